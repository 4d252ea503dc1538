/** A bound of a number. */
export type Bound = 'from' | 'to';

/** Folded words of a query before a bound, Russian and Tajik. */
const BOUNDS: ReadonlyMap<string, Bound> = new Map([
  ...words('от дороже больше более выше свыше минимум аз', 'from'),
  ...words('до дешевле ниже меньше менее максимум пределах за бюджет то', 'to'),
]);
const OPPOSITE: Readonly<Record<Bound, Bound>> = { from: 'to', to: 'from' };
const NOT = 'не';

function words(text: string, bound: Bound): readonly (readonly [string, Bound])[] {
  return text.split(' ').map((word) => [word, bound]);
}

/**
 * Returns the bound that words before a number name, and the index of the number: «до», «не дороже».
 */
export function boundAt(
  texts: (index: number) => string,
  at: number,
): { readonly bound: Bound; readonly next: number } | null {
  const isNot = texts(at) === NOT;
  const bound = BOUNDS.get(texts(isNot ? at + 1 : at));
  if (bound === undefined) return null;
  return isNot ? { bound: OPPOSITE[bound], next: at + 2 } : { bound, next: at + 1 };
}

/** Folded words after a price. */
export const CURRENCY: ReadonlySet<string> = new Set(
  'сомони сомон сомона смн сом тжс тйс с'.split(' '),
);

/** Folded words of the period of a price: «3000 в месяц», «100 за час». */
const PER: ReadonlySet<string> = new Set(['в', 'за']);
const PERIODS: ReadonlySet<string> = new Set('месяц мес день сутки неделю час'.split(' '));

/** Number of the words after a price that are its period; zero without one. */
export function periodLength(textAt: (index: number) => string): number {
  return PER.has(textAt(0)) && PERIODS.has(textAt(1)) ? 2 : 0;
}

/** Folded words after a number, with what they multiply it by. */
export const MULTIPLIERS: ReadonlyMap<string, number> = new Map([
  ['тыс', 1_000],
  ['тысячи', 1_000],
  ['тысячу', 1_000],
  ['тыщ', 1_000],
  ['тыща', 1_000],
  ['к', 1_000],
  ['хазор', 1_000],
  ['лям', 1_000_000],
  ['тысяч', 1_000],
  ['млн', 1_000_000],
  ['миллион', 1_000_000],
  ['миллиона', 1_000_000],
  ['миллионов', 1_000_000],
]);

/** Whether a folded word beside a number is about a distance. */
export function isMileageWord(word: string): boolean {
  return /^(?:пробег|км|километр|мил)/u.test(word);
}

/** Whether a filter's name is that of a year. */
export function isYearName(name: string): boolean {
  return /^год(?!\p{L})/iu.test(name);
}

/** Folded words after the number of a year. */
export const YEAR_WORDS: ReadonlySet<string> = new Set(['год', 'года', 'г', 'гг', 'годов']);

/** A unit of lengths, and of areas where the sign after it is left out. */
export const METRE = 'м';
/** The unit of areas. */
export const SQUARE_METRE = 'м²';

/** Units that people write in several ways, in folded words, the longest first. */
export const UNITS: ReadonlyMap<string, readonly (readonly string[])[]> = new Map([
  [
    SQUARE_METRE,
    [
      ['м²'],
      ['кв', 'м'],
      ['м', 'кв'],
      ['м', '2'],
      ['кв', 'метров'],
      ['кв', 'метра'],
      ['квадратных', 'метров'],
      ['квадратных', 'метра'],
      ['квадратов'],
      ['квадрата'],
      ['квадрат'],
      ['кв'],
      ['м'],
    ],
  ],
]);

/** Beginnings of words that are numbers: of a flat with two rooms. */
const NUMERALS = [
  ['одно', 1],
  ['двух', 2],
  ['трех', 3],
  ['четырех', 4],
  ['пяти', 5],
] as const;

/** Splits a folded word that begins with a number; `null` for any other. */
export function splitNumeral(
  word: string,
): { readonly number: number; readonly rest: string } | null {
  const found = NUMERALS.find(([beginning]) => word.startsWith(beginning));
  return found === undefined ? null : { number: found[1], rest: word.slice(found[0].length) };
}

const grouped = new Intl.NumberFormat('ru');

/** Returns the name of a filter with the bounds of its number: «Год выпуска: от 2015». */
export function boundsText(
  name: string,
  { min, max }: { readonly min: number | null; readonly max: number | null },
  unit: string | null,
): string {
  const write = (number: number) => (isYearName(name) ? String(number) : grouped.format(number));
  const after = unit === null ? '' : `\u00A0${unit}`;
  if (min !== null && min === max) return `${name}: ${write(min)}${after}`;
  const bounds = [
    ...(min === null ? [] : [`от\u00A0${write(min)}`]),
    ...(max === null ? [] : [`до\u00A0${write(max)}`]),
  ];
  return `${name}: ${bounds.join(' ')}${after}`;
}
