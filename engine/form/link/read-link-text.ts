import type { FieldContext } from '../../fields/field-kind.ts';
import type { FieldValue } from '../../fields/field-value.ts';
import { fromLinkText } from '../../fields/link/link-text.ts';
import { kindOf } from '../../fields/registry.ts';

/** What the text of a link came to. */
export interface LinkReading {
  /** `null` when the text has no value that the field takes. */
  readonly value: FieldValue | null;
  /** The text, when it came to nothing; else the members of a list that are not options any more. */
  readonly lost: readonly string[];
}

/** Reads a link's text as the value of a field, and reports what is lost. */
export function readLinkText(text: string, context: FieldContext): LinkReading {
  const value = readWith(text, context);
  if (value === null) return { value, lost: [text] };
  const whole = readWith(text, { ...context, areOptionsComplete: false });
  const kept = new Set(membersOf(value));
  return { value, lost: membersOf(whole ?? value).filter((member) => !kept.has(member)) };
}

function readWith(text: string, context: FieldContext): FieldValue | null {
  const kind = kindOf(context.field);
  const input = fromLinkText(text, context);
  if (input === undefined || kind.validate(input, context) !== null) return null;
  return kind.toValue(input, context);
}

function membersOf(value: FieldValue): readonly string[] {
  return Array.isArray(value) ? value.map(String) : [];
}
