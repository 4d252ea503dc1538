/** A number as it is typed: digits with spaces, dashes, dots or brackets between them. */
const NUMBER = /(?<![\d.,])\+?\d(?:[\s().\u00A0\u202F‐-―-]{0,3}\d){8,14}(?!\d)/g;
/** A word of calling, and at most two words and some signs between it and a number. */
const CALL =
  /(?<!\p{L})(?:(?:тел|сот|моб)(?!\p{L})|(?:телефон|звон|позвон|пиш|whats?app|ватс?ап|вотсап|viber|вайбер|telegram|телеграм|занг)\p{L}*)(?:[^\p{L}\d]+\p{L}+){0,2}[^\p{L}\d]{0,8}$/iu;
/** Sums and counts: 900 000 000. */
const THREES = /^\d{1,3}(?:[\s.\u00A0\u202F]\d{3})+$/;

/**
 * Whether a text names a phone of the country: with its code, grouped as a phone is, or after a word
 * such as «звоните». Nine digits alone may be a sum or the number of a part: they pass unless they
 * begin as most mobile numbers do.
 */
export function hasPhone(text: string): boolean {
  return Array.from(text.matchAll(NUMBER)).some(({ 0: found, index }) => {
    const digits = found.replaceAll(/\D/g, '');
    if (/^(?:00)?992\d{9}$/.test(digits)) return true;
    if (!/^8?\d{9}$/.test(digits)) return false;
    if (CALL.test(text.slice(Math.max(0, index - 40), index))) return true;
    if (THREES.test(found) || digits.length > 9) return false;
    return /^9[0-38]/.test(digits) || (found !== digits && isGroupedAsPhone(found));
  });
}

/** 92 123 45 67, 927-77-12-34. */
function isGroupedAsPhone(found: string): boolean {
  const sizes =
    found
      .match(/\d+/g)
      ?.map(({ length }) => length)
      .join('') ?? '';
  return sizes === '2322' || sizes === '3222';
}
