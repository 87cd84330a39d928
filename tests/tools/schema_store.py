"""The published schemas, for tests that hold them against the program."""

import glob
import json
import os

import jsonschema

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))


def schemas():
    """By name, each a schema itself."""
    store = {}
    for path in glob.glob(os.path.join(ROOT, "data/schemas/*.schema.json")):
        with open(path, encoding="utf-8") as file:
            schema = json.load(file)
        jsonschema.Draft202012Validator.check_schema(schema)
        store[schema["$id"]] = schema
    return store


def validator(name, of=None):
    """Of data/schemas/NAME.schema.json as a whole, or of a schema that refers to what is in it."""
    store = schemas()
    base = f"{name}.schema.json"
    return jsonschema.Draft202012Validator(
        of or store[base], resolver=jsonschema.RefResolver(base_uri=base, referrer=store[base], store=store))


def places(value, path=()):
    yield path, value
    children = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, child in children:
        yield from places(child, path + (key,))


def at(document, path):
    for key in path:
        document = document[key]
    return document
