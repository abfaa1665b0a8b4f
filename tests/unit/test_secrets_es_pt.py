"""Passwords, PINs and keys told in Spanish and Portuguese, and what only speaks of them."""

from __future__ import annotations

import pytest
from kumbuka.memory.extraction import extract
from kumbuka.memory.secrets import find_secret

SECRETS = (
    "Mi contraseña es gato123",
    "mi contrasena es gato123",
    "la contraseña del wifi es sol-y-luna-22",
    "La contraseña: Tr0ub4dor&3",
    "mi contraseña es girasol.",
    "Mi clave es 1234ab",
    "la clave del wifi es Verano2024",
    "mi PIN es 4821",
    "el PIN de la tarjeta es 4821",
    "Cambié mi contraseña a Verano2024!",
    "uso gato123 como contraseña",
    "la clave de API es a8f7d6e5c4b3a2",
    "el token de acceso es a8f7d6e5c4b3a2f1",
    "Mi DNI es 12345678Z",
    "Minha senha é abacate99",
    "a senha do wifi é sol-e-lua-22",
    "minha palavra-passe é Abc123!",
    "Senha: correcthorse",
    "minha senha é girassol.",
    "A chave da API é a8f7d6e5c4b3a2",
    "meu PIN é 4821",
    "Mudei minha senha para Verao2024!",
    "meu CPF é 123.456.789-09",
    "uso gato123 como senha",
    "Recuerda que la contraseña de Netflix es pelis2020",
)

ORDINARY = (
    "mi contraseña es muy larga",
    "la contraseña es incorrecta",
    "Olvidé mi contraseña",
    "La clave es la paciencia",
    "la clave es practicar cada día",
    "la clave primaria es id",
    "La palabra clave: rendimiento",
    "mi gestor de contraseñas es Bitwarden",
    "nuestra contraseña es compartida",
    "la contraseña es obligatoria",
    "El PIN es incorrecto",
    "Uso contraseñas largas",
    "minha senha é fraca",
    "a senha é incorreta",
    "Esqueci minha senha",
    "A chave é a paciência",
    "a chave primária é id",
    "meu gerenciador de senhas é o Bitwarden",
    "a senha é obrigatória",
    "Minhas senhas são longas",
    "cambié la contraseña por una más segura",
    "El código es 200 líneas",
    "La clave del éxito es dormir 8 horas",
    "As chaves do carro estão em casa",
    "El token es válido",
    "Mi clave de sol favorita",
    "La clave es 3 comidas al día",
    "mi contraseña caduca cada 90 días",
    "a senha expira em 90 dias",
    "la contraseña es guardada como hash",
)


@pytest.mark.parametrize("text", SECRETS)
def test_a_secret_is_found_and_nothing_of_it_learned(text: str) -> None:
    assert find_secret(text) is not None
    assert extract(text).statements == ()


@pytest.mark.parametrize("text", ORDINARY)
def test_who_speaks_of_secrets_tells_none(text: str) -> None:
    assert find_secret(text) is None
