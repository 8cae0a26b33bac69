"""What is asked over HTTP and over the WebSocket, one file a subject."""
