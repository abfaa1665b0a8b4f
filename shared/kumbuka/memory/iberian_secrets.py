"""How Spanish and Portuguese tell a password, a PIN, a key or the number of an identity card.

"La clave es la paciencia" tells no key, and "mi contraseña es incorrecta" no password: where the
word for it has other meanings, the value has to look like none of a sentence's words. Every
quantifier is bounded: the time is linear in the text.
"""

from __future__ import annotations

import re

from kumbuka.memory.secret_phrase import SecretPhrase, bare
from kumbuka.text.late_pattern import LatePattern

_SAID_OF_IT = (
    "la el lo las los un una mi tu su de del que muy más mas demasiado bastante siempre nunca no "
    "ya incorrecta incorrecto errónea correcta correcto segura seguro débil fuerte larga largo "
    "corta corto nueva nuevo vieja fácil difícil simple secreta secreto importante igual "
    "distinta diferente válida inválida obligatoria necesaria opcional única mala buena para por "
    "con sin en como esta está este esto esa eso aquí privada pública personal vacía rara "
    "compleja sensible o a os as um uma meu minha seu sua do da dos das muito mais sempre não já "
    "errada errado incorreta incorreto correta correto fraca fraco forte longa longo curta curto "
    "nova novo velha antiga mesma obrigatória necessária boa má ruim também só isto isso aqui "
    "vazia complexa wifi email null none "
)
_NOT_TOLD = frozenset(_SAID_OF_IT.split())
_PARTICIPLE = LatePattern(r"\w{2,}(?:[aií]d|[ií]st|ent|ísim|tad)[oa]s?\Z|\w+mente\Z")
_FOR = (
    r"(?:\s+(?:de|del|d[oa]s?|para|pra|en|n[oa]s?|em|mi|mis|meu|minha|el|la|o|a|wi-?fi|acceso"
    r"|acesso|usuario|usuário|correo|email|e-mail|cuenta|conta|servidor|banco|root|admin|red|rede"
    r"|casa|router|roteador|móvil|celular|tarjeta|cartão|base|datos|dados|producción|produção"
    r"|staging|github|gmail|api|netflix|portal|vpn|ssh|ordenador|computador|trabajo|trabalho"
    r"|maestra|mestra|actual|atual|secreta|nueva|nova){1}\b){0,6}"
)
_SIGN = (
    r"(?P<sign>\s*[:=]\s*|\s+(?:ahora |agora )?(?:es|era|é|será|sigue siendo|continua sendo|fica)"
    r"(?:\s+(?:ahora|agora))?\s*:?\s+)"
)
_VALUE = r"[\"'`“«]?(?P<value>[^\s\"'`“”«»,;]{3,400})"
_ENDS = LatePattern(r"[\"'`”»]?\s*(?:$|[.,;!?\n]|\b(?:y|e|pero|mas)\b)")
_PLACEHOLDER = LatePattern(r"[<\[{$%*]|x{3,}|\.\.\.|…|ejemplo|exemplo|example|tu_|sua_|seu_", re.I)
_DESCRIBES = LatePattern(r"\d{1,2}[.!?]?\Z|\d+-\d+\Z|2fa\b", re.I)


def _is_password(match: re.Match[str]) -> bool:
    value = bare(match)
    if len(value) < 3 or _PLACEHOLDER.match(value) or value.lower() in _NOT_TOLD:
        return False
    if any(map(str.isdigit, value)):
        return _DESCRIBES.match(value) is None
    is_word = _PARTICIPLE.match(value.lower()) is not None
    return not is_word and _ENDS.match(match.string, match.end("value")) is not None


def _is_mixed(match: re.Match[str]) -> bool:
    value = bare(match)
    has_digit, has_letter = any(map(str.isdigit, value)), any(map(str.isalpha, value))
    is_told = has_digit and (has_letter or len(value) >= 4)
    return is_told and not _PLACEHOLDER.match(value) and not _DESCRIBES.match(value)


def _is_mixed_word(match: re.Match[str]) -> bool:
    return _is_mixed(match) and not bare(match).isdigit()


def _is_key(match: re.Match[str]) -> bool:
    return len(bare(match)) >= 8 and _is_mixed_word(match)


_PASSWORDS = (
    r"contrase(?:ñ|n)as?|senhas?|palavras?[ -]passe|frase de (?:contrase(?:ñ|n)a|paso)"
    r"|frase[ -]senha"
)
_NO_TOOL = r"(?<!gestor de )(?<!gerenciador de )(?<!administrador de )(?<!cofre de )"
_CARD_CODE = (
    r"c[óo]digo(?: de segur(?:idad|ança))? d(?:e (?:la|mi)|[oe](?: meu)?)"
    r" (?:tarjeta|cart[ãa]o)(?: de (?:crédito|débito))?"
)
_KEYS = (
    r"(?:clave|chave|token|llave)s?\s+(?:secret[oa]|privad[oa]|de (?:la )?api|da api|api"
    r"|de (?:acceso|acesso|cifrado|licencia|licença|sesión|autenticación|autenticação))"
)

IBERIAN_SECRETS: tuple[SecretPhrase, ...] = (
    SecretPhrase(
        "password",
        ("contrase", "senha", "passe"),
        LatePattern(rf"(?i)(?<!\w){_NO_TOOL}(?:{_PASSWORDS}){_FOR}{_SIGN}{_VALUE}"),
        _is_password,
    ),
    SecretPhrase(
        "password",
        ("contrase", "senha", "passe"),
        LatePattern(rf"(?i)(?<!\w)(?:{_PASSWORDS}){_FOR}\s+(?:a|por|para)\s+{_VALUE}"),
        _is_mixed_word,
    ),
    SecretPhrase(
        "password",
        ("contrase", "senha", "passe"),
        LatePattern(
            rf"(?i)(?<![^\s\"'`]){_VALUE}[\"'`”»]?\s+(?:como|es|é) (?:mi |minha |la |a"
            rf" )?(?:{_PASSWORDS})\b"
        ),
        _is_mixed_word,
    ),
    SecretPhrase(
        "password",
        ("clave", "chave", "código", "codigo"),
        LatePattern(
            rf"(?i)\b(?:(?<!palabra )(?<!palavra[ -])(?:clave|chave|código secreto|código de acceso"
            rf"|código de acesso)){_FOR}{_SIGN}{_VALUE}"
        ),
        _is_mixed,
    ),
    SecretPhrase(
        "pin",
        ("pin", "tarjeta", "cartão", "cartao"),
        LatePattern(
            rf"(?i)\b(?:(?:código\s+|codigo\s+|número\s+)?pin{_FOR}|{_CARD_CODE}){_SIGN}"
            r"(?:el\s+|o\s+)?(?P<value>\d{3,8})\b(?![.,:/-]\d)"
        ),
        lambda match: True,
    ),
    SecretPhrase(
        "api_key",
        ("clave", "chave", "token", "llave"),
        LatePattern(rf"(?i)\b(?:{_KEYS}){_FOR}{_SIGN}{_VALUE}"),
        _is_key,
    ),
    SecretPhrase(
        "national_id",
        ("dni", "nie", "cpf", "curp"),
        LatePattern(
            r"(?i)\b(?:dni|nie|cpf|curp)\b[^\d\n]{0,20}?\s?(?P<value>\d{3}\.?\d{3}\.?\d{3}-?\d{2}\b"
            r"|[xyz]?-?\d{7,8}-?[a-z]\b|[a-z]{4}\d{6}[a-z0-9]{8}\b)"
        ),
        lambda match: True,
    ),
)
