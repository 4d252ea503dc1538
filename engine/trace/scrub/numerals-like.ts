/** Numerals that a number is read from: of one digit, and of two. */
const READ = ['①②③④⑤⑥⑦⑧⑨', '⑩⑪⑫⑬⑭⑮⑯⑰⑱⑲'] as const;
/** Numerals that are in no number and in no address. */
const UNREAD = 'ⅠⅡⅢⅣⅤⅥⅦⅧⅨⅩ';
/** Digits of one script. */
const TEN = 10;

/**
 * The numerals that may replace one. A field reads «5» and «①» as numbers, but not «٥», and takes
 * «٥» in an address, but not «①»: a digit becomes one of its own script, any other numeral one that
 * is read in the same places.
 */
export function numeralsLike(numeral: string): string {
  const codePoint = numeral.codePointAt(0) ?? 0;
  if (isDigit(codePoint)) return digitsBeside(codePoint);
  const plain = numeral.normalize('NFKC');
  return (/^\d+$/.test(plain) ? READ[plain.length - 1] : undefined) ?? UNREAD;
}

/** The ten digits of a script: Unicode has them in a row, at times right after those of another. */
function digitsBeside(digit: number): string {
  let first = digit;
  while (isDigit(first - 1)) first -= 1;
  const zero = digit - ((digit - first) % TEN);
  return String.fromCodePoint(...Array.from({ length: TEN }, (_, value) => zero + value));
}

function isDigit(codePoint: number): boolean {
  return /\p{Nd}/u.test(String.fromCodePoint(codePoint));
}
