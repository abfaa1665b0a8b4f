"""Do the jobs that wait, a batch of the queue at a time."""

from kumbuka.adapters.logs import configure
from kumbuka.bootstrap import build, load_config, maintaining

config = load_config()
configure(config.log_level)
handler = maintaining(build(config))
