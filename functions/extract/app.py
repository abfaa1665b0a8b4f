"""Learn facts from finished turns, a batch of the queue at a time."""

import gc

gc.disable()  # what is loaded at the start stays: to look for garbage in it takes a twentieth

from kumbuka.adapters.logs import configure  # noqa: E402
from kumbuka.bootstrap import build, learning, load_config  # noqa: E402
from kumbuka.runtime.loading import loading  # noqa: E402

with loading("kumbuka.api.turn_batches"):  # secrets come over the network
    config = load_config()
configure(config.log_level)
handler = learning(build(config))
gc.freeze()
gc.enable()
