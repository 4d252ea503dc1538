import { foldLetters, stemWord } from '../../search-index/index.ts';

/** What people write, by the beginning of the deal's name among the options of a filter. */
const DEALS: readonly (readonly [name: string, words: string])[] = [
  [
    'аренда',
    'сниму снять сдам сдаю сдается сдать аренда аренду арендую арендовать снимать ичора ичораи',
  ],
  ['продажа', 'куплю купить покупка продам продаю продается продажа продать фуруши фурушам'],
];

const NAME_BY_WORD: ReadonlyMap<string, string> = new Map(
  DEALS.flatMap(([name, words]) => words.split(' ').map((word) => [word, name] as const)),
);

/** Whether a folded word of a query names a deal: few of them are compared with all options of a page. */
export function isDeal(word: string): boolean {
  return NAME_BY_WORD.has(word);
}

/** Whether an option is the deal that a folded word of a query names. */
export function isDealOf(word: string, optionName: string): boolean {
  const name = NAME_BY_WORD.get(word);
  if (name === undefined) return false;
  const [first = ''] = foldLetters(optionName).split(' ');
  return stemWord(first) === stemWord(name);
}

/** Returns a query without the words of its deal; unchanged when no other word is left. */
export function withoutDeal(query: string): string {
  const words = query.split(/\s+/).filter((word) => word !== '');
  const others = words.filter((word) => !NAME_BY_WORD.has(foldLetters(word)));
  return others.length === 0 ? query : others.join(' ');
}
