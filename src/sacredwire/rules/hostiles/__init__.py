"""What hostiles and Coworkers would do: pure choices, without chance."""
