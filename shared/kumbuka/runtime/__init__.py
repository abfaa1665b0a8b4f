"""The streaming Lambda runtime: an ASGI app behind the Lambda Runtime API."""
