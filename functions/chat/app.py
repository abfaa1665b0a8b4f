"""Chat completions with memory, and every other `/v1` route: streamed by `kumbuka.runtime`."""

from kumbuka.adapters.logs import configure
from kumbuka.bootstrap import build, chatting, load_config
from kumbuka.runtime.function import AsgiFunction

configure("INFO")  # what keeps the function from its start is a line of JSON too
config = load_config()
configure(config.log_level)
handler = AsgiFunction(chatting(build(config)))
