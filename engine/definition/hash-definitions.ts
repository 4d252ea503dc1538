import type { FieldDefinition, FormMode } from './field-definition.ts';

const FNV_OFFSET = 0x811c_9dc5;
const FNV_PRIME = 0x0100_0193;

/**
 * Hash of the content of a page, as 16 hex digits: equal pages have equal hashes, in any order of
 * their properties and at any depth of the document. Detects changes; does not resist attacks.
 *
 * @see http://www.isthe.com/chongo/tech/comp/fnv/ for FNV-1a: here of code points, in two lanes.
 */
export function hashDefinitions(fields: readonly FieldDefinition[], mode: FormMode): string {
  return hashText(JSON.stringify([mode, fields.map(withoutIndex)]));
}

function withoutIndex(field: FieldDefinition): object {
  return { ...field, pointer: undefined };
}

// The second lane runs over the states of the first, so that a chance meeting in one is none in both.
function hashText(text: string): string {
  let low = FNV_OFFSET;
  let high = FNV_OFFSET;
  for (let at = 0; at < text.length; at += 1) {
    low = Math.imul(low ^ (text.codePointAt(at) ?? 0), FNV_PRIME);
    high = Math.imul(high ^ low, FNV_PRIME);
  }
  return [low, high].map((lane) => (lane >>> 0).toString(16).padStart(8, '0')).join('');
}
