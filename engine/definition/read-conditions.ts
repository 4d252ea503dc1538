import { describeJson } from './describe-json.ts';
import type { Condition } from './field-definition.ts';
import { isJsonObject, isScalar, type Json } from './json.ts';
import type { Source } from './read-property.ts';

/** A condition, and where it stands: a diagnostic of the whole page may name it later. */
export interface PlacedCondition extends Condition {
  readonly pointer: string;
}

/**
 * Reads `show_if`. An entry without a key is left out; one without a value to compare with never
 * matches. A lone condition is taken as a list of one.
 */
export function readConditions(source: Source): readonly PlacedCondition[] {
  const json = source.json['show_if'] ?? null;
  if (json === null) return [];
  const at = `${source.pointer}/show_if`;
  if (Array.isArray(json)) {
    return json.flatMap((entry: Json, place) => readCondition(source, entry, `${at}/${place}`));
  }
  source.report('definition.show-if.shape', at, `show_if is ${describeJson(json)}, not a list.`);
  return readCondition(source, json, at);
}

function readCondition(
  { report }: Source,
  json: Json,
  pointer: string,
): readonly PlacedCondition[] {
  const key = isJsonObject(json) ? (json['key'] ?? null) : null;
  if (!isJsonObject(json) || !isScalar(key)) {
    report('definition.show-if.shape', pointer, `The condition is ${describeJson(json)}, keyless.`);
    return [];
  }

  const wanted = json['value'] ?? null;
  const values = (Array.isArray(wanted) ? wanted : [wanted]).filter(isScalar).map(String);
  if (values.length === 0) {
    const met = describeJson(wanted);
    report('definition.show-if.shape', pointer, `The value is ${met}: the condition never matches.`);
  }
  return [{ key: String(key), values, pointer }];
}
