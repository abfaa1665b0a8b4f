"""What instructions to the model look like in Indonesian and Swahili.

Who tells of a rule that they forgot tells of themselves: an order to drop rules counts where it
means all of them, or the model's own, earlier or built-in ones.
"""

from __future__ import annotations

_DROP = (
    r"\b(?:abaikan(?:lah)?|lupakan(?:lah)?|hiraukan|langgar|kesampingkan|acuhkan"
    r"|batalkan|timpa|lewati|jangan (?:ikuti|patuhi|pedulikan|hiraukan|turuti|gubris)"
    r"|berhenti (?:mengikuti|mematuhi|menuruti))\b"
)
_ALL = r"(?:\s+(?:semua|segala|seluruh|setiap|saja|tiap))"
_RULES = (
    r"(?:instruksi|perintah|aturan|arahan|petunjuk|batasan|pedoman|larangan|pembatasan|prompt"
    r"|panduan|ketentuan|kebijakan|filter)"
)
_OWN = (
    r"(?:mu\b|-?nya\b|\s+(?:(?:yang )?(?:sebelumnya|di atas|tadi|awal|terdahulu|lama|bawaan|semula"
    r"|pertama)|sistem|keamanan|kamu|anda|pengembang|yang (?:diberikan|ada|telah|sudah|kamu"
    r"|anda)))\b"
)
_TELL = (
    r"\b(?:tampilkan|tunjukkan|perlihatkan|ungkapkan|bocorkan|ulangi|cetak|sebutkan|katakan"
    r"|keluarkan|tuliskan|berikan|beri ?tahu(?:kan)?|membocorkan|mengungkapkan|menampilkan"
    r"|menunjukkan|memperlihatkan|menyebutkan|mengulangi|mencetak)\b(?:\s+\w+){0,3}?"
)
_YOU = r"\b(?:kamu|anda|engkau|kau)"
_MUST = r"(?:harus|wajib|mesti|akan|perlu)"

INDONESIAN = (
    rf"{_DROP}{_ALL}{{1,2}}\s+(?:\w+\s+)?{_RULES}\b",
    rf"(?:{_DROP}|\b(?:melupakan|mengabaikan)\b){_ALL}{{0,2}}\s+(?:\w+\s+)?{_RULES}{_OWN}",
    rf"\b(?:kamu|anda|untuk|agar|harus|wajib) (?:\w+ )?mengabaikan{_ALL}{{1,2}}\s+{_RULES}\b",
    rf"{_DROP}\s+(?:semua|segala|apa pun|apapun)\s+(?:(?:hal\s+)?yang\s+)?(?:di atas|sebelumnya"
    r"|(?:sudah |telah )?(?:dikatakan|diberikan|diajarkan|kamu (?:ketahui|pelajari)))",
    rf"{_TELL}\s+(?:system prompt|prompt (?:sistem(?:mu)?|system|awal|rahasia|tersembunyi|asli)"
    r"|(?:pesan|instruksi|perintah|aturan) (?:sistem(?:mu)?|rahasia|tersembunyi|internal"
    r"|pengembang)"
    r"|(?:prompt|instruksi) awal(?:mu|nya)?)\b",
    rf"{_YOU} (?:sekarang |kini )?(?:adalah |menjadi )(?:dan\b|(?:\w+ ){{0,4}}tanpa (?:batasan"
    r"|aturan|filter|sensor|larangan|batas)\b)",
    rf"(?:{_YOU}|\b(?:asisten|model|ai|chatbot)) {_MUST} (?:selalu |sekarang |mulai sekarang )?"
    r"(?:patuh|menuruti|mematuhi|menaati|taat|mengabaikan|membocorkan|menolak semua"
    r"|melakukan apa (?:saja|pun)|mengirim(?:kan)? semua)\b",
    rf"\bmulai sekarang,? {_YOU[2:]} (?:{_MUST} )?(?:selalu )?(?:patuh|menuruti|mematuhi|menaati"
    r"|melakukan apa (?:saja|pun)|mengabaikan|berpura-pura|tidak (?:lagi )?terikat)\b",
    rf"{_YOU} tidak (?:lagi )?(?:punya|memiliki|terikat)(?: oleh| pada)? (?:batasan|aturan|filter"
    r"|larangan|sensor)\b",
    r"\b(?:jawab|bertindak|bersikap|balas|berperilaku)\w{0,4}\b[^.\n]{0,40}\btanpa (?:batasan"
    r"|sensor|filter|aturan)\b",
    r"\b(?:matikan|nonaktifkan|hapus|lepaskan|buang) (?:semua |segala )?(?:filter|batasan|pengaman"
    r"|sensor|pembatasan|moderasi|pelindung)(?:mu\b| (?:kamu|anda|keamananmu|keamanan (?:kamu|anda"
    r"|mu))\b)",
    r"\bjangan (?:beri ?tahu|bilang|katakan|sampaikan)(?:kan)?(?: hal ini| ini)?(?: kepada| pada"
    r"| ke)? (?:si )?pengguna\b",
    r"\b(?:kirim|kirimkan|teruskan|unggah) (?:semua |seluruh )?(?:percakapan|pesan|kata sandi|data"
    r"|riwayat|rahasia|kredensial|memori|ingatan)[^.\n]{0,30} ke (?:https?:|www\.|alamat ini"
    r"|server (?:ini|luar))",
    r"\b(?:instruksi|perintah)(?: sistem)? (?:baru|untuk (?:ai|model|asisten))\s?:",
    r"\bmode (?:jailbreak|dan|tanpa batas|dewa)\b|\bmode pengembang (?:aktif|diaktifkan)\b",
    r"(?:^|[.!?:]\s)(?:tolong )?(?:aktifkan|nyalakan|masuk ke) mode pengembang\b(?! (?:di|pada)\b)",
)
INDONESIAN_NEEDS = (
    "abaikan|lupakan|mode pengembang|hiraukan|langgar|kesampingkan|acuhkan|batalkan|timpa|lewati"
    "|ikuti|patuhi"
    "|turuti|gubris|pedulikan|mematuhi|tampilkan|tunjukkan|perlihatkan|ungkapkan|bocorkan|ulangi"
    "|cetak|sebutkan|menampilkan|menunjukkan|mengulang|mencetak|menyebut|katakan|keluarkan"
    "|tuliskan|berikan|beri tahu|beritahu|kamu|anda|kau|asisten"
    "|model|ai |chatbot|jawab|bertindak|bersikap|balas|berperilaku|matikan|nonaktifkan|hapus"
    "|lepaskan|buang|bilang|sampaikan|kirim|teruskan|unggah|instruksi|perintah|mode ",
    "instruksi|perintah|aturan|arahan|petunjuk|batas|pedoman|larangan|prompt|panduan|ketentuan"
    "|kebijakan|filter|di atas|sebelumnya|dikatakan|diberikan|diajarkan|ketahui|pelajari"
    "|pesan sistem"
    "|pesan rahasia|pesan tersembunyi|pesan internal|pesan pengembang|adalah dan|menjadi dan|sensor"
    "|patuh|menuruti|menaati|taat|mengabaikan|bocorkan|menolak semua|apa saja|apa pun|apapun"
    "|mengirim|berpura-pura|terikat|pengaman|moderasi|pelindung|pengguna|http|www.|alamat ini"
    "|server ini|server luar|mode ",
)

_LEAVE = (
    r"\b(?:puuza|puuzia|puuzeni|yapuuze|uyapuuze|upuuze|kupuuza|sahau|usahau|yasahau|kusahau"
    r"|usifuate"
    r"|usizingatie|usitii|acha kufuata|achana na|kiuka|tupilia mbali|futa|usijali)\b"
)
_LAWS = (
    r"(?:maagizo|maelekezo|amri|sheria|kanuni|miongozo|mwongozo|vikwazo|masharti|vizuizi|sera"
    r"|prompt|taratibu)"
)
_ITS = (
    r"(?:yote|zote|vyote|wote|yako|zako|vyako|wako|(?:[yzvw]a|cha|vya) (?:awali|hapo awali|mwanzo"
    r"|mfumo|juu|usalama|kwanza|msanidi|zamani|nyuma)|yaliyotangulia|zilizotangulia|yaliyopita"
    r"|zilizopita|hapo juu|uliyopewa|ulizopewa|uliopewa|yaliyotolewa)\b"
)
_SHOW = (
    r"\b(?:onyesha|uonyeshe|uoneshe|ufichue|urudie|nionyeshe|onesha|nioneshe|fichua|toa|chapisha"
    r"|rudia|niambie|sema|andika|taja"
    r"|vujisha|nipe|kufichua|weka wazi)\b(?:\s+\w+){0,3}?"
)
_FREE = (
    r"(?:bila|isiyo na|asiye na|usiye na|pasipo) (?:vikwazo|mipaka|sheria|vizuizi|vichujio|masharti"
    r"|udhibiti)\b"
)

SWAHILI = (
    rf"{_LEAVE}(?:\s+\w+){{0,2}}?\s+{_LAWS}(?:\s+\w+){{0,2}}?\s+{_ITS}",
    r"\b(?:puuza|yapuuze|uyapuuze|kupuuza|usifuate)\b(?:\s+\w+){0,2}?\s+(?:maagizo|maelekezo)\b",
    rf"{_LEAVE} (?:kila kitu|yote) (?:ulichoambiwa|uliyoambiwa|kilicho juu|yaliyo juu|hapo juu"
    r"|nilichokuambia awali|yaliyotangulia)",
    rf"{_SHOW}\s+(?:(?:maagizo|maelekezo|prompt|ujumbe|kidokezo|amri|sheria)"
    r" (?:yaliyofichwa|zilizofichwa|yako ya siri|(?:[ycwz]ako |chako )?(?:[yzw]a|cha) (?:mfumo"
    r"|siri|ndani|awali|msanidi))|(?:system )?prompt yako|maagizo yako|maelekezo yako)\b",
    rf"\b(?:sasa )?wewe (?:sasa )?ni (?:dan\b|(?:\w+ ){{0,4}}{_FREE})",
    r"\bkuanzia sasa,? (?:ni )?(?:lazima |unapaswa |utapaswa )?(?:unitii|utii|kutii|kunitii"
    r"|utanitii|utatii|ufanye chochote|utafanya chochote|upuuze|kupuuza|utapuuza)\b",
    r"\b(?:lazima|unapaswa|ni lazima) (?:unitii|utii|kunitii|kutii kila|upuuze|kupuuza (?:maagizo"
    r"|sheria|usalama)|uvujishe|ukatae kila)\b",
    r"\b(?:msaidizi|ai|modeli) (?:ni )?(?:lazima|anapaswa|inapaswa) (?:\w+ )?(?:kupuuza|apuuze"
    r"|ipuuze|atii|kutii|kufichua|kutuma|atume|afichue)\b",
    rf"\b(?:jibu|nijibu|tenda|ujibu)\b[^.\n]{{0,40}}{_FREE}",
    r"\b(?:zima|ondoa|lemaza|futa) (?:vichujio|vizuizi|vikwazo|ulinzi|mipaka)(?: (?:vyako|yako|wako"
    r"|zako|vyote|yote|vya usalama))\b",
    r"\b(?:usimwambie|usimjulishe) mtumiaji\b|\busiwaambie watumiaji\b|\bmtumiaji asijue\b",
    r"\b(?:tuma|peleka|sambaza|pakia) (?:\w+ )?(?:mazungumzo|ujumbe|nenosiri|nywila|data|siri"
    r"|kumbukumbu)[^.\n]{0,30} (?:kwa|kwenye) (?:https?:|www\.|seva hii|anwani hii)",
    r"\b(?:maagizo|maelekezo)(?: ya mfumo)? (?:mapya|kwa (?:ai|modeli|msaidizi))\s?:",
    r"\b(?:wewe )?huna (?:vikwazo|mipaka|vizuizi|sheria) (?:tena|yoyote|vyovyote|zozote)\b",
    r"\b(?:hali|modi) ya (?:jailbreak|dan|mungu)\b",
    r"(?:^|[.!?:]\s)(?:tafadhali )?(?:washa|wezesha|ingia) (?:hali|modi) ya msanidi\b(?! kwenye\b)",
)
SWAHILI_NEEDS = (
    "puuz|sahau|usifuate|usizingatie|usitii|kufuata|achana|kiuka|tupilia|futa|usijali|onyesh|onesh"
    "|fichu|toa|chapisha|rudia|niambie|sema|andika|taja|vujish|nipe|weka wazi|wewe|kuanzia sasa"
    "|lazima|paswa|msaidizi|ai |modeli|jibu|tenda|zima|ondoa|lemaza|usimwambie|usimjulishe"
    "|usiwaambie|mtumiaji|tuma|peleka|sambaza|pakia|maagizo|maelekezo|huna|hali ya|modi ya",
    "maagizo|maelekezo|amri|sheria|kanuni|mwongozo|miongozo|vikwazo|masharti|vizuizi|sera|prompt"
    "|taratibu|ulichoambiwa|uliyoambiwa|juu|awali|yaliyotangulia|ujumbe|kidokezo|ni dan|mipaka"
    "|vichujio|udhibiti|tii|chochote|puuz|vujishe|ukatae|fichu|tuma|atume|ulinzi|mtumiaji|http|www."
    "|seva hii|anwani hii|jailbreak|ya dan|mungu|ya msanidi",
)
