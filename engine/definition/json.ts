/** Any JSON value: what a definition, a saved value or an answer is before it is understood. */
export type Json =
  | string
  | number
  | boolean
  | null
  | readonly Json[]
  | { readonly [key: string]: Json };

/** A JSON object that is not an array. */
export type JsonObject = { readonly [key: string]: Json };

/** Whether `json` is an object, not an array and not `null`. */
export function isJsonObject(json: unknown): json is JsonObject {
  return typeof json === 'object' && json !== null && !Array.isArray(json);
}

/** Whether `json` is a list. */
export function isList(json: unknown): json is readonly unknown[] {
  return Array.isArray(json);
}

/** The smallest values: what a choice stores and what `show_if` compares, as text. */
export type Scalar = string | number | boolean;

/** Whether `json` is a string, a number or a boolean. */
export function isScalar(json: unknown): json is Scalar {
  return typeof json === 'string' || typeof json === 'number' || typeof json === 'boolean';
}
