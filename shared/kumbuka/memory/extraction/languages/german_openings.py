"""How German sentences begin: greetings, requests, and what states nothing."""

from __future__ import annotations

from kumbuka.memory.extraction.languages.german_words import JOBS

SPEAKER = r"(?:ich|wir)"
OWN = r"(?:mein|meine|unser|unsere)"
_FINITE = (
    r"(?:ist|sind|heißt|heißen|mag|mögen|liebt|hasst|wohnt|wohnen|lebt|leben|arbeitet|arbeiten|hat"
    r"|haben|nutzt|läuft|isst|trinkt|spielt|spricht|kommt|vertragen|verträgt)"
)
OWN_STATED = (
    rf"(?:{OWN}\s[\w-]+(?:\s[\w-]+){{0,2}}\s{_FINITE}\b|(?:alle|jeder|die meisten|die anderen"
    r"|meine \w+) (?:nennen|nennt|rufen|ruft|sagen|sagt)\b)"
)
_VERB_FIRST = r"(?!ob\b|dass\b|wenn\b|was\b|wie\b)[a-zäöüß]{2,}"
SAID_NEXT = (
    rf"(?:{SPEAKER}\b|{OWN}\b|{_VERB_FIRST}\s{SPEAKER}\b|bitte\b|merk|denk|vergiss|nenn|antwort|duz"
    r"|sei\b"
    r"|du kannst mich|nie\b|immer\b|schreib"
    r"|jeden\b|am liebsten|morgens|abends|sprich|verwende|benutz|hier (?:ist|spricht|schreibt)\b"
    r"|bin\b|habe?\b|heiße\b|wohne\b|keine\b|notier|behalt|am "
    r"wochenende)"
)
_LASTS = (
    r"(?:der|die|das|unser\w*|mein\w*|wir|bei uns)\b[^.!?\n]{0,80}\b(?:(?:mon|diens|donners|frei"
    r"|sams|sonn)tags|mittwochs|immer|jede[nrsm]?|alle|\d)"
)
"""What is told to be kept, for it holds on and on."""
OPENERS = (
    r"(?:nur |einfach nur |bloß )?(?:damit|dass) (?:du (?:es|das|bescheid) weißt|du(?:'s|s) weißt"
    r"|du im bilde bist)|zum hintergrund|als (?:hintergrund|kontext|info)|nur als (?:info|hinweis)"
    r"|ach (?:ja|so|übrigens|und)|achso|oh|ähm?|äh|hm+|puh|tatsächlich|im grunde|an sich|im übrigen"
    r"|um ehrlich zu sein|ehrlich|kurz gesagt|zur sicherheit|falls (?:es hilft|das hilft|relevant)"
    r"|wie (?:ich )?(?:schon |bereits )?(?:gesagt|erwähnt|sagte)(?: habe)?"
    rf"|(?:nur |kurz )?zur info(?:rmation)?(?!\s?: {_LASTS})|info am rande|zur orientierung"
    r"|achtung|(?:hallo(?: zusammen)?|hi|hey|moin|servus|huhu|hallöchen|na)(?!,? (?:ich bin"
    r"|hier ist"
    r"|hier schreibt|bin) (?:der|die) (?-i:[a-zäöü]))|yo|jo|ey|tach|moinsen|grüß (?:gott|dich)"
    r"|was (?:[\w-]+ ){1,3}(?:angeht|betrifft|anbelangt)|seit(?:dem)?|grüezi"
    r"|guten (?:tag|morgen|abend)|danke(?: "
    r"dir)?"
    r"|vielen dank|ok|okay|gut|alles klar|ja|nein|nee|doch|also|na ja|naja|tja|ach|oh|übrigens"
    r"|nebenbei|apropos|aber|und|oder|denn|außerdem|zudem|allerdings|jedoch|dennoch|deshalb|daher"
    r"|deswegen|darum|jetzt|nun|inzwischen|mittlerweile|aktuell|derzeit|zurzeit|momentan|im moment"
    r"|heute|heutzutage|neuerdings|ehrlich gesagt|offen gesagt|ganz ehrlich"
    r"|persönlich|privat|beruflich(?! mach)|eigentlich|leider|zum glück|natürlich|generell|im "
    r"allgemeinen"
    r"|allgemein|kurz zu mir|zu mir|über mich|kurz(?: noch)?"
    r"|zur einordnung"
    r"|info|kontext|hintergrund|fyi|ps|p\.s|ich muss (?:mich|das|hier|da)(?: kurz| mal| noch| was"
    r"| etwas){0,2} (?:korrigieren|berichtigen|richtigstellen)(?: \w+)?"
    r"|(?:da |ich |eben |vorhin |oben )?(?:habe?|hatte) (?:ich )?(?:mich|da|was|etwas"
    r"|mir)(?: \w+){0,2} (?:vertan|geirrt|verschrieben|vertippt|versprochen"
    r"|verwechselt|durcheinandergebracht)|falsch gesagt|ich (?:verbessere|korrigiere) mich"
    r"|stimmt nicht(?: ganz)?|mein fehler|kleiner fehler(?: von mir)?"
    r"|quatsch|blödsinn|nein,? falsch|falsch"
    r"|korrektur|nachtrag|berichtigung|update|planänderung"
    r"|änderung|kleine korrektur|sorry|entschuldigung|ich meinte|wie (?:gesagt|erwähnt|(?:schon"
    r"|bereits) erwähnt|bereits gesagt|du weißt"
    r"|schon gesagt)|nach langem überlegen|am ende|schließlich|letztendlich|letztlich|endlich"
    r"|nochmal"
    r"|ich habe (?:es mir|meine meinung) (?:anders überlegt|geändert)|weißt du|du weißt ja"
    r"|wichtig(?!\s?:)"
    r"|hinweis|erstens|zweitens|zuerst|dann|danach|weil|da|obwohl|zwar|wobei|nur so nebenbei"
    r"|bei (?:uns|mir)(?: zu hause| im team| in der firma)?|(?:zu hause|zuhause|daheim)(?! "
    r"(?:bin|sind) (?:ich|wir) )|bei der arbeit"
    r"|auf der arbeit"
    r"|von hause? aus|für mich|so(?! [a-zäöüß]+ (?:ich|wir|man) [^:]{2,50}:)|fürs protokoll"
    r"|zur kenntnis|nur so|damit du(?:'s| es) weißt|"
    r"(?:kleine|kurze"
    r"|wichtige)"
    r" (?:info|anmerkung|notiz|vorstellung)|gut zu wissen|fun fact|steckbrief"
    r"|ansonsten"
    r"|sonst noch|und zwar|mal ehrlich|wie auch immer|ganz nebenbei|am rande|super|prima|toll"
    r"|cool|perfekt|klasse"
)
SMILES = r"(?:\s?[\u2600-\u27BF\U0001F300-\U0001FAFF\uFE0F]{1,9})"
ASIDES = (
    r"(?:übrigens|nebenbei(?: bemerkt| gesagt)?|ehrlich gesagt|ehrlich|tatsächlich|halt|eben|haha+"
    r"|hihi|hehe|lol|xd|hm+|glaub(?:e)? ich|denk(?:e)? ich|finde? ich|weißt du|wie gesagt|so halt"
    r"|nur so|nur so nebenbei|nur zur info|zur info|danke(?: dir| schön)?|vielen dank|bitte|ja|ne"
    r"|oder so|jedenfalls|sozusagen|muss ich sagen|[\u2600-\u27BF\U0001F300-\U0001FAFF\uFE0F]{1,9})"
)
"""Said behind a statement, of which they change nothing."""
PREFACED = (
    r"(?:(?:und|aber|also|ach|ja|naja|übrigens|wie gesagt|zur info|nur damit du es weißt|hallo|hi"
    r"|ehrlich gesagt|um ehrlich zu sein|kurze info|achso|ach so|danke|hm+|tja|jetzt|außerdem)"
    r"[\s,:!]+){0,3}"
)
"""What a clause that is read in another order may begin with."""
LIGHT_OPENERS = r"(?:achso|ach so|und|aber|also|ach|oh|naja|tja|ja|übrigens)"
"""What anything may follow, with no comma between."""
LED_BY = (
    r"(?!(?:am|im) [^,;:]{2,25} (?:habe?|feiere?) ich (?:\w+ )?Geburtstag)"
    r"(?!(?:zum|als|für) [\w ]{2,30} (?:nehm|nutz|benutz|verwend)e?n? (?:ich|wir))"
    r"(?![^,;.:]{0,60}? (?:krieg|bekomm|könnt|konnt|kann|werd|hab|habe|schwör|möcht|verzicht)e? "
    r"(?:ich|wir) "
    r"(?:\w+ )?(?:nicht|null|keinen|nie|noch|sofort|gleich|gute|weiche|schwach|nein|kaum|"
    r"Ausschlag|die Krise|Kopf|Migräne|immer|\w+schmerzen))"
    r"(?!(?:auf|in) (?:dem|diesem|einem|meinem) (?:foto|bild|video|film|traum|selfie)\b|(?:mit"
    r"|bei) so \w+ )"
    r"(?!(?:von|unter|zu) (?:allen|den|meinen) [^,;.]{2,30} (?:ist|mag|find|gefäll|liebe|gehör))"
    r"(?![^.]{0,250}\b(?:dann|danach|anschließend|zum schluss|am ende|zuletzt) )"
    r"(?!bei [^,;.]{2,30} habe? ich [^,;.]{0,20}(?:gekündigt|aufgehört)|gegen [^,;.]{2,40} "
    r"habe? ich (?:so )?(?:eine?|ne|was)\b|(?:zu|an) meinem geburtstag|am "
    r"wochenende|am (?:montag|dienstag|mittwoch|donnerstag"
    r"|freitag|samstag|sonntag)|im "
    r"(?:urlaub|traum)|vor de[mr]|nach de[mr]|zum (?:frühstück|mittag|abend)|am liebsten|am meisten"
    r"|in (?:meiner|der) freizeit|beim|in der regel|an wochen|unter der woche|in diesem fall|bei "
    r"diesem)"
    r"(?:seit|ab|in|im|am|bei|beim|nach|vor|für|zu|zum|zur|(?:mit|auf|an|von|aus|gegen)(?! "
    r"[^,;.:]{0,50}? (?:steh|halt|kann|bin|reagier|freu|komm)\w* (?:ich|wir)\b)|letzte[nsrm]?"
    r"|dieses|diesen|nächste[nsrm]?|früh am morgen|in aller früh|ursprünglich|früher war ich "
    r"[^,]{2,40}, jetzt)\b(?:[^,;.:]|(?<=\d)\.){0,50}? "
    rf"(?={_VERB_FIRST}\s{SPEAKER}\b)"
)
THOUGHT = (
    r"(?:ich (?:glaube|denke|finde|muss (?:sagen|zugeben|gestehen)|gebe zu|wollte (?:dir "
    r")?(?:noch )?sagen)|du (?:solltest|musst) wissen|man muss wissen|fakt ist),? (?:dass )?"
)
FORGET = (
    r"(?:(?:du (?:kannst|darfst|sollst) (?:bitte |ruhig |gerne? |wieder )*vergessen|vergiss"
    r"|vergesst|vergessen sie|lösche?|streich(?:e)?|entferne?|merke? dir nicht mehr"
    r"|speichere? nicht mehr)(?: (?:bitte|wieder|mal|einfach|ruhig|sofort|aus deinem Gedächtnis))*)"
)
REQUESTED = (
    r"(?:schreib|gib|nenn|zeig|hilf|mach|erstell|such|schlag|empfiehl|erklär|sag|find|plan|bau"
    r"|rechne"
    r"|formulier|kannst|k(?:[ö]|oe)nntest|hast|was|welche[rsnm]?|wie|faellt|fällt|woran|worauf"
    r"|h(?:[ä]|ae)ttest|weißt"
    r"|gibt)e?"
    r"(?: (?:du|mir|mal|bitte|uns|es|dir|schenk\w*|soll\w*|kann|muss|ist|sind))\b"
)
BARE = (
    r"(?:bin|habe?|wohne?|wohn|lebe?|arbeite?|mag|liebe?|hasse?|trinke?|esse?|spreche?|heiße?"
    r"|komme?(?= (?:\w+ )?aus\b)"
    r"|studiere?|bevorzuge?|vertrage?|fahre?|gehe?(?! (?:auf|davon|weg|rein|raus))|lerne?(?! (?:die"
    r"|den|mit))"
    r"|kann|besitze?|stehe?(?= (?:\w+ ){0,2}(?:auf|um|früh|meist|immer|jeden|täglich)\b)|höre?(?! "
    r"(?:auf|mal|"
    r"bitte))|zocke?|kaufe? (?:immer|meist|nur|bei)|wiege?|trage?|leide?|ernähre?|interessiere?"
    r"|sitze?|jobbe?"
    r"|besuche?|nehme?|spiele|spiel(?! (?:die|den|mal|ein|mit mir|bitte))|finde?(?= (?:\S+ "
    r"){1,4}(?:super|toll"
    r"|gut|schön|nervig|doof|blöd|langweilig|eklig|schrecklich|furchtbar|cool|geil|ätzend"
    r"|anstrengend))"
    r"|mache?(?= (?:gerade|grad|seit|jeden|täglich|immer|ne |eine |meine |beruflich|\w+mal|\w+ens |"
    r"Intervall|Yoga|Sport))|(?:nutze?|benutze?|verwende?)(?= (?:jetzt|seit|gern|haupts\w+|meist\w*"
    r"|privat|beruflich|nur noch|aktuell|momentan|auch|[\w.+#]+(?: [\w.+#]+)? (?:für|als|zum|statt"
    r"|auf|am|im)\b|[\w.+#]+[\s.!]*$))|verdiene?"
    r"|werde?(?! \w+e"
    r"[rn]? \w+e[rn]?$)|halte? (?:nichts|wenig|Bienen|Hühner)|meide?|rauche?|verstehe?|beherrsche?"
    r"|schlafe?"
    r"|meditiere?|jogge?|laufe?|schwimme?|koche? (?:gern|meist|immer|jeden|am)|lese? (?:gern|viel"
    r"|am|meist"
    r"|jeden|abends)|haben (?:uns|beschlossen|zwei|drei|einen|eine|nen|ne)|feiere?|programmiere?"
    r"|code(?= in)"
    r"|schreibe?(?= (?:gerade (?:an )?mein|jeden|täglich|abends))|unterrichte?|leite|krieg(?:e)? "
    r"(?:von|bei))"
)
_THEN_NOW = (
    r"[^.:!?]{3,120}?(?:,|\bund|\baber|\bdann)(?: (?:ich|dann))? (?:(?:jetzt|nun|heute|inzwischen"
    r"|mittlerweile|seitdem|seither|aktuell) (?:bin|habe?|lebe?|wohne?|arbeite?|mache?|trinke?"
    r"|esse?"
    r"|nutze?|fahre?|spiele?|mag|lerne?|studiere?)|(?:bin|habe?|lebe?|wohne?|arbeite?|mache?"
    r"|trinke?"
    r"|esse?|nutze?|fahre?|spiele?|mag|lerne?|studiere?) (?:ich )?(?:jetzt|nun|heute|inzwischen"
    r"|mittlerweile|seitdem|seither|aktuell|seit))\b"
)
"""What was, in front of what is now."""
NOT_STATED = (
    r"ich (?:w(?:[ü]|ue)rde(?! mir wünschen, dass du)|möchte(?!,? dass du| mich (?:kurz "
    r")?vorstellen| (?:immer |lieber "
    r")?(?:kurze"
    r"|knappe|ausführliche|deutsche|präzise))|h(?:[ä]|ae)tte(?! gerne?,? dass du"
    r"| gerne? (?:immer )?(?:kurze|knappe|ausführliche|lange"
    r"|direkte|präzise|einfache) )|k(?:[ö]|oe)nnte(?! (?:jeden Tag|täglich|ständig|stundenlang) )"
    r"|wünsch(?:te|e)(?! mir,? dass du)|hoffe"
    r"|frage? mich|weiß (?:noch )?nicht|weiss nicht|habe nie (?:gesagt|behauptet)"
    r"|hab nie (?:gesagt|behauptet)|sage nicht|sag nicht|behaupte nicht|glaube nicht|denke nicht"
    r"|will(?!,? dass du| (?:immer )?(?:keine |kurze|knappe|ausführliche))|muss(?! (?:sagen|zugeben"
    r"|gestehen))|soll|sollte|suche|brauche(?! keine? [^,]{2,30}, )|versuche|überlege"
    r"|plane(?! (?:mein|unser|immer|jed|alle|grund))"
    r"|(?:dachte|war(?! (?:noch nie|nie|schon immer) )|hatte|wollte(?! (?:dir )?(?:noch )?sagen)"
    r"|konnte(?! [^,]{2,50} (?:noch "
    r")?nie\b)|musste)"
    rf"(?!{_THEN_NOW})|"
    r"verstehe(?! (?:\w+ )?\w+isch\b)|sehe|bekomme"
    r"|kriege|erhalte|bin (?:mir|(?:gerade )?dabei(?!,? [^,]{2,40} zu (?:er)?lernen)|nicht sicher"
    r"|unsicher|verwirrt|am \w+en|auf "
    r"der suche|fertig|bereit|neugierig|gespannt|froh|traurig|müde"
    r"|krank|dankbar|sicher|einverstanden)|habe? (?:eine? (?:frage|problem|fehler|idee|projekt"
    r"|aufgabe|bug|termin)|ein paar fragen"
    r"|(?:gerade|gestern|heute)(?! [^,]{2,50} (?:angefangen|gekauft|gekündigt|aufgehört))|versucht"
    r"|gelesen|gehört|gesehen"
    r"|das gefühl|keine (?:ahnung|lust|zeit)|noch nie|vergessen|dir|deine?)"
    r"|kann(?! Gebärdensprache| es nicht| von [^,]{2,40} nicht genug| mich für [^,]{2,40} "
    r"begeistern| ohne [^,]{2,40} nicht| "
    r"[^,]{2,40} (?:nix|nichts"
    r"|wenig) (?:abgew|anf)| (?:mit )?[^,]{2,60} (?:nicht (?:ausstehen|leiden|riechen|ertragen|ab)"
    r"|nichts "
    r"anfangen)| (?:(?:fließend|gut|ein bisschen|etwas|perfekt|auch|nur|leider) ){0,3}\w+(?:isch"
    r"|deutsch)\b))"
    r"|wir (?:w(?:[ü]|ue)rden|möchten|hätten|könnten|müssen|sollten|sollen|wollen|überlegen"
    r"|brauchen"
    r"|suchen)|es (?:ist|wäre) (?:nicht (?:wahr|so)|gut|schön|toll|besser)|es stimmt nicht|das "
    r"wäre|man (?:sagt|könnte|kann|sollte)"
    r"|vielleicht|angeblich|gern(?:e)? (?:w(?:[ü]|ue)rde|hätte)|am liebsten (?:w(?:[ü]|ue)rde"
    r"|hätte)|nicht, dass ich"
    r"|(?:auf|in) (?:dem|diesem|einem|meinem) (?:foto|bild|video|film|traum|selfie)|(?:mit|bei) "
    r"so (?:eine[mr]|viel\w*|was)|gestern"
    r"|vorgestern|neulich|morgen(?! \w+e ich immer)"
)
REQUESTS = (
    r"kannst du|könntest du|können sie|könnten sie|w(?:[ü]|ue)rdest du|magst du|hast du|bist du"
    r"|weißt "
    r"du(?!,? ich)|gibt es|soll(?:te)? ich|darf ich|muss ich|(?:kann|habe?|bin|mag) ich(?=[^\n]*\?"
    r"| eigentlich| überhaupt| denn)|ist"
    r"|sind|war|hat|schreib(?:e)? (?:mir )?(?:bitte )?(?:ein|einen|eine|den|die|das|mal)\b"
    r"|übersetze?|fasse? (?!dich)|korrigiere?|erkläre? (?:mir )?(?:bitte )?(?:den|die|das|wie|was"
    r"|warum|mal|diese\w*)\b|zeige? mir|gib mir(?! (?:immer|bitte immer|ab sofort|ab jetzt"
    r"|künftig|in zukunft|kurze|temperaturen|preise"
    r"|zeiten|[^,.;!?]{3,40} (?:immer|stets|grundsätzlich)\b))|hilf mir|erstelle?"
    r"|generiere?|füge?|ändere|liste|schlag|finde?|such(?:e)?|berechne"
    r"|vergleiche?|erzähl(?:e)?|beschreib(?:e)?|erfinde|dichte|lies|schau|prüfe?|analysiere?"
    r"|verbessere?|mach(?:e)? (?:mir )?(?:ein|einen|eine)\b|konvertiere|sag mir(?! (?:immer|ehrlich"
    r"|offen|direkt|ganz|bescheid))"
)
REPORTED = (
    r"\b(?:sagt(?:e|en)?|(?<!genauer )(?<!ehrlich )(?<!offen )(?<!kurz )(?<!besser )(?<!anders )"
    r"(?<!wie )gesagt(?! hab|, ich (?:bin|heiße|wohne|habe?) )|meint(?:e)?|behauptet(?:e)?"
    r"|erzählt(?:e)?(?! hab)|laut "
    r"(?:de[rnms]|eine[rms]|meine[rmn]|diese[rm]|Studien?|Umfrage|Wikipedia|Artikel|Gesetz"
    r"|Bericht|Wetter\w*|Statistik)"
    r"|zufolge|denkt|glaubt|findet,|schreibt,|schrieb|fragte|fragt,|antwortete|(?:alle|viele"
    r"|sie|leute|manche|freunde|eltern|kollegen) (?:denken|glauben|meinen|sagen|behaupten"
    r"|finden)|(?:er|sie|alle|jeder|man|mutter|vater|mama|papa|chef|chefin|frau|mann"
    r"|kolleg\w+) dachten?|munkelt|vermutet|heißt es|nimmt an|liedtext|zitat|zitiert"
    r"|singt(?= ?[:,„\"])"
    r"|(?<!was )(?<!wie )(?<!wo )w(?:[ü]|ue)rden?(?! (?:sie|da|mir|dir|das|uns)\b)"
    r"|(?<!als )(?<!was )(?<!wie )(?<!das )wäre(?! (?:super|toll|nett|klasse|cool|hilfreich|lieb"
    r"|prima|da|mir|es)\b)"
    r"|schön w(?:[ä]|ae)r(?:e|s|'s)|h(?:[ä]|ae)tten?(?! (?:gerne?,? dass du|sie|jemand|da"
    r"|gerne? (?:kurze|knappe"
    r"|ausführliche|lange|direkte"
    r"|präzise|einfache))\b)|ich bin (?:auch )?(?:der|die) (?:kaiser\w*"
    r"|könig\w*|papst|queen"
    r"|prinz\w*"
    r"|weihnachtsmann|osterhase|bundeskanzler\w*|zahnfee|hulk|batman)|(?:haha|ja klar|na "
    r"klar|klar)"
    r"[\w ]{0,12}, und ich (?:bin|heiße|kann)"
    r"|als (?:dein )?(?:ki|assistent\w*|sprachmodell|chatbot|ki-[\w-]+))\b(?<!ich gesagt)"
)
"""Says anywhere in a sentence that somebody else is talking, or that nothing is as it says."""
MATERIAL = (
    r"\b(?:übersetze?n?|korrigiere?n?|lektoriere?n?|umformuliere?n?|paraphrasiere?n?"
    r"|korrekturlesen|umschreiben|formuliere? .{0,30}\bum\b|schreibe? .{0,30}\bum\b)\b"
    r"|\A(?=[^:]*:)(?:.*?\b(?:fasse?|analysiere?|verbessere?|erkläre?|prüfe?|konvertiere?"
    r"|vervollständige?|bewerte?|kommentiere?|extrahiere?|zusammenfassen"
    r"|ergänze?)\b.*:\s*(?:\S.*)?$"
    r"|.*?\b(?:hier (?:ist|sind|kommt)|folgende\w*|das ist)\b.{0,60}\b(?:text|mail|e-mail"
    r"|nachricht|brief|artikel|geschichte|code|fehler|gedicht|absatz|dokument|log|auszug"
    r"|entwurf|ausgabe)\b.*:\s*$)"
)
"""Asks for work on a text that stands beside it."""
AT_HAND = (
    r"diese[rsnm]? (?:\w+ )?(?:(?:E-?)?Mail|Text|Nachricht|Frage|Datei|Code|Aufgabe|Brief|Artikel"
    r"|Absatz"
    r"|Satz"
    r"|Dokument|Tabelle|Fall|Beispiel|Problem|Wort|Kapitel|Gedicht|Liste|Bild|Kurs|Thema|Rezept"
    r"|Projekt"
    r"|Funktion|Skript|Fehler|Bug|Antwort|Version|Teil|Seite|Mal|Übersicht)\w*"
)
"""What is worked on now."""
SCENE = (
    r"(?:stell(?:e|en sie)? (?:dir|sich) vor|tu(?:n wir)? so|tun sie so|nehmen wir an"
    r"|angenommen|spiel(?:e)? (?:die rolle|eine[nr]?|mal|den|mit mir)|du bist (?:jetzt |ab "
    r"jetzt |nun )?(?:ein|eine|der|die|mein)\b"
    r"|schreib(?:e)? (?:mir )?(?:bitte )?(?:ein|eine|einen|den|die|das)\b|verfasse?|dichte?"
    r"|erfinde?|in (?:der|meiner|dieser) (?:geschichte|szene|erzählung)|in (?:meinem|dem"
    r"|diesem) (?:roman|spiel|drehbuch|szenario)|hypothetisch"
    r"|verhalte? dich wie|agiere? als|entwirf|sehr geehrte[rs]?|(?:liebe[rs]?|werte[rs]?"
    r"|guten tag,?|hallo) (?:frau|herr|familie|kolleg\w+|kund\w+|damen|mitglied\w+) "
    r"?[\w -]{0,40}[,!])(?![\w-])"
)
"""Begins fiction, or a letter to somebody."""
_HOW_LONG = range(3, 18)
_TRADES = "(?:ler|ner|ter|rin|tin|eur|ist|ant|ker|ann|rau)"
_BEHIND_A_FIRM = "|".join(
    rf"(?<=rb{verb} bei [^,;.]{{{n}}})" for verb in ("eite", "eitet") for n in _HOW_LONG
)
_BEHIND_A_JOB = "|".join(
    [
        *(rf"(?<=rb{verb} als [^,;.]{{{n}}})" for verb in ("eite", "eitet") for n in _HOW_LONG),
        *(rf"(?<= [bi][is][nt] [\w-]{{{n}}}{_TRADES} )" for n in _HOW_LONG),
    ]
)
BETWEEN_FIRM_AND_JOB = (
    rf"\s(?=als [\w-]+(?:[\s.!]*$|,| (?:in|und) ))(?:{_BEHIND_A_FIRM})"
    r"|\s(?=(?:bei|beim) (?!mir|dir|uns|euch|ihm|ihr|mein|Nacht|Tag|Bedarf|Regen|Wind|den )"
    r"[^,;.]{2,40}(?:[\s.!]*$|,| und ))(?<!p\wter )(?<!p\w\wter )(?<!arin )"
    rf"(?:{_BEHIND_A_JOB})"
)
"""In "arbeite bei Bosch als Koch" and "bin Koch bei Bosch": each part states something."""
_NAMED = range(2, 28)
_A_PERSON = "(?:ist|tet|hnt|ebt|i.t|ert|mag|sst)"
"""The ends of "ist", "arbeitet", "wohnt", "lebt", "heißt", "studiert", "isst"."""
_AFTER_A_PERSON = (
    r"(?=(?:sie|er) (?:hasst|liebt|mag|isst|trinkt|arbeitet|wohnt|lebt|ist|spielt|verträgt|fährt"
    r"|studiert|lernt|kann|nutzt|kommt|sammelt|heißt|reagiert|bevorzugt|raucht|hat (?:keine?n? "
    r"|eine?n? "
    r"|zwei |\w+allergie))\b)(?:"
    + "|".join(
        rf"(?<={_A_PERSON} [^,;.]{{{n}}}{conjunction})"
        for n in _NAMED
        for conjunction in (", ", " und ", " aber ", ", und ", ", aber ")
    )
    + ")"
)
"""In "meine Freundin ist vegan und sie hasst Pilze": who it was said of, said of again."""
_NAMING = "(?:bin |i.t |i.e |sse |ist )"
"""The ends of "ich bin", "ich heiße", "mein Name ist"."""
_AFTER_A_NAME = (
    rf"(?:(?<=, )"
    rf"|(?<=\d und ))(?=(?:eine? )?(?-i:[A-ZÄÖÜ]))(?=(?:eine? )?(?:{JOBS})(?![\w-])(?: (?:aus|in"
    rf"|bei|von|im|auf|an|und)\b|[\s.!,]))(?:"
    + "|".join(
        rf"(?<={_NAMING}(?-i:[A-ZÄÖÜ])[^,;.]{{{n}}}, )"
        rf"|(?<={_NAMING}(?-i:[A-ZÄÖÜ])[^,;.]{{{n}}}, \d\d, )"
        rf"|(?<={_NAMING}(?-i:[A-ZÄÖÜ])[^,;.]{{{n}}}, \d\d Jahre, )"
        for n in _NAMED
    )
    + r"|(?<= \d\d und )|(?<= \d\d, ))"
)
"""Where somebody has said what they are called, and their age or trade comes next."""
LEFT_OUT = (
    rf"{_AFTER_A_NAME}|{_AFTER_A_PERSON}"
    r"|(?:(?<=und )|(?<=, ))(?=(?:Mutter|Vater|Mama|Papa) (?:von|eine[rs])\b)"
)
MYSELF = (
    r"(?:(?:ich|wir)(?=\s)(?!\s(?:sie|er)\s)|mein(?= (?:Vor)?Name ist\b| \d\d(?:,| und\b|\.?$)))"
)
POLITE = (
    r"(?:bitte )?(?:kannst|könntest|könnten|können|würdest) (?:du|sie) (?:dir )?(?:bitte "
    r"|auch |mal )*(?=(?:merken|notieren|im (?:Kopf|Hinterkopf) behalten|daran denken)"
    r"|.{0,80}\b(?:ab jetzt|ab sofort|in zukunft|künftig|von nun an)\b)"
)
