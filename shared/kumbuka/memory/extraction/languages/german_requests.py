"""What somebody asks of every answer in German, as an order, a wish or a remark."""

from __future__ import annotations

from typing import Any

from kumbuka.memory.extraction.languages.german_frames import frame
from kumbuka.memory.extraction.languages.german_words import LANGUAGE_NAMES
from kumbuka.memory.extraction.table import Frame

_MINUS: dict[str, Any] = {"polarity": "-"}
_SOFT = (
    r"(?:(?:knallhart|schonungslos|brutal|absolut|total|ganz|super|richtig|bitte|mir|mich|uns|immer"
    r"|stets|nur|ruhig|doch|mal|künftig|ab jetzt|ab sofort|in Zukunft"
    r"|gern"
    r"|gerne|lieber|etwas|bisschen|ein bisschen|einfach|generell|grundsätzlich|ausschließlich"
    r"|möglichst"
    r"|am besten|alles|noch|viel|so|dabei|weiterhin|deine Antworten|in deinen Antworten|sie|dich"
    r"|alle|es|sachen|dinge"
    r"|wirklich|am Ende|zuerst|vorher|zusätzlich|mit mir|zu mir) )*"
)
_HENCE = (
    r"(?:ab jetzt|ab sofort|von nun an|von jetzt an|ab heute|in Zukunft|künftig|zukünftig|ab hier"
    r"|fortan"
    r"|beim nächsten Mal|nächstes Mal|in deinen Antworten|standardmäßig|generell|für alle "
    r"Antworten)"
)
_STYLE = (
    r"(?:Emojis?|Smileys?|Fachjargon|Jargon|Markdown|Anglizismen|Aufzählungen|Stichpunkte|Floskeln"
    r"|\w*floskeln|Ausrufezeichen|Füllwörter|Fachbegriffe|Fremdwörter|lange[ns]? \w+|Romane"
    r"|langatmig\w* \w+"
    r"|Einleitung(?:en|ssätze)?|Zusammenfassung(?:en)?|Smalltalk|Entschuldigungen|Komplimente"
    r"|Moralpredigten"
    r"|Belehrungen|Tabellen|Überschriften|Bulletpoints|Bullet Points|Listen|Fettdruck|Blabla"
    r"|Gelaber|Drumherum"
    r"|Warnhinweise|Disclaimer|Wiederholungen|Schachtelsätze|Abkürzungen|Metaphern|Witze|Gendern"
    r"|Rückfragen|Sternchen|Gedankenstriche|Schachtelsätze|Lobhudelei\w*|Schmeichelei\w*|Textwände"
    r"|Geschwafel|Schnickschnack|(?:englisch|lateinisch|kompliziert|schwierig|fremd)\w* "
    r"(?:Begriffe|Wörter|Ausdrücke|Worte)|Kommentare im "
    r"Code)"
)
_MANNER = (
    r"(?:direkt|ehrlich|kurz|knapp|präzis|höflich|förmlich|locker|sachlich|formell|prägnant|konkret"
    r"|freundlich|kritisch|kreativ|geduldig|streng|humorvoll|professionell|neutral|lässig|witzig"
    r"|ausführlich"
    r"|verständlich|einfach|klar|natürlich|persönlich|technisch|schonungslos|vorsichtig|entspannt"
    r"|strukturiert|detailliert|motivierend)(?:e[rsn]?)?"
)
_TO_USER = (
    r"(?:entschuldigen|wiederholen|rechtfertigen|siezen|duzen|loben|belehren|bedanken|erklären"
    r"|zusammenfassen"
    r"|übersetzen|ausschreiben|kommentieren|korrigieren|begrüßen|verabschieden|nachfragen|schleimen"
    r"|schmeicheln"
    r"|beschönigen|antworten|erwähnen|vorschlagen|formatieren|bestätigen|erinnern|warnen|kürzen"
    r"|ausholen)"
)

REQUEST_FRAMES: tuple[Frame, ...] = (
    frame("du sie", r"(?:du|sie) (?:brauchst|musst|brauchen|müssen|sollst|darfst|kannst)(?: (?:mich"
          r"|dich|mir|sich"
          r"|uns))?(?: (?:ab jetzt|bitte|auch|wirklich|künftig))* (?P<negated>(?:nicht|nich|nie)"
          r" )(?:immer |ständig |dauernd |jedes Mal |jedesmal |alles |mehr |so |extra )*"
          rf"(?:[^,;]{{0,30}}?(?:zu )?)(?P<object>{_TO_USER}\b.*)", "instruction"),
    frame("du sie", r"(?:du|sie) (?:brauchst|musst|sollst|darfst|kannst)(?: (?:ab jetzt|bitte|auch"
          r"|wirklich))* "
          r"(?:mich|dich|mir|dir|sich|uns) (?P<negated>(?:nicht|nie) (?:immer |ständig |dauernd "
          r"|mehr )*)"
          rf"(?:[^,;]{{0,30}}?(?:zu )?)(?P<object>{_TO_USER}\b.*)", "instruction"),
    frame("hör hören", r"hör(?:en sie)? (?:bitte )?(?:endlich )?auf,? (?:damit,? "
          r")?(?:(?:dich|mich|mir) (?:bitte )?)?(?P<object>(?:so|ständig|immer|dauernd|alles|zu"
          r"|mit|für|bei|jede\w*)\b.*)", "instruction", **_MINUS),
    frame("bitte keine kein ohne vermeide vermeid nie verzichte verzicht lass spar ab jetzt "
          "weniger schluss keinerlei "
          "niemals spart bloß ja", rf"(?:{_HENCE},? )?(?:(?:bitte|bloß|ja) )*(?P<negated>keine?"
                rf"|keinerlei|ohne"
          r"|vermeide?|nie|niemals"
          r"|verzichte? (?:bitte )?auf|lass|spar(?:e)? (?:dir )?|schluss mit|weniger)(?: (?:bitte"
          r"|die|das|den"
          rf"|alle|auf|dir|diese|mit|deine|solche|ständige))* ?(?P<object>{_STYLE})\b.*",
          "instruction"),
    frame("schreib schreibe mach nutze benutze verwende gib setz nutz benutz verwend sag antworte "
          "füg stell stelle",
          r"(?P<object>(?:schreibe?|mach|nutze?|benutze?|verwende?|gib|setze?|sag|antworte?|füge?"
          r"|stelle?) "
          rf"{_SOFT}(?P<negated>keine?|nie|niemals|nicht(?: (?:so|immer|ständig|zu|mehr|jedes "
          r"Mal))*)(?: mehr)?"
          rf" (?:{_STYLE}|viel|lang|ausführlich|langen?|ganze Romane|jedes Mal|unnötige)\b.*)",
          "instruction"),
    frame("bei in für immer nie niemals", r"(?P<object>(?:(?:bei|in|für) [\w -]{3,30}? )?"
          r"(?P<negated>nie |niemals )?(?:(?:bitte|immer|stets|grundsätzlich) )+[^,;]{2,60}? "
          r"(?:angeben|verwenden|nutzen|benutzen|schreiben|antworten|nennen|erklären|weglassen"
          r"|runden|umrechnen|zeigen|formatieren|duzen|siezen|zitieren|berücksichtigen|beachten"
          r"|ausgeben))[\s.!]*$", "instruction",
          needs=("immer", "stets", "rundsätz", "ie", "itte")),
    frame("kurze knappe ausführliche deutsche einfache klare ehrliche",
          r"(?P<object>(?:kurze|knappe"
          r"|ausführliche|deutsche|einfache|klare|ehrliche) (?:Antworten|Erklärungen|Sätze)\b.*)",
          "instruction"),
    frame("bring bringe zeig zeige nenn nenne erfinde", r"(?:bring|zeig|nenn|erfind)e? (?:mir "
          r"|bitte |dabei )*"
          r"(?P<negated>keine?n? |nie )(?P<object>(?-i:[A-ZÄÖÜ])\S.*)", "instruction"),
    frame("bleib bleibe bleiben", r"(?P<object>(?:bleibe?|bleiben wir) (?:bitte "
          r"|immer )*(?:bei den Fakten|beim Thema|beim "
          r"Du|beim Sie"
          r"|auf Deutsch|bei der Sache)\b.*)", "instruction"),
    frame("lass", rf"lass {_SOFT}(?:die |das |den |alle |mal )*(?P<object>[^,;]{{2,40}}?) (?:weg"
          r"|sein|bleiben)\b.*",
          "instruction", **_MINUS),
    frame("antworte antwort schreib schreibe sprich rede erklär erkläre formulier formuliere "
          "kommuniziere red "
          "antworten", r"(?P<object>(?:antworte?|schreibe?|sprich|rede?|erkläre?|formuliere?"
          r"|kommuniziere?) "
          rf"{_SOFT}(?:auf {LANGUAGE_NAMES}|in (?:einfache[rnm]?|kurzen|ganzen|einem Satz|\w+form"
          r"|stichpunkten"
          r"|wenigen|höchstens|maximal|leichter|einfachen|\w+ Sätzen)|kurz|knapp|ausführlich"
          r"|höflich|förmlich"
          r"|locker\w*|kürzer|einfacher|mit (?:Stichpunkten|Beispielen|mir wie|Quellen)|wie (?:mit"
          r"|für|einem|"
          r"einer|zu)|so,? (?:\w+ wie|als|dass)|möglichst \w+|ohne \w+|als (?:Liste|Stichpunkte"
          r"|Tabelle|wär\w*"
          r"|ob)|präzise\w*|sachlich\w*|verständlich\w*|direkt\w*|stichpunktartig|deutlich \w+|per "
          r"(?:du|sie)"
          r"|ehrlich\w*)\b.*)",
          "instruction"),
    frame("sei bleib bleibe", rf"(?P<object>(?:sei|bleibe?) {_SOFT}(?:mir gegenüber |zu mir "
          rf")?{_MANNER}\b.*)",
          "instruction"),
    frame("komm", rf"(?P<object>komm(?:e)? {_SOFT}(?:gleich |direkt |sofort |schneller )*(?:zum "
          r"Punkt|auf den "
          r"Punkt|zur Sache)\b.*)", "instruction"),
    frame("stell stelle frag frage", rf"(?P<object>(?:stelle?|frage?) {_SOFT}(?:erst |vorher "
          r"|zuerst |immer )*"
          r"(?:Rückfragen|Nachfragen|nach|Fragen),? (?:wenn|bevor|falls|vorher|statt|anstatt"
          r"|lieber)?.*)",
          "instruction"),
    frame("sag", rf"(?P<object>sag(?:e)? {_SOFT}(?:ganz )?(?:ehrlich|offen|direkt|Bescheid|klar),? "
          r"(?:wenn|falls|sobald|was|ob).*)", "instruction"),
    frame("ab von in künftig zukünftig fortan nächstes beim standardmäßig generell für",
          rf"{_HENCE},?:? "
          r"(?:nur noch |bitte |immer |dann |mit mir )*(?P<negated>nicht |keine? |nie |niemals "
          r")?(?P<object>(?!ich"
          r"\b|wir\b|mein|bin\b|hab|arbeit|wohn|leb|studier|werd|fahr|ess|trink|geh|mach\w* (?:ich"
          r"|wir)|gilt|ist\b|"
          r"trag|nutz\w* (?:ich|wir)|\w+e (?:ich|wir)\b|\w+ (?:ich|wir)\b)\S.*)",
          "instruction"),
    frame("bitte immer stets nie niemals nur", rf"(?:bitte )?{_SOFT}(?P<negated>nie |niemals "
          r"|nicht )?(?P<object>"
          r"(?:auf |in |mit |ohne |kurz|knapp|als |metrisch|per |zu jeder|die |alle |deine "
          r")[^,;]*?(?:antworten"
          r"|schreiben|verwenden|benutzen|bleiben|angeben|nennen|erklären|formulieren|nutzen"
          r"|hinzufügen)\b.*)",
          "instruction"),
    frame("bitte immer nur", r"(?P<object>(?:bitte )?(?:immer|nur|stets|grundsätzlich) (?:metrische"
          r"|imperiale|kurze"
          rf"|knappe|deutsche|englische|auf {LANGUAGE_NAMES}|in (?:Celsius|Euro|Tabellenform"
          r"|ganzen)|mit (?:Quellen"
          r"|Beispiel(?:en)?|Kommentaren))\b.*)", "instruction"),
    frame("wenn immer sobald", r"(?:immer )?(?:wenn|sobald) (?:ich|du) [^,]{3,70}, (?:dann "
          r")?(?:bitte )?(?P<object>"
          r"(?:immer |nur |bitte |stets |auf |mit |ohne |in |korrigiere? |[a-zäöüß]{3,}(?:e|t|ib"
          r"|ach|g|nn|m|ss|h"
          r"|l|d|f|rf|z)? "
          r"(?:mir |sie |ihn |es |bitte |immer |den |die |das |dann |nur |dazu )*)(?!ich\b"
          r"|wir\b)\S.*)",
          "instruction"),
    frame("ich", r"ich (?:möchte|will|hätte gern|hätte gerne|wünsche mir|mag es|bevorzuge es|würde "
          r"mir wünschen"
          r"|fände es gut|brauche?)(?: (?:immer|lieber|gern|bitte|künftig))*,? (?:dass|wenn) du "
          r"(?:mir |mich |immer "
          r"|bitte |mit mir )*(?P<negated>nie |niemals |nicht |keine )?(?P<object>(?:[^,;]* "
          r")?(?:antwortest"
          r"|schreibst|sprichst|duzt|siezt|erklärst|verwendest|benutzt|bist|gibst|hältst|vermeidest"
          r"|verzichtest"
          r"|redest|nennst|formulierst|nutzt|fragst|nachfragst|lässt)\b.*)", "instruction"),
    frame("ich", r"ich (?:möchte|will|mag|hätte gern|bevorzuge|brauche) (?:immer |lieber |am "
          r"liebsten |bitte |nur )*"
          r"(?P<negated>keine )?(?P<object>(?:kurze|knappe|ausführliche|lange|präzise|direkte"
          r"|deutsche|englische"
          r"|einfache|ehrliche|ewig lange|langatmige|klare|konkrete)n? (?:und \w+ )?(?:Antworten"
          r"|Erklärungen"
          r"|Beispiele|Texte|Vorträge|Infos|Sätze)\b.*)", "instruction"),
    frame("gib nenn nenne schreib zeig mach setz rechne verwende nutze benutze beende beginne fang "
          "starte füg",
          r"(?P<object>(?:gib|nenne?|schreibe?|zeige?|mache?|setze?|rechne|verwende?|nutze?"
          r"|benutze?|beende?"
          r"|beginne?|fange?|starte?|füge?) (?:mir |bitte |alle |die |deine |den |das |ab sofort "
          r"|ab jetzt |künftig |in Zukunft )*(?:(?:[\w-]+ ){0,2}?)"
          r"(?P<negated>nie |niemals )?(?:immer|stets|grundsätzlich|jedes Mal|jedesmal"
          r"|ausschließlich|(?<=nie )|"
          r"(?<=niemals ))(?: ?\S.*))", "instruction", needs=("immer", "stets", "rund", "jedes",
          "schließ",
          "nie")),
    frame("gib verwende nutze rechne schreib", r"(?P<object>(?:gib|verwende?|nutze?|rechne"
          r"|schreibe?) (?:mir |bitte "
          r"|alle |die )*(?:Temperaturen|Preise|Zeiten|Uhrzeiten|Maße|Daten|Datumsangaben"
          r"|Entfernungen|Währungen"
          r"|Beträge|Code|Quellen|Mengen|Gewichte|Längen|Zahlen)\b.*(?: in | als | mit | auf "
          r")\S.*)",
          "instruction"),
    frame("benutze benutz verwende nutze nutz verwend sprich schreib",
          r"(?P<object>(?:benutze?|verwende?|nutze?|"
          r"sprich|schreibe?) (?:bitte |immer |nur |in )*(?:ein(?:e|en)? )?(?:einfache|leichte"
          r"|klare|verständliche"
          r"|lockere|formelle"
          r"|deutsche|kurze|gendergerechte|konkrete)[nrs]? (?:Sprache|Vokabular|Stil|Ton|Format"
          r"|Sätze|Worte|Wörter|Begriffe"
          r"|Beispiele)\b.*)",
          "instruction"),
    frame("", r"(?P<object>(?:Code-?Kommentare|Kommentare(?: im Code)?|Code|Codebeispiele|Beispiele"
          r"|Antworten"
          r"|Erklärungen|Variablennamen|Datumsangaben|Preise|Temperaturen|Zahlen|Überschriften"
          r"|Rezepte|Quellen) "
          r"(?:(?:bitte|immer|nur|künftig|stets) )+(?:in|auf|mit|ohne|als|kurz|knapp|für)\b.*)",
          "instruction",
          needs=("ommentar", "ode", "ntwort", "eispiel", "rklärung", "ahlen", "reise", "emperatur",
          "ngaben",
          "ezepte", "uellen", "namen", "schriften")),
    frame("duz duze siez sieze du sie wir lass per", r"(?:(?:du|sie) (?:kannst|darfst|können"
          r"|dürfen)"
          r" (?:mich|uns|ruhig|gerne?)(?: (?:ruhig|gerne?|mich|auch|bitte|einfach|jederzeit)){0,3} "
          r"|(?:wir können|lass uns) (?:uns |ruhig |gern |beim |per )*)?(?P<object>(?:duze?"
          r"|sieze?) "
          r"mich\b.*|(?:duzen|siezen|beim Vornamen nennen)\b.*)", "instruction",
          attribute="address_form"),
)  # fmt: skip

FORGET_ASKED = (
    r"|(?:vergiss|vergesst|l(?:ö|oe?)schen?|l(?:ö|oe?)sch|streiche?)(?: bitte)?,?"
    r" (?:(?P<asked_home>wo (?:ich|wir) (?:gerade |jetzt )?(?:wohn|leb)(?:en?)?)"
    r"|(?P<asked_employer>(?:wo|f(?:ü|ue?)r wen|bei wem) ich arbeite)"
    r"|(?P<asked_name>wie ich hei(?:ß|ss)e)|(?P<asked_age>wie alt ich bin)"
    r"|(?P<asked_birthday>wann ich (?:geboren (?:bin|wurde)|geburtstag habe))"
    r"|(?P<asked_job>was ich (?:beruflich |von beruf )?(?:mache|bin|arbeite)|als was ich arbeite)"
    r"|(?P<asked_origin>woher ich (?:komme|stamme)|wo ich (?:herkomme|her bin)))[.!\s]*$"
)
"""As `forget_attribute`, where the attribute is asked for: each group names its key."""
