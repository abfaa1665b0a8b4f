"""Swahili: where statements begin and end, and what states nothing."""

from __future__ import annotations

import re

from kumbuka.memory.extraction.languages.english_topics import (
    CATEGORY_OF_TOPIC,
    HELD_BESIDE,
    HELD_ONCE,
)
from kumbuka.memory.extraction.languages.swahili_clauses import CLAUSE_FRAMES
from kumbuka.memory.extraction.languages.swahili_frames import MY, VERB_FRAMES
from kumbuka.memory.extraction.languages.swahili_words import (
    ATTRIBUTE_NAMES,
    ATTRIBUTES,
    RELATION_NAMES,
    RELATIONS,
    THINGS,
    topic_of,
)
from kumbuka.memory.extraction.letter_case import CaseBlind, case_blind
from kumbuka.memory.extraction.table import Language, by_head


def _re(pattern: str, flags: int = re.I) -> CaseBlind:
    return case_blind(pattern, flags)


_I_DO = (
    r"(?:ni(?:na|me|ta|li|nge(?=penda|taka))\w{2,}|nina\b|nna\w{2,}|na(?:ishi|kaa|fanya|penda"
    r"|pendelea|tumia|toka|itwa"
    r"|chukia|zungumza|ongea|endesha|miliki|soma|jifunza|ugua|ogopa|cheza|kunywa|kula|furahia"
    r"|andika|jua|fuga|somea|fahamu|amka|lala|vuta|kerwa|thamini|vutiwa)\w*"
    r"|na\w{4,}a\b|tuna\b"
    r"|(?:si(?!si\b|mu\b|ku\b|o\b|a\b|kio\b|mba\b)|hatu)\w*i\b|sina\b|sija\w+|siwezi"
    r"|tu(?:na|me|ta)\w+|huwa\b|siku zote (?:ni|hu)\w+)"
)
_DEMONSTRATIVE = (
    r"(?:h(?:ilo|ili|iyo|ii|icho|iki|uyo|uyu|izo|izi|ayo|aya|ivyo|ivi|uo|uu|awa|ao)|ile|lile|yule"
    r"|kile|vile|zile|yale|ule|[lyzwcv]y?ako|wenu|yenu)"
)
_SAY = (
    r"(?:sema|ambia|dai|amini kuwa|amini kwamba|fikiri|uliza|jibu(?= kuwa| kwamba)|imba|nukuu"
    r"|andika kwamba|andika kuwa|lalamika|simulia|eleza kuwa|eleza kwamba|sisitiza)"
)

SWAHILI = Language(
    code="sw",
    marker=_re(rf"\b(?:{_I_DO}|mimi|sisi|{MY}|kumbuka|ukumbuke|usisahau|zingatia|sahau|futa|niite"
               r"|ni(?:\w{0,7}pend\w+)|uniite|tafadhali|usi\w+e|nijibu|jibu|unijibu|tumia|kuanzia"
               r"|kila|daima|andika|tafsiri|fikiria|jifanye|tunga|badala|ili|epuka|mara|afadhali"
               r"|heri|bora|kwangu|majibu|ni(?:ki|napo)\w+|tutumie|simulia|wewe|chukulia|fupisha"
               r"|sahihisha|hariri|rekebisha|boresha|haya|kamwe|hu\w{3,}a|ongea|zungumza|eleza"
               r"|unapojibu|unaponijibu|fahamu|hifadhi|weka|bila|acha|unaweza|kwanza|\w+angu|timu"
               r"|kampuni)\b"),
    abbreviations=frozenset(["n.k", "nk", "k.m", "km", "dkt", "dk", "bw", "bi", "prof", "mh", "uk",
                             "tsh", "ksh", "k.v", "yaani", "mt", "s.l.p", "slp", "na"]),
    starters=frozenset(["mimi", "ninapenda", "napenda", "nina", "lakini", "pia", "tafadhali",
                        "yeye", "sasa", "hii", "na", "kwa", "ila"]),
    polite=_re(r"(?:tafadhali[, ]+)?(?:unaweza|waweza|ungeweza"
               r"|naomba) (?:tafadhali )?(?=(?:ku)?kumbuka"
               r" (?:kuwa|kwamba)\b|.{1,80}\b(?:kuanzia sasa|siku zijazo|siku zote)\b)"),
    opener=_re(r"(?:[\s\"(*_–—-]+|(?:(?:habari|hujambo|jambo|mambo|salamu|shikamoo|hi|hello|halo)"
               r"(?: (?:yako|zenu|gani|za (?:asubuhi|mchana|jioni|leo)|rafiki|kumbuka|wote))?"
               r"|asante(?: sana| kwa \w+(?: \w+)?)?|ahsante(?: sana)?|sawa(?: sawa)?|haya|ndiyo"
               r"|ndio|hapana|ok(?:ay)?|naam|kwa kweli|kusema (?:kweli|ukweli)|ukweli ni kwamba"
               r"|kwa hakika|btw|fyi|kwa taarifa(?: yako)?|taarifa|sahihisho|marekebisho|samahani"
               r"(?:,? nilikosea|,? namaanisha)?|nilikosea|namaanisha|bado|lakini|ila|na|pia"
               r"|hata hivyo"
               r"|basi|kwa hiyo|hivyo|halafu|kisha|mwishowe|hatimaye|sasa|kwa sasa|leo|siku hizi"
               r"|hivi karibuni|jambo (?:moja|lingine)|kitu (?:kimoja|kingine)|zaidi ya hayo|kuhusu"
               r" mimi|kuhusu (?:kazi|familia) yangu|muktadha|kwa bahati (?:nzuri|mbaya)|kwa upande"
               r" wangu|binafsi|kwa maoni yangu|nadhani|nafikiri|naamini|kwanza|pili|mwisho|kwa"
               r" kawaida(?=,)|mabadiliko ya mpango|kama (?:nilivyosema|nilivyokuambia|unavyojua)"
               r"|nimebadili(?:sha)? mawazo|kwa sababu|kwa kuwa|tangu (?:mwaka|mwezi|wiki) \w+"
               r"|kumbukumbu|oh|ah|aha|lo|jamani|kwanza kabisa|pamoja na hayo|ikiwezekana"
               r"|kuanzia (?:kesho|wiki ijayo|mwezi ujao|jumatatu)|kazini|nyumbani)"
               rf"(?:[,:!.;–—-]+\s*|\s+(?=(?:{_I_DO}|mimi\b|sisi\b|tafadhali|kumbuka|niite|jina"
               r"|dada"
               r"|kaka|mke|mume|mama|baba|mtoto|rangi|chakula|usi\w+e|sasa|bosi|mbwa|paka|kihariri"
               r"|kwamba|kuwa|siku yangu|umri))(?:kwamba |kuwa )?)"
               r"|(?:kabla ya|baada ya|wakati wa)(?: \w+){1,3}?,? (?=huwa\b|ni(?:na|me)|daima\b"
               r"|hu\w+a\b)"
               r"|(?:asubuhi|jioni|usiku|mchana|wikendi|jumapili|jumamosi),? (?=huwa\b|nina"
               r"|hu\w+a\b)"
               r"|tafadhali[, ]+(?!andika|tafsiri|nisaidie)|(?:ni(?:na|li)?(?:dhani|fikiri|amini"
               rf"|sema|shakuambia|kuambia|jua))(?: kwamba| kuwa)? (?={_I_DO}|mimi\b)"
               rf"|unapaswa kujua (?:kuwa|kwamba) )"),
    blocked=_re(r"(?:je|kama(?! (?:nilivyo|kawaida|unavyo|mtu|mwalimu|daktari))|ikiwa|iwapo|endapo"
                r"|laiti|lau|(?:mimi )?(?:ni|tu|u|a)(?:nge|ngeli)(?!(?:penda|pendelea|taka)(?: kuwa"
                r"| kwamba)? (?:u(?:ni|si|tu)?\w+[eu]\b|majibu))\w+|(?:ni?na|natu|tuna)tamani"
                r"|(?:ni?na|tuna)"
                r"(?:taka|hitaji|omba|tumaini|panga|tarajia|jaribu|jiuliza|waza)(?! (?:kuwa "
                r"|kwamba )?"
                r"(?:u(?:ni|si|tu)?\w+e\b|majibu|maelezo))|labda|huenda|pengine|tuseme|fikiria"
                r"|chukulia"
                r"|jifanye|tuchukulie|tufanye|nani|nini|wapi|lini|kwa ?nini|mbona|vipi|jinsi|namna"
                r"|ni(?:na)?wezaje|(?:ni?na|tuna)weza|nifanyeje|nifanye|una(?!po(?:ni)?jibu)\w+"
                r"|ume\w+|unge\w+"
                r"|(?:tafadhali )?(?:andika(?! kwa )|niandikie|tafsiri|fupisha|nisaidie|rekebisha"
                r"|nionyeshe|nielekeze|niambie|nieleze|eleza(?! (?:kwa|mambo))|tunga|orodhesha"
                r"|tengeneza"
                r"|pendekeza|nipendekezee|nitafutie|tafuta|hesabu|badilisha|ongeza|angalia|kagua"
                r"|nikumbushe|toa|nipe(?! majibu)|linganisha|changanua)|sijui|sina (?:uhakika"
                r"|hakika)"
                r"|sidhani|sijawahi|siku?sema|sikumaanisha|simaanishi|si (?:kweli|kwamba|kuwa)|sio"
                r" (?:kweli|kwamba)|haimaanishi|natumai\w*|ninatumai\w*|nusura|nilikuwa|nilitaka"
                r"|inasemekana|eti|hivi ni|tunaomba|naomba (?:msaada|unisaidie)|sikuwahi)\b"),
    reported=_re(rf"\b(?:(?:a|wa)(?:na|li|me|ka|napo)?(?:ni|tu|ku|m)?{_SAY}\w{{0,4}}|hu(?:ni|tu)?"
                 r"(?:sema|ambia)|kulingana na|kwa mujibu wa|inasemekana|eti|asema|wasema|walidai"
                 r"|mashairi ya|maneno ya wimbo|unasema hivi|anasema|nukuu|wimbo unasema)\b"),
    scene=_re(r"(?:(?:tafadhali |hebu )?(?:andika|niandikie|tunga|nitungie|simulia|nisimulie"
              r"|tuandike"
              r")(?: \w+)? ?(?:hadithi|shairi|barua|insha|mazungumzo|tamthilia|wimbo|riwaya|mchezo"
              r"|hotuba|ngano|tangazo)|jifanye|fikiria|hebu (?:tuigize|fikiria|tujifanye|tuseme)"
              r"|tuigize|wewe ni (?!rafiki)|chukulia|igiza|katika (?:hadithi|riwaya|tamthilia"
              r"|mchezo|igizo|tukio) (?:hii|hili|hiyo|yangu|huu)|tuseme|laiti)"),
    material=_re(r"\b(?:tafsiri|nitafsirie|itafsiri|utafsiri|translate)\b(?! ya\b)"
                 r"|\A(?=[^:]*:)(?:.*?\b"
                 r"(?:fupisha|hariri|sahihisha|rekebisha|boresha|changanua|kagua|soma|pitia"
                 r"|endeleza"
                 r"|badilisha)\b.*:\s*(?:\S.*)?$|.*?\b(?:haya|hii|hapa|huu|yafuatayo|ifuatayo"
                 r"|hapa chini"
                 r")\b.{0,60}\b(?:maandishi|barua|makala|ujumbe|msimbo|logi|insha|hadithi|hati|aya"
                 r"|mazungumzo|maneno)\b.*:\s*$)"),
    clause_break=_re(r"(?<!mimi)\s*(?:;|[,—–]|\s-\s|,?\s(?:na|lakini|ila|bali|halafu|kisha|hivyo"
                     r"|ingawa|pia"
                     r"|huku|ijapokuwa))\s*(?:(?:na|lakini|ila|halafu|pia|hivyo|bali|kwa hiyo) )?"
                     rf"(?:(?=(?:(?:sasa|pia|kwa sasa|siku hizi) )?(?:{_I_DO}|mimi\b|jina {MY}"
                     rf"|umri {MY}|(?:{RELATION_NAMES}) {MY}\s|tafadhali\b|niite\b|kumbuka\b"
                     r"|(?:rangi|chakula|kinywaji|kihariri) ni\w*pend))|(?P<elided>(?=ana(?!ye"
                     r"|o)\w{3,}|ana (?:mzio|aleji|umri|miaka)\b|hapendi\b)))"),
    before_question=_re(r"(?:[,;.—–]|\s-\s)\s*(?:(?:na|kwa hiyo|basi|lakini) )?(?=(?:je|nini|naweza"
                        r"|ninaweza|unaweza|vipi|kwa ?nini|wapi|nani|lini|una|unapendekeza|kuna"
                        r"|gani"
                        r"|nifanye\w*|nipike|ni\w+ (?:nini|gani|ipi)|tafadhali|ninunue|nile|niende"
                        r"|utapendekeza|ungependekeza|nianze)\b)|\s(?:na|kwa hiyo|hivyo)\s"
                        r"(?=(?:je|nini|naweza|unaweza|vipi|wapi)\b)"),
    remember=_re(r"(?:(?:tafadhali |pia |daima |naomba )*(?:(?:u)?kumbuk[ae]|usisahau|zingatia"
                 r"|uzingatie"
                 r"|weka akilini|weka kumbukumbu|hifadhi|fahamu|ufahamu|ujue|tambua|elewa|andika"
                 r"|kukumbuka)(?: (?:hili|hii|vizuri|tafadhali|hivi))?"
                 r"(?:\s?[:,]|[:,]? (?:kuwa|kwamba)(?=\s)|(?<=umbuka)(?= ))\s+(?!(?:ku\w+a|wakati"
                 r"|jinsi|yale|siku ile|lini|nini|vile|zamani|tulipo\w*|nilipo\w*|mimi kesho"
                 r"|hadithi|mambo|tu)\b|ili\b)|(?:kumbusho|kumbukumbu|kumbuka)[:,] )"),
    forget=_re(r"(?:tafadhali )?(?:sahau|usahau|futa|ondoa)(?: kabisa)? (?:(?:(?:yale|yote|kile"
               r"|hayo)"
               r" )?(?:nili(?:cho|yo|vyo)?\w*(?:sema|kuambia|eleza)\w* )(?:kuhusu |kwamba |kuwa )"
               r"|kuhusu |habari za |kwamba |kuwa |kumbukumbu (?:ya|za) |taarifa (?:za|kuhusu)"
               r" |suala la |(?=mimi\b|napenda|ninapenda|nina\w+))"),
    forget_attribute=_re(r"(?:tafadhali )?(?:sahau|usahau|futa"
                         r"|ondoa) (?:(?P<favourite>[a-z][\w -]{0,40}?)"
                         rf"(?: {MY})? (?:ni\w{{0,7}}pend\w+|pendwa)(?: zaidi)?|(?:jina la )?"
                         rf"(?P<attribute>{ATTRIBUTE_NAMES}|{RELATION_NAMES}) {MY}"
                         r"(?: ya kuzaliwa| ya simu)?)[.!\s]*$"),
    subject=_re(rf"(?:(?P<user>(?:(?:mimi|sisi)(?: na (?:{RELATION_NAMES}) {MY}| (?:pia|binafsi"
                r"|mwenyewe|hapa|kwa kweli))?,?\s+"
                r"(?!na\b|nina \w+ swali))|(?:timu|kampuni) (?:yangu|yetu)\s+(?=[iw](?:na|me))"
                rf"|(?={_I_DO}))"
                rf"|(?P<relation>{RELATION_NAMES})(?: {MY}|ngu\b)(?: (?:mkubwa|mdogo|wa (?:kwanza"
                r"|pili|mwisho)))?(?:,? (?P<name>(?-i:[A-Z])[\w'’-]+)(?=,?\s))?,?(?:\s+(?=\S)))"),
    adverbs=_re(r"(?:(?:bado|pia|kwa kweli|sasa|kwa sasa|siku hizi|binafsi|hasa|bado|kweli"
                r"|tu)\s+)+"),
    clause_frames=by_head(CLAUSE_FRAMES),
    verb_frames=by_head(VERB_FRAMES),
    object_end=_re(r"\s(?:kuliko|kwa sababu|kwani|kwa kuwa|lakini|ila|ingawa|ijapokuwa|bali|ili"
                   r"|amba(?:ye|yo|cho|lo|o|zo|vyo)|kwa hiyo|hivyo|huku|iwapo|maana|badala ya"
                   r"|kutokana"
                   r" na|licha ya|mradi|isipokuwa|unapo\w+|kila unapo\w+)(?=\s|$)|\s[—–-]+\s"
                   r"|\s?[;(]"
                   r"|,\s?(?:na|lakini|tafadhali|hivyo|kwa|je|asante|sasa|pia|hasa|si|sio|naomba"
                   r"|naweza|unaweza|basi|karibu|ila|ni\w+|maana|mimi|ndiyo|nini|hata)\b|:\s"
                   r"|[!?]\s"),
    object_tail=_re(r"[\s,]+(?:sana|kabisa|tena|sasa|siku hizi|pia|tu|tafadhali|asante|zaidi|mno"
                    r"|(?:mwezi|wiki|mwaka) (?:uliopita|iliyopita|huu|hii|jana|ujao)|mwaka jana"
                    r"|jana"
                    r"|leo|kwa sasa|hivi karibuni|kamwe|daima|kila (?:wakati|mara)|kwa kweli|tangu"
                    r" \S.{0,30}|sasa hivi|karibu|jamani|kwa muda mrefu|hata kidogo|kuliko"
                    r" \S.*|kuanzia (?:sasa|leo)|badala yake|hatimaye|kidogo|kila siku|siku zote"
                    r"|miaka \w+ iliyopita|haha|lol|kwangu|pamoja na \S.*)$"),
    article=_re(r"(?:(?:ni|kutumia)\s+(?=\S))"),
    not_objects=_re(rf"(?:(?:{_DEMONSTRATIVE}|wewe|yeye|wao|kitu|kila kitu|nini|nani|ipi|gani"
                    r"|wapi|kama"
                    r"|yote|zote|vyote|wote|chochote|lolote|yoyote|mimi|ninyi|au|hapa|hapo|kuwa"
                    rf"|kwamba)(?=$|[\s,.])|.*\b{_DEMONSTRATIVE}$|.*\bau\b)"),
    not_objects_of={
        "preference": _re(r"(?:(?:wazo|jibu|njia|chaguo|pendekezo|toleo|matokeo|mbinu|muundo"
                          r"|suluhisho"
                          r"|msimbo|wewe|yeye|nini|kila kitu|yote)(?:$|\s(?:la|ya|lako|yako|hilo"
                          r"|hii"
                          rf"|hiyo|wako|cha))|.*\b{_DEMONSTRATIVE}$|{_DEMONSTRATIVE}\b|.*\bau\b)"),
        "pattern": _re(rf"(?:.*\b{_DEMONSTRATIVE}$|{_DEMONSTRATIVE}\b)"),
        "note": _re(r"(?:hili|hii|hiyo|hilo|yote)$"),
        "instruction": _re(r"(?:hivyo|hivi|hii|hilo)$"),
    },
    change=_re(r"\b(?:sasa|siku hizi|kuanzia (?:sasa|leo|wiki hii|mwezi huu|mwaka huu|kesho)"
               r"|sahihisho|marekebisho|namaanisha|nilikosea|badala yake"
               r"|nimebadili(?:sha)? (?:mawazo"
               r"|nia)|mabadiliko ya mpango|kwa sasa)\b"),
    addition=_re(r"\b(?:pia|vilevile|vile vile|zaidi ya hayo|mwingine|nyingine|kingine)\b"),
    qualifier=_re(r"(?:(?:gari|simu|kompyuta|pikipiki|programu|kihariri|baiskeli)"
                  r" (?:langu |yangu |changu )?(?:(?:aina )?ya |la |cha )?(?=(?-i:[A-Z])))?(?=\S)"),
    purpose=_re(r"\s(?:kwa|katika|kwenye|kama|wakati)\s"),
    topic_of=topic_of,
    things=THINGS,
    anything=frozenset(["kila kitu", "yote", "vyote"]),
    categories=CATEGORY_OF_TOPIC,
    held_once=HELD_ONCE,
    held_beside=HELD_BESIDE,
    negation=_re(r"\b(?:si|sio|usi(?=\w+e)|haiko|hai(?=\w+i\b)|hakuna|kamwe)\b\s*"),
    attributes={**ATTRIBUTES, "kuzaliwa": "birthday", "saizi": "shoe_size", "nambari": "phone",
                "ukubwa": "shoe_size", "identity:lugha": "native_language"},
    relations=RELATIONS,
    instructions=(
        ("units", _re(r"\b(?:metriki|selsiasi|farenhaiti|kilomita)\b")),
        ("emojis", _re(r"\b(?:emojis?|vikaragosi|emoticons?)\b")),
        ("bullet_points", _re(r"\b(?:vitone|nukta|bullet)\b")),
        ("answer_language", _re(r"\b(?:kwa (?:lugha ya )?(?-i:K)i(?!f)[a-z]{3,}|ki(?:swahili"
                                r"|ingereza|faransa|jerumani|arabu|hispania|reno|china))\b")),
        ("answer_length", _re(r"\b(?:mafupi|marefu|kifupi|ufupi|kina|undani|urefu|fupi|refu)\b")),
        ("answer_tone", _re(r"\b(?:rasmi|heshima|kirafiki|moja kwa moja|rahisi|nyepesi)\b")),
    ),
)  # fmt: skip
