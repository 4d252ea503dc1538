import type { ServerFault } from '../../index.ts';
import { type JsonObject, isJsonObject, isList } from '../../json.ts';

/** A code as programmes write it; any other text may be personal. */
const CODE = /^(?!.*\d{7})[A-Za-z][\w.:-]{0,63}$/;

/** How deep the object by key may lie, e.g. `error.fields`. */
const DEPTH = 3;

/**
 * What a server refused, by key of a field: the first object in the answer that has one of the keys
 * with a message under it: a text, an object with a `message`, or a list of those. `null` when
 * there is none.
 */
export function findRefusals(
  json: unknown,
  keys: ReadonlySet<string>,
): Readonly<Record<string, ServerFault>> | null {
  let level: readonly unknown[] = [json];
  for (let depth = 0; depth < DEPTH; depth += 1) {
    for (const holder of level.filter(isJsonObject)) {
      const found = refusalsIn(holder, keys);
      if (found.length > 0) return Object.fromEntries(found);
    }
    level = level.flatMap((holder) => (isJsonObject(holder) ? Object.values(holder) : []));
  }
  return null;
}

function refusalsIn(
  holder: JsonObject,
  keys: ReadonlySet<string>,
): readonly (readonly [string, ServerFault])[] {
  return Object.entries(holder).flatMap(([key, answer]) => {
    const fault = keys.has(key) ? toFault(answer) : null;
    return fault === null ? [] : [[key, fault] as const];
  });
}

function toFault(answer: unknown): ServerFault | null {
  const one = isList(answer) ? answer[0] : answer;
  if (typeof one === 'string') return { code: 'server', message: one };
  if (!isJsonObject(one) || typeof one['message'] !== 'string') return null;
  const { code, message } = one;
  return { code: typeof code === 'string' && CODE.test(code) ? code : 'server', message };
}
