import type { Rule } from './fault.ts';

/** Digits in an IMEI, check digit included. */
export const IMEI_LENGTH = 15;

/**
 * Accepts a phone's IMEI: fifteen digits, the last of them a Luhn check digit.
 *
 * @param text What was typed. Separators are a fault here; the widget strips them on the way in.
 * @returns `null` for an IMEI, and for `''`, since presence is the business of `required`; else
 *   the first fault in this order: digits, length, checksum. Never throws.
 * @see 3GPP TS 23.003, annex B, for the check digit.
 */
export const imei: Rule<string> = (text) => {
  if (text === '') return null;
  if (!/^\d+$/.test(text)) return { code: 'imei.digits' };
  if (text.length !== IMEI_LENGTH) return { code: 'imei.length', length: IMEI_LENGTH };
  return luhnSum(text) % 10 === 0 ? null : { code: 'imei.checksum' };
};

function luhnSum(digits: string): number {
  const fromRight = Array.from(digits, Number).toReversed();
  return fromRight.reduce((sum, digit, index) => sum + (index % 2 === 0 ? digit : twice(digit)), 0);
}

/** A digit doubled, the digits of the result added up. */
function twice(digit: number): number {
  return digit < 5 ? digit * 2 : digit * 2 - 9;
}
