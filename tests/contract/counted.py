"""A plugin of pytest that counts the sample events which ran, by function.

`make contract` loads it. A test tells the event that it ran with `record_property("event",
"chat/health")`. The run fails where an event of `events/` was not run, or there is none.
"""

from __future__ import annotations

import pytest

from tests.contract.stage import event_names

FUNCTIONS = ("chat", "extract", "maintain", "cleanup", "summarize")
RAN = pytest.StashKey[dict[str, set[str]]]()


def pytest_configure(config: pytest.Config) -> None:
    ran: dict[str, set[str]] = {function: set() for function in FUNCTIONS}
    config.stash[RAN] = ran
    config.pluginmanager.register(_Counter(config), "events-counter")


class _Counter:
    def __init__(self, config: pytest.Config) -> None:
        self._ran = config.stash[RAN]

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        for name, value in report.user_properties:
            if report.when == "call" and name == "event":
                function, _, event = str(value).partition("/")
                self._ran.setdefault(function, set()).add(event)


def _not_run(config: pytest.Config) -> list[str]:
    ran = config.stash[RAN]
    missing = [f"{f}/{event}" for f in FUNCTIONS for event in event_names(f) if event not in ran[f]]
    return missing + [f"{f}/*: there is no event" for f in FUNCTIONS if not event_names(f)]


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish(session: pytest.Session) -> None:
    if _not_run(session.config) and session.exitstatus == pytest.ExitCode.OK:
        session.exitstatus = pytest.ExitCode.TESTS_FAILED


def pytest_terminal_summary(
    terminalreporter: pytest.TerminalReporter, config: pytest.Config
) -> None:
    terminalreporter.section("events run")
    for function in FUNCTIONS:
        ran = config.stash[RAN][function]
        terminalreporter.line(f"{function}: {len(ran)} of {len(event_names(function))}")
    for event in _not_run(config):
        terminalreporter.line(f"NOT RUN: {event}", red=True)
