import type { Json, JsonObject } from '../definition/json.ts';

/**
 * Schema that holds the property `key`, where there is one, to `schema`.
 *
 * Names that every JavaScript object inherits (`constructor`, `__proto__`) are written as patterns:
 * validators take the inherited thing for the value otherwise.
 */
export function propertySchema(key: string, schema: Json): JsonObject {
  if (!isInherited(key)) return { properties: { [key]: schema } };
  return { patternProperties: { [`^${key}$`]: schema } };
}

/** Schema that asks for the property `key`, whatever its value. */
export function presenceSchema(key: string): JsonObject {
  if (!isInherited(key)) return { required: [key] };
  return { not: { propertyNames: { not: { const: key } } } };
}

/** Schema that refuses every property but `keys`. */
export function closedSchema(keys: readonly string[]): JsonObject {
  const plain = keys.filter((key) => !isInherited(key)).map((key) => [key, true]);
  const patterns = keys.filter(isInherited).map((key) => [`^${key}$`, true]);
  return {
    properties: Object.fromEntries(plain),
    patternProperties: Object.fromEntries(patterns),
    additionalProperties: false,
  };
}

/** All of the schemas at once; the empty list accepts everything. */
export function allOf(schemas: readonly JsonObject[]): JsonObject {
  const [first] = schemas;
  if (schemas.length === 1 && first !== undefined) return first;
  return schemas.length === 0 ? {} : { allOf: schemas };
}

function isInherited(key: string): boolean {
  return key in {};
}
