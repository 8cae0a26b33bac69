"""What travels between server and client: frozen structs, nothing else."""
