const NBSP = '\u00A0';

/** Names of options and words of facts that are units, with their forms after a number. */
const UNITS: ReadonlyMap<string, readonly [one: string, few: string, many: string]> = new Map([
  ['Сотка', ['сотка', 'сотки', 'соток']],
  ['Гектар', ['гектар', 'гектара', 'гектаров']],
  ['гостей', ['гость', 'гостя', 'гостей']],
  ['мест', ['место', 'места', 'мест']],
  ['персон', ['персона', 'персоны', 'персон']],
  ['точек', ['точка', 'точки', 'точек']],
]);
const plural = new Intl.PluralRules('ru');

/** Puts a unit into the form of the number before it: «6,5 Сотка» is «6,5 соток». */
export function withUnitForm(text: string): string {
  const [, number = '', name = ''] = /^(\d[\d\s]*(?:,\d+)?) (\S+)$/.exec(text) ?? [];
  const forms = UNITS.get(name);
  if (forms === undefined) return text;
  const rule = plural.select(Number(number.replaceAll(/\s/g, '').replace(',', '.')));
  const [one, few, many] = forms;
  return `${number}${NBSP}${rule === 'one' ? one : rule === 'few' ? few : many}`;
}
