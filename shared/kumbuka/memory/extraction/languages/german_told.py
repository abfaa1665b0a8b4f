"""What German tells of somebody in words that stand elsewhere: things as subjects, fixed phrases.

"Jazz entspannt mich", "unsere Kasse läuft über SumUp", "dienstags hat der Laden zu".
"""

from __future__ import annotations

import re
from typing import Any

from kumbuka.memory.extraction.languages.english_topics import ANY_TOPIC
from kumbuka.memory.extraction.languages.german_everyday import TIME
from kumbuka.memory.extraction.languages.german_frames import (
    ARTICLE,
    BE,
    EPISODIC,
    HAVE,
    MID,
    NO,
    PROPER,
    Said,
    any_verb,
    doing,
    frame,
)
from kumbuka.memory.extraction.languages.german_likes import OTHERS_THING
from kumbuka.memory.extraction.languages.german_openings import PREFACED
from kumbuka.memory.extraction.languages.german_people import ILL
from kumbuka.memory.extraction.languages.german_words import (
    LANGUAGE_NAMES,
    RELATION_NAMES,
    spelt,
)
from kumbuka.memory.extraction.letter_case import case_blind
from kumbuka.memory.extraction.table import Frame

_MINUS: dict[str, Any] = {"polarity": "-"}
_END: dict[str, Any] = {"effect": "end"}
DONE = (
    r"(?=[\s.!]*$|\s?[,;(](?! ?(?:wenn|falls|sofern|als|dass|solange|oder|sagt|meint|heißt)\b)"
    r"| [–—-] )"
)
"""The end of what is said, or of what is said of the object."""
_THING = (
    rf"(?P<object>(?!(?:{OTHERS_THING}|{RELATION_NAMES}\b))"
    r"[^,;:!?.]{2,50}?|(?:die |der |das )[\w-]+(?: (?:am|an|auf|im|in|mit|nach|von|vor"
    r"|zum|zur|über) [\w -]{2,30}?)?)"
)
_VERY = (
    r"(?: (?:so|richtig|total|echt|immer(?: wieder| noch)?|einfach|sehr|unheimlich|wahnsinnig"
    r"|ganz|schon immer|irgendwie|ungemein|jedes Mal|mir|halt|voll|mega|besonders|wirklich|auch"
    r"|am meisten|leider|überhaupt|gar|absolut|sofort|eigentlich|noch nie|nie|bis heute))*"
)
_NOT = r"(?: (?:nicht|nichts|nix|null|kein bisschen|kaum|wenig|nie))"
_BETTER = (
    r"(?:besser|schöner|spannender|leckerer|angenehmer|interessanter|cooler|entspannter|gemütlicher"
    r"|praktischer|sympathischer|lustiger|bequemer|witziger|reizvoller)"
)
_GONE = (
    r"(?:(?:seit \S+(?: \S+){0,3}|schon (?:lange|ewig|längst)|jetzt|leider|zum Glück|endlich"
    r"|inzwischen|mittlerweile|gar|überhaupt|nun|übrigens|so gut wie) ){0,3}"
    r"(?:nicht|keine?n?|nie) (?:mehr|länger)"
)
_PLACED = r"(?:in|mit|über|auf|bei|per|via|unter)"

_FRONTED_VERB = (
    r"(?!(?:war|hatte?n?|würde?n?|hätte?n?|wollte?n?|möchte?n?|k(?:[ö]|oe)nnten?|sollte?n?|muss"
    r"|müssen|will"
    r"|wollen|soll|sollen|glaube?|denke?|meine|hoffe?|weiß|suche?n?|brauche?n?|verstehe?n?|sehe?n?"
    r"|frage?|wusste?n?|dachte?n?)\b)(?:bin|[a-zäöüß]{2,}(?:e|en|le|re)"
    r"|[a-zäöüß]{2,8})"
)
"""A verb whose subject follows it, of a statement."""
_NOT_IN_FRONT = (
    r"(?!(?:dies\w*|jene\w*|dein\w*|ihr\w*|sein\w*|letzte\w*|nächste\w*|erste\w*|zweite\w*|heute"
    r"|gestern|morgen|jetzt|dann|da|so|hier|dort|nun|gerade|ja|nein|ob|wenn|weil|dass|was|wie|wo"
    r"|wer|warum|leider|vielleicht|hoffentlich|inzwischen|manchmal|also|aber|und|alles|nichts|beide"
    r"|ich|wir|du|er|sie|es|man)\b"
    r"|(?:die|der|das|den|dem|mein\w*|unser\w*) ?[a-zäöüß]+ (?:ich|wir)\b"
    r"|(?:das|den|der|die) (?:\w+ )?\w+ (?:finde?|fand|mag) (?:ich|wir)\b"
    r"|(?:die|der|das|den) (?:\w+ )?\w+ (?:habe?|bin) (?:ich|wir) (?:noch|schon|gestern|heute)\b"
    r"|als \w+ (?:bin|habe?) (?:ich|wir) (?:nicht|kein)"
    r"|bei (?:dem|so|dies\w*|solche\w*|der (?:Hitze|Kälte))\b|(?:in|im) (?:dem|diesem|Moment"
    r"|Augenblick)\b|für (?:heute|morgen|dies\w*)\b|mit (?:dem Ergebnis|dir)\b)"
)
FRONTED = case_blind(
    spelt(
        PREFACED
        + rf"{_NOT_IN_FRONT}(?:(?P<phrase>(?:auf|für|mit|von|vor|gegen|bei|beim|zum|zur|aus|an|in"
        rf"|im)"
        rf" [^,;:.!?]{{2,40}}?)|(?P<thing>[^,;:.!?]{{2,40}}?)) (?P<verb>{_FRONTED_VERB}) "
        r"(?P<subject>ich|wir)\b(?P<pronoun> (?:mir|mich|uns))?(?P<adverbs>(?: (?:null|nicht|nie"
        r"|noch|mehr|gar|überhaupt|schon|immer|raus|total|echt|kein bisschen|voll|wirklich"
        r"|inzwischen|jetzt|seit \d+ Jahren))*)(?P<rest>.*)$"
    ),
    re.I,
)
"""A clause that begins with its object: "auf Horrorfilme steh ich null"."""

_AT = r"(?:in|im|bei|auf|an|am|beim|für|mit|nach|aus)(?: de[rmn])?"
FIRST_FRAMES: tuple[Said, ...] = (
    doing(BE, rf"{MID} von (?P<old>[^,;]{{2,40}}?) (?:auf|zu|nach) (?P<object>[^,;]{{2,40}}?)"
          r" umgezogen\b.*", "tool", replaces=True, topics=ANY_TOPIC, needs=("umgezogen",)),
    doing(BE, rf"{MID}(?: (?:im|letzte\w*|vor) [^,;]{{2,20}}?)? von (?P<old>[^,;]{{2,40}}?) nach "
          r"(?P<object>[^,;]{2,40}?) (?:umgezogen|übergesiedelt|umgesiedelt)\b.*", "identity",
          attribute="home", replaces=True, needs=("umgezogen", "gesiedelt")),
    doing("=wurde", rf"{MID} (?:bei|von) (?:de[rm] )?(?P<object>{PROPER}) (?:eingestellt|angestellt"
          r"|übernommen)\b.*", "identity", attribute="employer", replaces=True),
    doing(BE, rf"{MID} \w+ (?:gegen|auf) (?P<object>[^,;]{{2,40}}?) allergisch\b.*", "identity",
          attribute="allergy/", needs=("allergisch",)),
    doing("zieh", rf"{MID} (?P<object>(?-i:[A-ZÄÖÜ])[^,;]{{2,40}}?) vor[\s.!]*$", "preference",
          needs=(" vor",)),
    doing("fahr =fährt", rf"{MID} (?:voll |total |so |echt |richtig "
          rf"|mega )+auf (?P<object>[^,;]{{2,40}}?) ab[\s.!]*$",
          "preference", needs=(" ab",)),
    doing(BE, rf"{MID} (?P<object>{LANGUAGE_NAMES})e?[rn]?[- ]?Muttersprachler(?:in)?\b.*",
          "identity", attribute="language/"),
    doing("=kann =können", rf"{MID} (?:(?:auch|nur|noch|ein bisschen|ein wenig|etwas|ganz gut) )+"
          rf"(?P<object>{LANGUAGE_NAMES})[\s.!]*$", "identity", attribute="language/"),
    doing("wohn leb", rf"{MID} nicht(?: mehr)? {_AT} (?P<old>[^,;]{{2,30}}?),? sondern (?:jetzt "
          rf"|nun "
          rf"|inzwischen |seit \S+ )?{_AT} (?P<object>\S[^,;]*)", "identity", attribute="home",
          replaces=True, needs=("sondern",)),
    doing("arbeit", rf"{MID} nicht(?: mehr)? {_AT} (?P<old>[^,;]{{2,30}}?),? sondern (?:jetzt |nun "
          rf"|inzwischen )?{_AT} (?P<object>\S[^,;]*)", "identity", attribute="employer",
          replaces=True, needs=("sondern",)),
    doing("komm stamm", rf"{MID} nicht aus (?P<old>[^,;]{{2,30}}?),? sondern aus "
          rf"(?P<object>\S[^,;]*)",
          "identity", attribute="origin", replaces=True, needs=("sondern",)),
    doing("heiß", rf"{MID} nicht (?P<old>[^,;]{{2,30}}?),? sondern (?P<object>\S[^,;]*)",
          "identity",
          attribute="name", replaces=True, needs=("sondern",)),
    doing("trink ess =esse nutz benutz verwend fahr nehm =nehme spiel hör les =lese",
          rf"{MID} (?:nicht(?: mehr)?|{NO}) (?P<old>[^,;]{{2,30}}?)(?: mehr)?,? sondern (?:jetzt "
          rf"|nun "
          rf"|nur noch |inzwischen )*{ARTICLE}(?P<object>\S[^,;]*)", "tool", replaces=True,
          needs=("sondern",)),
    doing("nehm =nehme =nimmt schluck brauch", r"(?: (?:täglich|morgens|abends|jeden (?:Tag|Morgen"
          r"|Abend)|\w+mal (?:am Tag|täglich)|regelmäßig|seit \w+ \w+|dauerhaft|zweimal|einmal"
          rf"|wegen \w+ \w+))+ {ARTICLE}(?P<object>\S[^,;]*)", "identity",
          topics=frozenset({"medication"})),
    doing(HAVE, rf" (?:mir|uns){MID} (?:das |den |die )?(?P<object>[^,;]{{2,40}}?) abgewöhnt\b.*",
          "end", **_END),
    doing("halt züchte", rf"{MID} (?P<object>(?:zwei|drei|vier|fünf|sechs|\d+|ein paar) (?!Monate"
          r"|Wochen|Tage|Stunden|Jahre|Vorträge)[^,;]{2,30}?)[\s.!]*$", "possession",
          attribute="animals"),
    doing("schwör =schwöre", rf"{MID} auf {ARTICLE}(?P<object>(?!Gott|alles|die Bibel)\S.*)",
          "preference"),
    doing("komm =komme", rf"{MID}(?: nicht| nie)? an (?:eine[mr] |'?ne[mr] )?"
          rf"(?P<object>[^,;]{{2,40}}?) (?:einfach "
          r"|nie )?(?:nicht |nie )?vorbei\b.*", "preference"),
    doing("lass", rf"{MID} für (?P<object>[^,;]{{2,40}}?) alles (?:stehen|liegen)\b.*",
          "preference"),
    doing("rühr fass", rf"{MID} (?P<object>(?!es\b|das\b)[^,;]{{2,40}}?) (?:nicht|nie|niemals)"
          r"(?: mehr)? an\b.*", "preference", **_MINUS),
    doing("fühl", rf"{MID} (?:mich|uns){MID} (?:im|in der|auf dem|auf der|am|bei|unter|in) "
          rf"(?P<object>(?!deine|Moment|letzte)[^,;]{{2,40}}?){_VERY} (?:am )?(?:pudel|sau)?wohl"
          r"(?:sten)?\b.*", "preference"),
    doing("krieg bekomm", rf"{MID} von (?P<object>(?!dir|dem ganzen)[^,;]{{2,40}}?) (?:immer "
          rf"|sofort "
          r"|echt )?(?:Ohrenschmerzen|Kopfweh|Kopfschmerzen|Zustände|die Krise|schlechte Laune"
          r"|Ohrenkrebs|Albträume)\b.*", "preference", **_MINUS),
    doing("krieg bekomm", rf"{MID} von (?P<object>(?!dir|dem ganzen)[^,;]{{2,40}}?) (?:immer "
          rf"|sofort "
          r"|echt |einen |starken )*(?:Ausschlag|Quaddeln|Pusteln|Atemnot|Bauchkrämpfe|Durchfall"
          r"|Bauchweh|Bauchschmerzen|Nesselsucht)\b.*", "identity", attribute="allergy/"),
    doing(BE, rf"{MID} (?:der|die) Typ für {ARTICLE}(?P<object>[^,;]+?)(?: als (?:für|fürs) "
          r"(?P<compared>[^,;]+?))?[\s.!]*$", "preference"),
    doing(HAVE, rf"{MID} mit (?:de[rm] )?(?P<object>[^,;]{{2,30}}?) (?:(?:seit|nach|wegen|vor) "
          r"[^,;]{2,30} )?(?:Schluss gemacht|aufgehört|abgeschlossen|gebrochen)\b.*", "end",
          **_END),
    doing(HAVE, rf"{MID} (?:auf|in|an) (?:de[rm]|meine[rm]|unsere[rm]) [\w-]+ (?P<object>(?:ein"
          r"(?:en?)?|zwei|drei|vier|fünf|mehrere|einige|\d+) (?!Problem|Termin|Frage|Meeting|Fehler"
          r"|Idee|Datei)(?:[a-zäöüß]+ )?(?-i:[A-ZÄÖÜ])[^,;]*)", "possession", confidence=0.7),
)  # fmt: skip

TOLD_FRAMES: tuple[Said, ...] = (
    doing(HAVE, rf"{MID} (?:angefangen|begonnen|beschlossen)(?: damit)?,? (?P<object>(?!das|es\b"
          rf"|de[nr]\b|die\b|mein)"
          r"[^,;]{2,40}?) zu (?:er)?lernen\b.*", "identity", attribute="learning/",
          needs=("lernen",)),
    doing(BE, rf"{MID} dabei,? (?P<object>(?!das|es\b|de[nr]\b|die\b"
          rf"|mein)[^,;]{{2,40}}?) zu (?:er)?lernen\b.*",
          "identity", attribute="learning/", needs=("lernen",)),
    any_verb(r"(?P<object>(?!hab|bin|kann|weiß|will|muss|soll|darf|versteh|brauch|mag|glaub|seh"
             r"|nutz|benutz|verwend|nehm|hör)"
             rf"[a-zäöüß]{{3,}})<subject> {_GONE}[\s.!]*$", "end", needs=(" mehr",), **_END),
    doing("trink ess =esse =isst rauch nehm =nehme nutz benutz verwend fahr =fährt spiel schau "
          "guck les =lese hör kauf mach treib trag besuch zock",
          rf"{MID} (?P<object>(?!es\b|das\b|mich\b|dich\b|dir\b|da\b|heute"
          rf"|jetzt\b)[^,;]{{2,40}}?) {_GONE}"
          r"[\s.!]*$", "end", needs=(" mehr",), **_END),
    doing(BE, rf"{MID} {_GONE} (?:bei|im|in|beim|auf|an) (?:de[rmn] |einer? |einem )?"
          r"(?P<object>(?!der Lage|Stimmung|mir\b|uns\b|dir\b|Ordnung|diese)\S[^,;]*?)[\s.!]*$",
          "end", needs=(" mehr",), **_END),
    doing(BE, rf"{MID} (?:seit \S+(?: \S+)? )?(?:raus|weg|ausgetreten|ausgestiegen) (?:bei|aus"
          r"|von) (?:de[rm] |meinem |meiner )?(?P<object>(?!dem Haus|daheim)\S[^,;]*?)[\s.!]*$",
          "end", **_END),
    doing("find", rf"{MID} (?P<object>(?!es\b|das\b|deine?\b|die (?:erste|zweite|letzte)"
          rf"|diese)[^,;]{{2,40}}?){_VERY} {_BETTER} als (?P<compared>[^,;]+?)[\s.!]*$",
          "preference"),
    doing("steh", rf"{MID} {_VERY}(?:null|kein bisschen|gar nicht|nicht wirklich|kaum) auf "
          r"(?P<object>(?!dem|der Liste|das\b)\S.*)", "preference", **_MINUS),
    doing("=konnte =kann =könnte", r" mich(?: noch)?(?: (?:nie|nicht|kaum|schwer|noch))+ für "
          r"(?P<object>(?!dich)[^,;]+?) (?:begeistern|erwärmen|interessieren)\b.*", "preference",
          **_MINUS),
    doing("=konnte =kann", r" mich für (?P<object>(?!dich)[^,;]+?)(?: (?:noch|so|gar|überhaupt"
          r"|einfach|leider|nie|nicht|kaum|schwer))+ (?:begeistern|erwärmen|interessieren)\b.*",
          "preference", needs=("nie", "nich", "kaum", "schwer"), **_MINUS),
    doing("heiz koch dusch back", rf"{MID} (?:noch )?mit (?P<object>(?!dir|dem Gedanken)"
          r"(?-i:[A-ZÄÖÜa-zäöü])\S[^,;]*?)[\s.!]*$", "pattern"),
    doing(f"{HAVE} =fahre =fahr", rf"{MID} {ARTICLE}(?P<object>{PROPER}) (?:drauf|installiert"
          r"|laufen|im Einsatz)\b.*", "tool"),
    doing("mach schreib verwalt plan notier erledig führ speicher organisier dokumentier zeichn "
          "schneid hör les rechn koch",
          rf"{MID}(?: (?:mir|uns))? (?P<thing>[\w-]+(?: [\w-]+)?|(?:die|meine|unsere|alle|alles) "
          rf"?[\w-]*)(?: (?:immer|nur|alle|meist|meistens|jetzt|inzwischen))* {_PLACED} "
          rf"(?:de[rm] )?(?P<object>(?!Ruhe|Papier|Hand|Arbeit|Freunden|Kollegen|Deutsch|Englisch"
          rf"|Schule|Büro){PROPER})[\s.!]*$", "tool", confidence=0.7,
          needs=(" in ", " mit ", " über ", " auf ", " bei ", " per ")),
    doing("nehm =nehme nutz benutz verwend", rf"{MID} (?P<object>(?!es\b|das\b|die\b|den\b)"
          rf"{PROPER}) (?:zum|zur|für|als) (?P<thing>[\w-]+(?: [\w-]+)?)[\s.!]*$", "tool"),
    doing(BE, rf"{MID} (?P<object>(?:alleinerziehend|verheiratet|verwitwet|geschieden|ledig|single"
          r"|schwanger|pensioniert|verrentet|berentet|arbeitslos|selbstständig|selbständig"
          r"|freiberuflich|verbeamtet|schwerhörig|farbenblind|nachtblind|kurzsichtig|weitsichtig"
          r"|blind|gehörlos|hochsensibel|trocken|schwul|lesbisch|bi|trans|queer"
          r"|gesetzlich versichert|privat versichert))[\s.!]*$", "identity", attribute="trait/"),
    doing(f"{BE}", rf"{MID} (?P<object>(?:in|im|auf|seit [^,;]{{2,20}} in) ?(?:(?:Früh|Alters"
          r"|Vor)?(?:rente|ruhestand)|Kurzarbeit|Mutterschutz|Elternzeit|Altersteilzeit|Ausbildung"
          r"|Umschulung|Lehre|Wohngruppe))\b.*", "identity", attribute="employment"),
    doing(f"{BE} =werd =werde =wurde", rf"{MID} (?:von allen |überall |meist |immer |seit jeher "
          rf"|nur "
          r"|meistens )*(?P<object>(?-i:[A-ZÄÖÜ])[\w-]+) (?:genannt|gerufen)\b.*", "identity",
          attribute="name", of_user_only=True),
)  # fmt: skip

TOLD_CLAUSES: tuple[Frame, ...] = (
    frame("meine", r"meine (?:Allergie|Unverträglichkeit) (?:gegen"
          r"|auf) (?P<object>[^,;]{2,30}?) (?:ist"
          r"|wird|nervt|macht)\b.*", "identity", attribute="allergy/"),
    frame("sprich rede", rf"(?P<object>(?:sprich|rede) (?:bitte |immer |nur )*{LANGUAGE_NAMES} mit "
          r"(?:mir|uns)\b.*)", "instruction", attribute="answer_language"),
    frame("sei", r"(?P<object>sei (?:bitte )?kürzer\b.*)", "instruction",
          attribute="answer_length"),
    frame("mein meine unsere", r"(?:mein|meine|unsere) (?:\w+ )?(?:Leidenschaft|Liebe|Herz"
    r"|Interesse"
          r"|Begeisterung) gilt (?:de[rmn] )?(?P<object>\S[^,;]*)", "preference"),
    frame("für", r"für (?P<object>[^,;]{2,40}?) (?:habe?|hatte) ich (?:noch nie|nie|gar nichts"
    r"|nichts"
          r"|nix|nicht viel|wenig)(?: (?:etwas|was|viel))? übrig\b.*", "preference", **_MINUS),
    frame("angestellt beschäftigt tätig", r"(?:angestellt|beschäftigt|tätig) (?:bin|war ich und "
    r"bin) "
          r"ich (?:aktuell |derzeit |zurzeit |jetzt )?(?:bei|beim|in|im|an)(?: de[rm])? "
          r"(?P<object>\S[^,;]*)", "identity", attribute="employer"),
    frame("in auf vor hinter unter bei", r"(?:in|auf|vor|hinter|unter|bei) (?:meine[rmn]"
    r"|unsere[rmn]"
          r"|uns|mir)(?: [\w-]+){0,2}? (?:stehe?n?|steht|hängt|hängen|liegt|liegen|wohnt|wohnen"
          r"|lebt"
          r"|leben|gibt es|gibt's) (?:noch |auch |sogar |inzwischen )*(?P<object>(?:ein"
          r"(?:e)?|zwei|drei|vier|fünf|mehrere|lauter|\d+|'?ne?) (?!Problem|Frage|Fehler|Stau)"
          r"(?:[a-zäöüß]+ )?(?-i:[A-ZÄÖÜ])[^,;]*)", "possession"),
    frame("wegen aufgrund durch", rf"(?:wegen|aufgrund|durch) meine[rsnm]? (?P<object>{ILL}) "
          r"(?:muss|darf|kann|soll|vertrage|esse|trage|nehme|brauche|bin|habe|gehe) ich\b.*",
          "identity", attribute="health/"),
    frame("bevor nachdem ehe", r"(?P<object>(?:bevor|nachdem|ehe) (?:ich|wir) (?![^,]*\b(?:habe?"
    r"|bin"
          r"|war|hatte|sind|haben|kann|will|muss)\b,)[^,]{3,50}, (?:mache?|trinke?|esse?|gehe?"
          r"|lese?"
          r"|höre?|lüfte?|dusche?|rauche?|putze?|meditiere?|schaue?|schau|koche?|schreibe?|laufe?"
          r"|jogge?|füttere?|nehme?|bete?|spiele?|checke?|prüfe?|kontrolliere?|lasse?|frage?"
          r"|rufe?|lege?|stelle?|packe?|räume?|gebe?) (?:ich|wir)\b"
          r"(?! heute| morgen| jetzt| gerade).*)", "pattern"),
    frame("es", r"es gibt(?: (?:für mich|einfach|echt|wirklich|doch|im Leben))* (?:nichts|nix) "
          r"(?:Schöneres|Besseres|Leckereres|Größeres|Entspannenderes|Tolleres|Geileres)(?: für "
          r"mich"
          r"| im Leben| auf der Welt)?,? als (?:einen? |ein )?(?P<object>\S[^;]*?)[\s.!]*$",
          "preference"),
    frame("es", r"es gibt(?: (?:für mich|einfach|echt|wirklich|doch))* (?:nichts|nix) "
    r"(?:Schlimmeres"
          r"|Nervigeres|Blöderes|Ekligeres)(?: für mich)?,? als (?:einen? |ein "
          r")?(?P<object>\S[^;]*?)"
          r"[\s.!]*$", "preference", **_MINUS),
    frame("zu", r"zu meinen (?:absoluten )?Lieblings-?(?P<attribute>[\w-]+?)n? (?:gehört|gehören"
    r"|zählt"
          r"|zählen) (?P<object>\S.*)", "favourite"),
    frame("", rf"{_THING} (?:ist|sind) (?:für mich |bei mir )?(?:einfach |echt |halt )*(?:das "
    rf"(?:Beste"
          r"|Größte|Schönste|Geilste|Leckerste)|der Hammer|die Wucht|unschlagbar|ein Traum"
          r"|Balsam für "
          r"die Seele|Weltklasse)(?:,? (?:was es gibt|auf der Welt|überhaupt|von allen|im Leben"
          r"|für "
          r"mich|was gibt|wo gibt))+[\s.!]*$", "preference", needs=("ist ", "sind ")),
    frame("", rf"{_THING} (?:ist|sind) (?:für mich |mir )(?:einfach |echt |halt |immer )*(?:die "
    rf"|eine? "
          r"|das |der )?(?:reinste |pure |absolute |echte )?(?:Strafe|Qual|Zumutung|Folter|Horror"
          r"|Hölle|Albtraum|Graus|Gräuel|Tortur|Quälerei|suspekt|verhasst|zuwider)[\s.!]*$",
          "preference", needs=("mich ", "mir "), **_MINUS),
    frame("mit", r"mit (?P<object>(?!dir|deine|dies)[^,;]{2,40}?) (?:könnt|könnten|kannst|kann) "
    r"(?:ihr"
          r"|du|man) mich (?:nicht|nie|niemals) (?:locken|ködern|begeistern|glücklich machen)\b.*",
          "preference", **_MINUS),
    frame("mit", r"mit (?P<object>(?!dir|deine|dies)[^,;]{2,40}?) (?:kann|kannst|könnt|können) "
          r"(?:man|du|ihr|sie)(?: (?:mich|uns)){1,2}(?: \w+){0,2}? (?:jagen|verjagen|vertreiben"
          r"|vergraulen)\b.*", "preference", **_MINUS),
    frame("mit", r"mit (?P<object>(?!dir|deine|dies)[^,;]{2,40}?) (?:kann|kannst|können|kriegt"
          r"|bekommt|machst|macht) (?:man|du|ihr|sie)(?: (?:mich|mir|uns)){1,2}(?: "
          r"(?!nich)\w+){0,2}? "
          r"(?:glücklich(?: machen)?|locken|ködern|rumkriegen|begeistern|immer haben"
          r"|eine (?:große "
          r"|riesen )?(?:Freude)(?: machen)?)\b.*", "preference"),
    frame("von unter", r"(?:von|unter) (?:allen|den|meinen|sämtlichen) [^,;]{2,30}? (?:ist|sind|mag"
          r"|war|liebe|find|finde|gefällt|schmeckt|gefallen)(?: (?:mir|ich)){0,2}(?: immer"
          r"| schon immer| eindeutig| ganz klar)? (?P<object>(?!du\b|das\b)[^,;]{2,40}?)(?: (?:mir "
          r")?(?:(?:der|die|das) lieb\w+|am (?:aller)?(?:liebsten|besten|meisten|schönsten))"
          r")[\s.!]*$", "preference"),
    frame("", rf"{_THING} (?:ist|sind|bleibt|war) (?:mir|für mich){_VERY} (?:(?:der|die|das) "
          r"(?:lieb|schön|best)ste[nr]?|am (?:aller)?liebsten|heilig|das Größte|das Schönste"
          r"|das Höchste|das Wichtigste|ein Genuss)(?: \w+)?" + DONE, "preference",
          needs=(" mir", " mich")),
    frame("", rf"{_THING} (?:gibt|geben|bringt|bringen) mir(?!{_NOT}){_VERY} (?:viel|Kraft|Ruhe"
          r"|Energie|alles|Halt|Freude|Spaß|Frieden)(?: \w+)?" + DONE, "preference",
          needs=(" mir",)),
    frame("", rf"{_THING} (?:gibt|geben|bringt|bringen|sagt|sagen|gefällt|gefallen|schmeckt"
          rf"|schmecken|taugt|liegt|liegen|macht|machen) mir{_VERY}{_NOT}{_VERY}(?: (?:Spaß|Freude"
          r"|viel|gut|so|zu|besonders|sonderlich))*" + DONE, "preference",
          needs=(" mir",), **_MINUS),
    frame("", rf"{_THING} (?:mach(?:t|en)|bereite[nt]+) mir{_VERY} (?:viel |großen? |riesig "
          r"|unglaublich |jede Menge |immer noch )*(?:Spaß|Freude|Laune)" + DONE, "preference",
          needs=(" mir",)),
    frame("", rf"{_THING} (?:geht|gehen|läuft) (?:bei mir |für mich )?(?:immer|jederzeit|zu jeder "
          r"Tageszeit|rund um die Uhr)[\s.!]*$", "preference",
          needs=("immer", "jederzeit", "Tageszeit", "Uhr")),
    frame("", rf"{_THING} (?:kommt|kommen) (?:bei mir|mir|bei uns|uns) (?:nicht|nie|niemals|nimmer"
          r"|gar nicht|nichts) (?:auf den (?:Tisch|Teller)|in die Tüte|ins Haus|unter|in den Topf)"
          r"\b.*", "preference", needs=("mir", "uns"), **_MINUS),
    frame("", rf"{_THING} (?:beruhigt?|berührt|berühren|entspannt?|erdet|beruhigen|entspannen"
    rf"|tröstet|belebt|rührt"
          r"|beflügelt|inspiriert|fasziniert|begeistert|reizt) mich(?! gerade| heute)"
          rf"(?!{_VERY}{_NOT})\b.*", "preference", needs=(" mich",)),
    frame("", rf"{_THING} (?:interessiert|reizt|begeistert|juckt|lockt|kickt|catcht) mich{_VERY}"
          rf"{_NOT}\b.*", "preference", needs=(" mich",), **_MINUS),
    frame("", rf"{_THING} (?:tut|tun) mir (?:einfach |immer |richtig |sehr )*gut" + DONE,
          "preference", needs=(" mir",)),
    frame("bei", r"bei (?P<object>(?!dir|dem Wetter|deine|dies|der Hitze)[^,;]{2,40}?) (?:krieg"
          r"|bekomm|hab)e? ich (?:immer |sofort |gleich |jedes Mal |direkt |einfach )*(?:gute "
          r"Laune|leuchtende Augen|Glücksgefühle|ein Lächeln|weiche Knie)\b.*", "preference"),
    frame("bei", r"bei (?P<object>(?!dir|dem Wetter|deine|dies)[^,;]{2,40}?) (?:kann|könnte|werde) "
          r"ich (?:einfach |immer |nie |so )*(?:nicht nein sagen|nein sagen|nicht widerstehen"
          r"|schwach|dahinschmelzen|abschalten|die Seele baumeln lassen)(?: werden)?\b.*",
          "preference"),
    frame("sag sagt sagen alle man meine", r"(?:(?:sag(?:t|en sie|e)?|alle sagen|man sagt"
          r"|(?:meine )?(?:Freunde|Leute|Familie) (?:sagen|sagt))(?: (?:ruhig|einfach|bitte|gern"
          r"|gerne|lieber|immer|doch|alle|nur|auch))*) (?P<object>(?-i:[A-ZÄÖÜ])[\w-]+) zu mir"
          r"\b.*", "identity", attribute="name"),
    frame("bitte nicht nich nie niemals", r"(?:bitte )?(?P<negated>nicht|nie|niemals) (?:mehr "
          r"|immer |so |ständig |dauernd "
          r"|jedes Mal |gleich |nur )*(?P<object>(?![^,;]*\b(?:vergessen|ausflippen|wundern|lachen"
          r"|verzagen|aufgeben|fassen|glauben|wahr|denken|sondern|können|haben|werden)\b|mehr\b"
          r"|zu\b"
          r"|nur\b|weit|selten|schlecht)(?:[^,;]{1,40} )?[a-zäöüß]{3,}(?:en|eln|ern)(?: "
          r"mehr)?)(?=[,;!]|[\s.]*$).*",
          "instruction"),
    frame("", rf"(?P<object>(?:{TIME}) (?:hat|haben|ist|sind|macht|machen|öffnet|öffnen|schließt"
          r"|kommt|kommen|gibt es|gibt's|fährt|spielt|trainiert|probt) (?:unser|unsere|mein|meine"
          rf"|bei uns)\b(?! (?:{RELATION_NAMES})\b)(?! \w+ (?:immer noch|gerade|nicht))\S*"
          r" \S[^,;]*)", "pattern", needs=(" unser", " mein", " bei uns")),
    frame("unser unsere mein meine", r"(?:unser|mein)e? (?:[\w-]+e[rs]? )?(?P<thing>(?!Name"
          rf"|(?:{RELATION_NAMES})\b|Problem|Frage|Tag|Urlaub|Training|Kurs|Plan)[a-zäöüß][\w-]+) "
          r"(?:läuft"
          r"|laufen|läuft alles|fährt|arbeitet|liegt|liegen|basiert|stehen) "
          rf"(?:(?:komplett|jetzt|inzwischen|alle|nur|seit \S+) )*(?:über|auf|mit|unter|bei|in) "
          rf"(?P<object>(?!Hochtouren|Problem|Ordnung){PROPER})[\s.!]*$", "tool"),
    frame("beschlossene damit abgemacht entscheidung die der nägel fix",
          r"(?:beschlossene Sache|damit ist (?:es )?(?:klar|amtlich|fix|raus|entschieden)|abgemacht"
          r"|die Würfel sind gefallen|der Entschluss (?:ist gefallen|steht)|Nägel mit Köpfen"
          r"|Entscheidung(?: steht)?|fix)\s?[:,–-]\s?(?:dass )?(?:(?:wir|ich) )?(?:nehmen?|gehen "
          r"mit"
          r"|machen|kaufen?|werden?|setzen? auf)? ?(?P<object>(?!nicht\b|das\b|dass)\S.*)",
          "decision", **EPISODIC),
    frame("ich wir bin sind", r"(?:ich |wir )?(?:bin|sind) nicht (?P<old>[^,;]{1,30}?),? sondern "
          r"(?:schon |erst )?(?P<object>\d{1,3})\b.*", "identity", attribute="age", replaces=True),
    frame("ich", r"ich (?P<object>(?:alleinerziehend|verheiratet|verwitwet|geschieden|ledig|single"
          r"|schwanger|pensioniert|arbeitslos|selbstständig|selbständig|freiberuflich"
          r"|schwerhörig|farbenblind))[\s.!]*$", "identity", attribute="trait/"),
)  # fmt: skip
