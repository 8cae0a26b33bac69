"""How a state is shown to a seat: the structs of `wire` filled from what the seat may see."""
