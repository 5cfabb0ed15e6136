"""Second Estimate: everyone sends a contractor, and the second-strongest estimate gets the best one."""
