import type { Condition } from '../field-definition.ts';
import { isJsonObject, isList, isScalar } from '../json.ts';
import type { Source } from './read-property.ts';

/** A condition, and where it is: a diagnostic of the whole page may name it later. */
export interface ReadCondition extends Condition {
  readonly pointer: string;
}

/**
 * Reads `show_if`. An entry without a key is left out; one without a value to compare with never
 * matches. A lone condition is taken as a list of one.
 */
export function readConditions(source: Source): readonly ReadCondition[] {
  const json = source.json['show_if'] ?? null;
  if (json === null) return [];
  const at = `${source.pointer}/show_if`;
  if (isList(json)) {
    return json.flatMap((entry, index) => readCondition(source, entry, `${at}/${index}`));
  }
  source.report('definition.show-if.shape', at, json);
  return readCondition(source, json, at);
}

function readCondition(
  { report }: Source,
  json: unknown,
  pointer: string,
): readonly ReadCondition[] {
  const key = isJsonObject(json) ? (json['key'] ?? null) : null;
  if (!isJsonObject(json) || !isScalar(key)) {
    report('definition.show-if.shape', pointer, json);
    return [];
  }

  const wanted = json['value'] ?? null;
  const values = (isList(wanted) ? wanted : [wanted]).filter(isScalar).map(String);
  if (values.length === 0) report('definition.show-if.shape', `${pointer}/value`, wanted);
  return [{ key: String(key), values, pointer }];
}
