from kumbuka.memory.gate import Evidence, QueryWords, evidence, judge, query_words
from kumbuka.memory.model import Memory, MemoryType, Place
from kumbuka.memory.ranking import Candidate, ScopeStatistics


def candidate(content: str, cosine: float | None = 0.1, key: str = "k") -> Candidate:
    memory = Memory("m", Place("o"), MemoryType.FACTUAL, key, content, {}, 0, 0, 0, 0)
    return Candidate(memory, None, cosine)


def among(query: QueryWords, *df: int, rows: int = 100) -> ScopeStatistics:
    return ScopeStatistics(rows, 0.05, 0.08, df or (1,) * len(query.words))


def found(message: str, content: str, cosine: float | None = 0.1, *df: int) -> Evidence:
    query = query_words(message)
    return evidence(query, candidate(content, cosine), among(query, *df))


def test_words_and_count_terms_have_one_order() -> None:
    query = query_words("which DEC-0054 port does billing use?")
    assert query.words == ("dec-0054", "port", "billing", "use")
    assert query.count_terms == ('"dec 0054"', '"port"', '"billing"', '"use"')
    assert query.exact_tokens == ("dec-0054",)


def test_at_most_twelve_words_are_counted() -> None:
    assert len(query_words(" ".join(f"word{chr(97 + n)}" for n in range(26))).words) == 12


def test_a_message_without_content_has_no_words() -> None:
    assert query_words("what about that?") == QueryWords()
    assert not found("what about that?", "I like that.").passes


def test_shared_content_words_in_any_inflection_pass() -> None:
    assert found("billing?", "We decided to go with Postgres for billing.", 0.4).passes
    assert found("Which trips did I plan?", "I am planning a trip.").coverage > 0.9


def test_one_common_word_of_several_is_no_evidence() -> None:
    assert not found("what is a good time to plant tomatoes", "I had a good day.", 0.2).passes


def test_closeness_alone_passes_only_when_it_is_great() -> None:
    assert not found("Which language should I use?", "I prefer TypeScript.", 0.29).passes
    assert found("Which editor do I like?", "Vim is my choice.", 0.6).passes


def test_rare_words_count_for_more_than_common_ones() -> None:
    rare = found("zanzibar hotel", "zanzibar in May", 0.1, 1, 60).coverage
    common = found("zanzibar hotel", "a hotel in May", 0.1, 1, 60).coverage
    assert rare > common


def test_a_rare_exact_token_is_evidence_alone() -> None:
    assert found("remind me of ZX0001 and other matters today", "ticket ZX0001", 0.0).rare_token
    assert found("remind me of ZX0001 and other matters today", "ticket ZX0001", 0.0).passes
    assert not found("about 1.0.21 and others", "release 11.0.21", 0.0).rare_token
    assert not found("about c++ and others", "I prefer C.", 0.0).rare_token


def test_a_frequent_exact_token_is_not() -> None:
    assert not found("node.js setup script please", "node.js", 0.0, 90, 1, 1).rare_token


def test_quantities_prove_nothing() -> None:
    assert query_words("at 3pm or 12:30 it was 20.04 degrees").exact_tokens == ()


def test_chinese_words_are_found_inside_sentences() -> None:
    assert found("数据库迁移", "数据库迁移使用蓝绿部署", 0.2).passes
    assert not found("数据库迁移", "我喜欢喝乌龙茶", 0.1).passes


def test_key_words_are_part_of_a_memory_but_hashes_are_not() -> None:
    query = query_words("favourite editor")
    held = evidence(query, candidate("Helix.", 0.2, "favourite:editor"), among(query))
    assert held.coverage == 1.0
    note = query_words("note")
    hashed = candidate("Helix.", 0.2, "note:0123456789abcdef")
    assert evidence(note, hashed, among(note)).coverage == 0.0


def test_without_a_vector_coverage_decides() -> None:
    assert found("which port is the staging db on", "the staging DB is on port 6543", None).passes
    assert not found("write a bash script", "I like tea.", None).passes


def test_a_memory_that_passes_lets_its_companions_in() -> None:
    query = query_words("staging port")
    weak = candidate("nothing shared", 0.45)
    strong = candidate("staging port 6543", 0.5)
    assert [e.passes for e in judge(query, [weak], among(query))] == [False]
    assert [e.passes for e in judge(query, [weak, strong], among(query))] == [True, True]
    unlike = candidate("nothing shared", 0.1)
    assert [e.passes for e in judge(query, [unlike, strong], among(query))] == [False, True]


def test_models_that_find_all_texts_alike_are_brought_to_scale() -> None:
    query = query_words("bash script")
    alike = ScopeStatistics(200, 0.75, 0.03, (0, 0))
    assert not evidence(query, candidate("I like tea.", 0.78), alike).passes
    assert evidence(query, candidate("I like tea.", 0.96), alike).passes


def test_missing_frequencies_are_no_error() -> None:
    query = query_words("staging port")
    nothing = ScopeStatistics(0, 0.0, 0.0, ())
    assert evidence(query, candidate("staging port", 0.3), nothing).passes
