import type { Dice } from './dice.ts';

const BODY = 12;

/** A well-formed IMEI of nobody's: the reserved test body `00`, then a Luhn check digit. */
export function throwImei(dice: Dice): string {
  const digits = [0, 0, ...Array.from({ length: BODY }, () => dice.whole(0, 9))];
  const sum = digits.reduce((total, digit, place) => {
    const twice = digit * 2;
    return total + (place % 2 === 0 ? digit : twice - (twice > 9 ? 9 : 0));
  }, 0);
  return [...digits, (10 - (sum % 10)) % 10].join('');
}
