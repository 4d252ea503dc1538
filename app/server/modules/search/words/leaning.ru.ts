import { foldLetters, isStopWord, splitWords } from '../../search-index/index.ts';
import { isVerb } from './subject-of.ru.ts';

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
const SEEKING: ReadonlySet<string> = new Set(
  'нужен нужна нужны ищу ищем набираем возьмем лозим даркор'.split(' '),
);
const OF_EMPLOYERS = 'jobs.vakansii';
const LESS_LIKELY = 0.4;
/** Part of its likelihood that is left to a section which the rest of the query excludes. */
export const UNLIKELY = 0.02;
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

/** Verbs of those who want a thing or a place, not a service. */
const WANTING: ReadonlySet<string> = new Set(
  (
    'купить продать найти взять снять сдать арендовать поменять обменять отдать приобрести иметь искать ' +
    'жить пожить переночевать ночевать работать подработать заработать узнать посмотреть'
  ).split(' '),
);
/** So many hundred square metres of land. */
const OF_LAND = /(?<!\p{L})\d+(?:[.,]\d+)?\s*(?:сот(?:ок|ки|ка)?|га|гектар\p{L}*)(?!\p{L})/u;
const LAND = ['real-estate.uchastki', 'real-estate.doma'];
/** For a few days: «на три дня», «на выходные». */
const SHORT_STAY =
  /(?<!\p{L})(?:на\s+(?:\S+\s+)?(?:день|дня|дней|сутки|суток|ночь|ночи|неделю|недели|выходн\p{L}+)|переночевать|ночлег)(?!\p{L})/u;
/** Of those who rent something, and of a rent of months: «для семьи», «на длительный срок». */
const RENTING =
  /(?<!\p{L})(?:сним[уае]\p{L}*|снять|сда[юемт]\p{L}*|сдать|аренд\p{L}+|ичора\p{L}*)(?!\p{L})/u;
const LONG_STAY =
  /(?<!\p{L})(?:семь[яиею]\p{L}*|семейн\p{L}+|длительн\p{L}+|долг\p{L}+|помесячно|месяц\p{L}*|постоянн\p{L}+|студент\p{L}*|на\s+год)(?!\p{L})/u;
const DAILY = /(?<!\p{L})(?:посуточн\p{L}*|суточн\p{L}+|гостиниц\p{L}+|хостел\p{L}*)(?!\p{L})/u;
/** What is rented without a name: «сниму на пару дней». */
const RENTED = ['real-estate', 'new-buildings', 'cars.arenda-transporta'];
/** A person in the third person is presented: «повар ищет работу». */
const PRESENTED = /(?<!\p{L})(?:ищет|ищут)\s+(?:\p{L}+\s+)?(?:работу|подработку|место)(?!\p{L})/u;
const BUSINESS = 'business.gotovyy-biznes';
/** How much likelier it is among businesses, what is sold as a place is in small ones too. */
const LIKELIER = 3;
const FOR_DAYS = 'real-estate.posutochnaya-arenda';
const BUILDINGS = ['real-estate', 'new-buildings'];
/** Words of those who seek a job, and its section for those who seek a person. */
const WORKING: ReadonlySet<string> = new Set(
  'работа работу работы работой вакансия вакансии устроиться требуется требуются'.split(' '),
);
const OF_EMPLOYEES = 'jobs.rezyume';

/** Returns by the id of a subcategory which part of its likelihood a query leaves it. */
export function leaningOf(query: string): (section: string) => number {
  const folded = foldLetters(query);
  const words = splitWords(folded);
  const named = SECTIONS.flatMap(([section, own]) =>
    words.some((word) => own.has(word)) ? [section] : [],
  );
  const first = words.find((word) => !isStopWord(word)) ?? '';
  const isDone =
    AT_HOME.test(folded) || (named.length === 0 && isVerb(first) && !WANTING.has(first));
  const leans = isDone ? [...named, 'services'] : named;
  const isShort = SHORT_STAY.test(folded) || DAILY.test(folded);
  const isRented = RENTING.test(folded);
  const isLong = isRented && !isShort && LONG_STAY.test(folded);
  const isPresented = PRESENTED.test(folded);
  const isOfLand = OF_LAND.test(folded);
  const isWorking = words.some((word) => WORKING.has(word));
  const isBuying = leans.length === 0 && words.some((word) => BUYING.has(word));
  const isIn = (id: string, sections: readonly string[]): boolean =>
    sections.some((section) => id.startsWith(section));
  const isSeeking = leans.length === 0 && words.some((word) => SEEKING.has(word));
  return (id) => {
    if (isShort && id !== FOR_DAYS && isIn(id, BUILDINGS)) return UNLIKELY;
    if (isLong && id === FOR_DAYS) return UNLIKELY;
    if (isShort && isRented && !isIn(id, RENTED)) return OTHERWISE;
    if (isPresented) return id === OF_EMPLOYEES ? 1 : UNLIKELY;
    if (isBuying && id === BUSINESS) return LIKELIER;
    if (isOfLand && !isIn(id, LAND)) return UNLIKELY;
    if (isSeeking && id === OF_EMPLOYERS) return LESS_LIKELY;
    if (isWorking && id === OF_EMPLOYEES) return LESS_LIKELY;
    if (leans.length > 0) return isIn(id, leans) ? 1 : OTHERWISE;
    return isBuying && isIn(id, NO_GOODS) ? OTHERWISE : 1;
  };
}
