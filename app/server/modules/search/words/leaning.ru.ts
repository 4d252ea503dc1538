import { foldLetters, splitWords } from '../../search-index/index.ts';

/** Words that name the kind of what is sought, and the sections of that kind. */
const LEANINGS: readonly (readonly [sections: string, words: string])[] = [
  [
    'services',
    'вызов вызвать вызову вызовом выезд выездом выезжает услуга услуги услуг заказать мастер мастера починить ' +
      'чинить сделать делает установить сломался сломалась сломалось разбился разбилась разбит треснул поменять ' +
      'заменить течет протекает капает засорился перевезти увезти перевоз вывезти убраться помыть ремонт ремонта ' +
      'хизмат хизмати хизматрасони усто устои',
  ],
  [
    'jobs',
    'вакансия вакансии работа работу работы работой зарплата зарплатой оклад требуется требуются маош график ' +
      'устроиться трудоустройство кор',
  ],
];
/** Words of those who seek a person, not a job. */
const SEEKING: ReadonlySet<string> = new Set('нужен нужна нужны ищу ищем лозим даркор'.split(' '));
const OF_EMPLOYERS = 'jobs.vakansii';
const LESS_LIKELY = 0.4;
const AT_HOME = /(?<!\p{L})(?:на|дар)\s+(?:дому?|хона)(?!\p{L})/u;
const BUYING: ReadonlySet<string> = new Set(
  (
    'куплю купить покупка покупаю продам продаю продается продать ' +
    'фуруши мефурушам мехарам харидан оптом розницу'
  ).split(' '),
);
const SECTIONS: readonly (readonly [string, ReadonlySet<string>])[] = LEANINGS.map(
  ([section, words]) => [section, new Set(words.split(' '))] as const,
);
/** Sections where people buy no things. */
const NO_GOODS = ['services', 'jobs', 'cars.arenda-transporta', 'real-estate.posutochnaya-arenda'];
/** Part of its likelihood that another section keeps. */
const OTHERWISE = 0.2;

/** Returns by the id of a subcategory which part of its likelihood a query leaves it. */
export function leaningOf(query: string): (section: string) => number {
  const folded = foldLetters(query);
  const words = splitWords(folded);
  const named = SECTIONS.flatMap(([section, own]) =>
    words.some((word) => own.has(word)) ? [section] : [],
  );
  const leans = AT_HOME.test(folded) ? [...named, 'services'] : named;
  const isBuying = leans.length === 0 && words.some((word) => BUYING.has(word));
  const isIn = (id: string, sections: readonly string[]): boolean =>
    sections.some((section) => id.startsWith(section));
  const isSeeking = leans.length === 0 && words.some((word) => SEEKING.has(word));
  return (id) => {
    if (isSeeking && id === OF_EMPLOYERS) return LESS_LIKELY;
    if (leans.length > 0) return isIn(id, leans) ? 1 : OTHERWISE;
    return isBuying && isIn(id, NO_GOODS) ? OTHERWISE : 1;
  };
}
