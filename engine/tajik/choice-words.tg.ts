import type { ChoiceWords, DropdownWords } from '../react/catalogue/words.ts';

/** Words that all choices share. */
export const choice: ChoiceWords = {
  loading: 'Бор мешавад…',
  empty: 'Рӯйхат холист',
  idle: 'Аввал қимати майдони болоро интихоб кунед',
  notChosen: 'Интихоб нашудааст',
  popular: 'Маъмул',
  rest: 'Дигарҳо',
  showAll: 'Ҳамаро нишон додан',
  showMore: (count) => `Боз ${count} тоаш`,
  showLess: 'Печондан',
};

/** Words of a dropdown. */
export const dropdown: DropdownWords = {
  search: 'Ҷустуҷӯ…',
  clear: 'Тоза кардан',
  done: 'Тайёр',
  incomplete: 'На ҳамаи қиматҳо нишон дода шудаанд',
  digits: '0–9',
  otherSigns: '#',
  /** «Toyota, Hyundai, боз 2». */
  chosen: (names, more) => {
    const list = names.join(', ');
    return more === 0 ? list : `${list}, боз ${more}`;
  },
  nothingFound: (query) => `Аз рӯйи «${query}» чизе ёфт нашуд. Имлоро санҷед.`,
  found: (count) => `Ёфт шуд: ${count}`,
  /** Not every browser knows the order of Tajik: the Russian one has all its letters in place. */
  compare: new Intl.Collator(['tg', 'ru'], { numeric: true }).compare,
};
