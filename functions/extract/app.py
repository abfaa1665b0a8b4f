"""Learn facts from finished turns, a batch of the queue at a time."""

from kumbuka.adapters.logs import configure
from kumbuka.bootstrap import build, learning, load_config

config = load_config()
configure(config.log_level)
handler = learning(build(config))
