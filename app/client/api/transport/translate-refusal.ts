import type { FieldRefusal } from '../../../contract/index.ts';
import { findRefusalText } from '../../../contract/wire/refusal-text.ru.ts';
import { fieldRefusalText } from './field-refusal-text.ru.ts';

/** What of a refusal is shown to the user. */
export interface ShownRefusal {
  readonly code: string;
  readonly message: string;
  /** By field key. */
  readonly fields?: Readonly<Record<string, readonly FieldRefusal[]>> | undefined;
}

/** A refusal in the language of the build; of a code without a sentence the server's remains. */
export function translateRefusal({ code, message, fields = {} }: ShownRefusal): ShownRefusal {
  const translated = Object.entries(fields).map(([key, faults]) => {
    const shown = faults.map((fault) => ({ ...fault, message: fieldRefusalText(fault) }));
    return [key, shown] as const;
  });
  return {
    code,
    message: findRefusalText(code) ?? message,
    fields: Object.fromEntries(translated),
  };
}
