"""Swahili: where statements begin and end, and what states nothing."""

from __future__ import annotations

from kumbuka.memory.extraction.languages.english_topics import (
    CATEGORY_OF_TOPIC,
    HELD_BESIDE,
    HELD_ONCE,
)
from kumbuka.memory.extraction.languages.swahili_clauses import CLAUSE_FRAMES
from kumbuka.memory.extraction.languages.swahili_everyday import UNDIVIDED_STEPS
from kumbuka.memory.extraction.languages.swahili_frames import VERB_FRAMES
from kumbuka.memory.extraction.languages.swahili_parts import MY, anycase
from kumbuka.memory.extraction.languages.swahili_sentences import (
    ASKS,
    BEFORE_QUESTION,
    BLOCKED,
    CLAUSE_BREAK,
    DEMONSTRATIVE,
    FORGET,
    FORGET_ATTRIBUTE,
    MATERIAL,
    OPENER,
    POLITE,
    REMEMBER,
    REPORTED,
    SCENE,
    SPEAKING,
)
from kumbuka.memory.extraction.languages.swahili_words import (
    ATTRIBUTES,
    JOBS,
    RELATION_NAMES,
    RELATIONS,
    THINGS,
    topic_of,
)
from kumbuka.memory.extraction.table import Language, by_head

SWAHILI = Language(
    code="sw",
    marker=anycase(rf"\b(?:{SPEAKING}|mimi|sisi|{MY}|kumbuka|ukumbuke|usisahau|zingatia|sahau"
              rf"|futa|niite"
               r"|ni(?:\w{0,7}pend\w+)|uniite|tafadhali|usi\w+e|nijibu|jibu|unijibu|tumia|kuanzia"
               r"|kila|daima|pendwa|rangi|andika|tafsiri|fikiria|jifanye|tunga|badala|ili|epuka"
               r"|mara|afadhali"
               r"|heri|bora|kwangu|majibu|ni(?:ki|napo)\w+|tutumie|simulia|wewe|chukulia|fupisha"
               r"|sahihisha|hariri|rekebisha|boresha|haya|kamwe|hu\w{3,}a|ongea|zungumza|eleza"
               r"|unapojibu|unaponijibu|u(?:ki|napo)ni\w+|fahamu|hifadhi|weka|bila|acha|unaweza"
               r"|kwanza|\w+angu|timu"
               r"|mi|ni[kp]o|mie|kwa jina|sahau\w*|puuza|lugha|lazima|taja|ikumbukwe|ifahamike"
               r"|achana|ondoa"
               r"|jua|tunza|niwekee|nitunzie|jinsi|namna"
               r"|utaratibu"
               r"|nisha\w+"
               r"|nyumbani|makazi|wananiita|\w+nidhuru|\w+niletea|mzio|uamuzi|imeamuliwa|familia"
               r"|kikao|kwetu|kabila|usi\w+|ku\w+a|acha|toka sasa|nenda|weka\w*|ukinijibu"
               r"|afadhali|favou?rite|sio|eti|kwa kumbukumbu|hifadhi|sija\w+|watu|wengi|nime\w+"
               r"|kampuni|ni(?:fupish|harir|tafsir|sahihish|rekebish|boresh)i[ea]|shamba|duka"
               r"|biashara|kamati|bodi|wazazi|wanachama|filamu|wimbo|kitabu"
               r"|kikao|masikio|macho|mgongo|kanisani|msikitini|chama"
               r"|kikundi|kwaya"
               r"|\w{1,4}nani\w{3,}|ha\w{1,3}ni\w{3,}i|(?:li|ki|vi|zi|ya)hu?ni\w{3,}|nyama|nusu"
               r"|mungu)\b"),
    abbreviations=frozenset(["n.k", "nk", "k.m", "km", "dkt", "dk", "bw", "bi", "prof", "mh", "uk",
                             "tsh", "ksh", "k.v", "yaani", "mt", "s.l.p", "slp", "na"]),
    starters=frozenset(["mimi", "ninapenda", "napenda", "nina", "lakini", "pia", "tafadhali",
                        "yeye", "sasa", "hii", "na", "kwa", "ila"]),
    polite=POLITE,
    opener=OPENER,
    blocked=BLOCKED,
    reported=REPORTED,
    scene=SCENE,
    material=MATERIAL,
    clause_break=CLAUSE_BREAK,
    undivided=anycase(UNDIVIDED_STEPS),
    before_question=BEFORE_QUESTION,
    remember=REMEMBER,
    forget=FORGET,
    forget_attribute=FORGET_ATTRIBUTE,
    subject=anycase(rf"(?:(?P<user>(?:(?:mimi|sisi|mi|mie|miye)(?: na (?:familia"
    rf"|{RELATION_NAMES}) {MY}"
              rf"| (?:pia|binafsi"
                r"|mwenyewe|hapa|kwa kweli))?,?\s+"
                r"(?!na\b|nina \w+ swali))|(?:timu|kampuni|familia|ofisi) (?:yangu"
                r"|yetu)\s+(?=[iw](?:na|me|ta)|hu)"
                rf"|i (?=(?:ni|kama) (?:{JOBS})|kutoka |ni[kp]o (?-i:[A-Z]))|(?={SPEAKING}))"
                rf"|(?:(?:siku ya kuzaliwa|birthday|kazi|umri) [yw]a )?"
                rf"(?P<relation>{RELATION_NAMES})(?: {MY}|ngu\b)(?: (?:mkubwa|mdogo|wa (?:kwanza"
                r"|pili|mwisho|kiume"
                r"|kike)))?(?:,? (?P<name>(?:(?-i:Mzee|Bi|Bwana|Mama|Dkt\.?)"
                r" )?(?-i:[A-Z])[\w'’-]+(?: (?-i:[A-Z])[\w'’-]+)?|(?!(?:pia|sasa|bado|huwa|hivi"
                r"|siku|tu|kweli|yeye|ndiye|ndio|kwa|na|wa|ya|si\b|mkubwa"
                r"|mdogo|mpendwa|mzazi|mwingine|mmoja|mzee|mwenyewe|mkuu|mzuri|mpya|yule|huyo"
                r"|ambaye|kila|naye|wote)\b)"
                r"[a-z]{3,12}(?=,? (?:ni|ana|hana|a(?:na|li|me)\w{2,}|ha\w{3,}i|hu\w{2,}a)"
                r" ))(?=,?\s))?,?(?:\s+(?=\S)))"),
    adverbs=anycase(r"(?:(?:bado|pia|kwa kweli|sasa hivi|sasa|kwa sasa|siku hizi|binafsi|hasa"
        r"|nyumbani|kweli"
                r"|tu)\s+)+"),
    clause_frames=by_head(CLAUSE_FRAMES),
    verb_frames=by_head(VERB_FRAMES),
    object_end=anycase(r"\s(?:na ana|na hana|kuliko|kwa sababu|kwani|kwa kuwa|lakini|ila|wala"
                       r"|ingawa|ijapokuwa|bali|ili"
                   r"|amba(?:ye|yo|cho|lo|o|zo|vyo)|kwa hiyo|hivyo|huku|iwapo|maana|badala ya"
                   r"|kutokana"
                   r" na|licha ya|mradi tu|isipokuwa|unapo\w+|kila unapo\w+|nipe|nisaidie|nifanyie"
                   r"|nipendekezee)(?=\s|$)|\s[—–-]+\s"
                   r"|\s?[;(]"
                   r"|,\s?(?:na|zamani|lakini|tafadhali|hivyo|kwa|je|asante|sasa|pia|hasa|si|sio"
                   r"|naomba"
                   r"|naweza|unaweza|basi|karibu|ila|ni\w*|maana|mimi|mi|ndiyo|nini|hata|tumbo"
                   r"|ngozi|mwili"
                   r"|dawa gani|jaribu|rekebisha|badilisha|kuna|wapi|lini|vi\w+|ina\w+|una\w+"
                   r"|[zyv]i?[ai]?na\w{3,}"
                   r"|lina\w+|ana\w+|li\w{5,}|mbona|ngapi|ungependekeza|utapendekeza|tuna\w+"
                   r"|na\w{4,})\b|:\s"
                   r"|[!?]\s"),
    object_tail=anycase(r"[\s,]+(?:sana|kabisa|tena|sasa|siku hizi|pia|tu|tafadhali|asante|zaidi"
              r"|mno"
                    r"|(?:mwezi|wiki|mwaka) (?:uliopita|iliyopita|huu|hii|jana|ujao)|mwaka jana"
                    r"|jana|juzi"
                    r"|leo|kwa sasa|hivi karibuni|kamwe|daima|kila (?:wakati|mara)|kwa kweli|tangu"
                    r" \S.{0,30}|sasa hivi|karibu|jamani|kwa muda mrefu|hata kidogo|kuliko"
                    r" \S.*|kuanzia (?:sasa|leo)|badala yake|hatimaye|kidogo|kila siku|siku zote"
                    r"|miaka \w+ iliyopita|haha|lol|kwangu|aisee|bwana|ndugu|vibaya|ajabu|ujue"
                    r"|unajua|tangu utotoni|mimi|mi|kama familia|pekee yake|pamoja na \S.*)$"),
    article=anycase(r"(?:(?:ni|kutumia|pia)\s+(?=\S))"),
    not_objects=anycase(rf"(?:(?:{DEMONSTRATIVE}|wewe|yeye|wao|kitu|kila kitu|nini|nani|ipi|gani"
                    r"|wapi|kama"
                    r"|yote|zote|vyote|wote|chochote|lolote|yoyote|mimi|ninyi|au|hapa|hapo|huko"
                    r"|kule|kuwa"
                    r"|wewe"
                    rf"|kwamba|[nyzwlkch]+a[zyolche]+o|naye|sana|mno|kabisa|zaidi)(?=$|[\s,.])"
                    rf"|.*\b{DEMONSTRATIVE}$"
                    rf"|.*\bau\b|.*[😂🤣😝😜])"),
    not_objects_of={
        "preference": anycase(r"(?:(?:wazo|jibu|njia|chaguo|pendekezo|toleo|matokeo|mbinu|muundo"
                          r"|suluhisho"
                          r"|msimbo|wewe|yeye|nini|kila kitu|yote)(?:$|\s(?:la|ya|lako|yako|hilo"
                          r"|hii"
                          rf"|hiyo|wako|cha))|.*\b{DEMONSTRATIVE}$|{DEMONSTRATIVE}\b|.*\bau\b"
                          rf"|.*[😂🤣]|\w+ {DEMONSTRATIVE}\b)"),
        "identity": anycase(rf"(?:(?:{DEMONSTRATIVE}|nini|nani|gani|wapi|ipi|sawa|tayari|hapa"
              rf"|huko|kule"
                  rf"|hapo|nyumbani"
                        rf"|kazini|mimi|wewe|nje|ndani)(?=$|[\s,.])|.*\b(?:kesho|leo)$"
                        rf"|.*\b{DEMONSTRATIVE}$|.*\bau\b"
                        rf"|.*[😂🤣😝😜])"),
        "pattern": anycase(rf"(?:.*\b{DEMONSTRATIVE}$|{DEMONSTRATIVE}\b)"),
        "note": anycase(r"(?:hili|hii|hiyo|hilo|yote)$"),
        "instruction": anycase(r"(?:hivyo|hivi|hii|hilo)$"),
    },
    change=anycase(r"\b(?:sasa|siku hizi|kuanzia (?:sasa|leo|wiki hii|mwezi huu|mwaka huu|kesho)"
               r"|sahihisho|marekebisho|namaanisha|nilikosea|badala yake"
               r"|nimebadili(?:sha)? (?:mawazo"
               r"|nia)|mabadiliko ya mpango|kwa sasa)\b"),
    addition=anycase(r"\b(?:pia|vilevile|vile vile|zaidi ya hayo|mwingine|nyingine|kingine)\b"),
    qualifier=anycase(r"(?:(?:gari|simu|kompyuta|pikipiki|programu|kihariri|baiskeli)"
                  r" (?:langu |yangu |changu )?(?:(?:aina )?ya |la |cha )?(?=(?-i:[A-Z])))?(?=\S)"),
    purpose=anycase(r"\s(?:kwa|katika|kwenye|kama|wakati)\s"),
    topic_of=topic_of,
    things=THINGS,
    anything=frozenset(["kila kitu", "yote", "vyote"]),
    categories=CATEGORY_OF_TOPIC,
    held_once=HELD_ONCE,
    held_beside=HELD_BESIDE,
    asks=ASKS,
    negation=anycase(r"\b(?:si|sio|usi(?=\w+e)|haiko|hai(?=\w+i\b)|hakuna|kamwe)\b\s*"),
    attributes={**ATTRIBUTES, "kuzaliwa": "birthday", "saizi": "shoe_size", "nambari": "phone",
                "ukubwa": "shoe_size", "identity:lugha": "native_language"},
    relations=RELATIONS,
    instructions=(
        ("units", anycase(r"\b(?:metriki|selsiasi|farenhaiti|kilomita)\b")),
        ("emojis", anycase(r"\b(?:emojis?|vikaragosi|emoticons?)\b")),
        ("bullet_points", anycase(r"\b(?:vitone|nukta|bullet)\b")),
        ("answer_language", anycase(r"\b(?:kwa (?:lugha ya )?(?-i:K)i(?!f)[a-z]{3,}|ki(?:swahili"
                                r"|ingereza|faransa|jerumani|arabu|hispania|reno|china))\b")),
        ("answer_length", anycase(r"\b(?:mafupi|marefu|kifupi|ufupi|kina|undani|urefu|fupi"
                  r"|refu)\b")),
        ("answer_tone", anycase(r"\b(?:rasmi|heshima|kirafiki|moja kwa moja|rahisi|nyepesi)\b")),
    ),
)  # fmt: skip
