import type { FieldRefusal } from '../../../contract/index.ts';

/** The sentence of a field's fault; the server writes Russian. */
export function fieldRefusalText({ message }: FieldRefusal): string {
  return message;
}
