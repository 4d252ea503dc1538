import { isList } from '../../definition/json.ts';
import type { FieldInput } from '../../fields/field-value.ts';
import type { Entry } from './form-state.ts';

/** A key without an input. */
export const EMPTY_ENTRY: Entry = Object.freeze({
  input: null,
  isTouched: false,
  serverFault: null,
  followsKey: null,
});

/** The entry after an edit: the server's faults of the old input no longer apply. */
export function edited(entry: Entry, input: FieldInput, followsKey: string | null): Entry {
  return Object.freeze({ input, isTouched: entry.isTouched, serverFault: null, followsKey });
}

/** Whether two inputs are the same, parts and members included. */
export function isSameInput(one: FieldInput, other: FieldInput): boolean {
  if (Object.is(one, other)) return true;
  // Lists of thousands differ by one tick: their lengths are compared before anything is copied.
  if (isList(one) && isList(other) && one.length !== other.length) return false;
  const [parts, others] = [partsOf(one), partsOf(other)];
  if (parts === null || others === null || parts.size !== others.size) return false;
  return isList(one) === isList(other) && changedPart(parts, others) === null;
}

/**
 * Whether an edit continues typing: text after text, alone or as the one part of a composite input
 * that changed. The first letter in an empty field is a beginning.
 */
export function isTypedOn(before: FieldInput, after: FieldInput): boolean {
  if (typeof before === 'string') return typeof after === 'string';
  const [parts, others] = [partsOf(before), partsOf(after)];
  if (parts === null || others === null || isList(before)) return false;
  const part = changedPart(parts, others);
  if (part === null) return false;
  const rest = new Map(parts).set(part, others.get(part));
  return typeof parts.get(part) === 'string' && changedPart(rest, others) === null;
}

function partsOf(input: FieldInput): ReadonlyMap<string, unknown> | null {
  return typeof input === 'object' && input !== null ? new Map(Object.entries(input)) : null;
}

/** The first part that differs; `null` when none does. */
function changedPart(
  parts: ReadonlyMap<string, unknown>,
  others: ReadonlyMap<string, unknown>,
): string | null {
  for (const [name, part] of parts) if (!Object.is(part, others.get(name))) return name;
  return null;
}
