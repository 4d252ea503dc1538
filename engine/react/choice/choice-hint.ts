import type { FieldView } from '../../form/state/form-store.ts';

/**
 * The sentence under options in view: what the definition says of an empty choice while it is
 * empty, else its placeholder.
 */
export function choiceHint({ field, input }: FieldView): string | null {
  return input === null ? (field.noSelectionMessage ?? field.placeholder) : field.placeholder;
}
