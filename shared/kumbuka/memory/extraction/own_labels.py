"""What people put before a colon to say what follows; a name there says who is speaking."""

from __future__ import annotations

_WORDS = """
abgemacht about achtung actualizacion actualización actually also andika anota anote apresentação
apunta atenção attention atualizacao atualização aturan aviso background berichtigung beschlossene
bilan bonjour bonne bref btw camkan catat catatan confession consigne consignes context contexte
contexto correcao correccion corrección correction correção corrigindo corrijo dado das dato
decisao decision decisions decisión decisão der dernière detalhe detalle die disclaimer décision
edit ein eine entscheidung ergänzung erinnerung fact facts fakt fazit frage fyi fürs goal goals
guarda guarde gute habari hai hallo halo heads hello hey hi hifadhi hint hinweis hola important
importante info ingat instrucao instruccion instrucciones instrucción instruction instructions
instruksi instrução instruções intro introduction keputusan kleine kleiner kontext koreksi
korrektur kumbuka kumbusho kurze kurzer la le lembra lembre lembrete les letzte ma maagizo maelezo
mapendeleo marekebisho mauvaise mein meine memo memorise memoriza memorize memory merke mes mise
mon muhimu muhtasari my mémo mémorise nachtrag nb neue neuer neues nos nota note notes notiere
notiz notre nouvelle obs observação oi ojo olá pengingat penting perdón pergunta perkenalan petit
petite plan planänderung pour preference preferences preferencia preferencias preferensi
preferência pregunta presentacion presentación profile präferenz précision préférence préférences
présentation ps question ralat rappel recordatorio rectification rectifico recuerda regel regeln
regla reglas regra regras remember reminder resumen resumo retiens ringkasan rule rules règle
règles résumé sahihisho salut salva salve sasisho sauvegarde save settings sheria simpan so
speicher speichere status steckbrief store summary taarifa tambahan today uamuzi un une unser
unsere update usisahau utambulisho vorgabe vorgaben vorliebe vorstellung warning wichtig wichtige
zingatia zum zur zusammenfassung zusatz änderung übrigens
"""
OWN_LABELS = frozenset(_WORDS.split())
