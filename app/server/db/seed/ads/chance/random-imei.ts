import type { SeededRandom } from './seeded-random.ts';

const BODY = 12;

/** A valid IMEI without an owner: the reserved test body `00`, then a Luhn check digit. */
export function randomImei(random: SeededRandom): string {
  const digits = [0, 0, ...Array.from({ length: BODY }, () => random.whole(0, 9))];
  const sum = digits.reduce((total, digit, index) => {
    const twice = digit * 2;
    return total + (index % 2 === 0 ? digit : twice - (twice > 9 ? 9 : 0));
  }, 0);
  return [...digits, (10 - (sum % 10)) % 10].join('');
}
