import { IMEI_LENGTH } from '../../rules/imei.ts';

/** What the box keeps of a typed or pasted text: its first fifteen digits. */
export function imeiDigits(text: string): string {
  return text.replaceAll(/\D/g, '').slice(0, IMEI_LENGTH);
}
