import { adsCount } from '../../ui/ads-count/ads-count.tg.ts';

/** Texts of a publisher's page (SCREENS, «/user/{id}»). */
export const publisherWords = {
  page: 'Фурӯшанда',
  about: 'Дар бораи фурӯшанда',
  verified: 'Фурӯшандаи санҷидашуда',
  shop: 'Мағоза',
  delivery: 'Расондан ҳаст',
  showMap: 'Дар харита нишон додан',
  readAll: 'Пурра хондан',
  mapFailed: 'Харита дастрас нест',
  search: 'Ҷустуҷӯ дар назди фурӯшанда',
  find: 'Ёфтан',
  emptyTitle: 'Эълонҳои фаъол нестанд',
  emptyText: 'Дертар боз биёед.',
  nothing: 'Ҳеҷ чиз ёфт нашуд',
  nothingText: 'Навишти калимаро санҷед ё ҳамаи эълонҳои фурӯшандаро бинед.',
  all: 'Ҳамаи эълонҳои фурӯшанда',
  unknown: 'Корбар ёфт нашуд',
  deleted: 'Корбар профилашро нест кард',
  phone: 'Телефонро нишон додан',
  edit: 'Таҳрири профил',
  others: 'Дидани эълонҳо',
} as const;

const MONTHS = [
  'январи',
  'феврали',
  'марти',
  'апрели',
  'майи',
  'июни',
  'июли',
  'августи',
  'сентябри',
  'октябри',
  'ноябри',
  'декабри',
] as const;

/** «Дар «Бозор» аз марти соли 2021», from a calendar day. */
export function sinceText(day: string): string {
  const month = MONTHS[Number(day.slice(5, 7)) - 1] ?? '';
  return `Дар «Бозор» аз ${month} соли ${day.slice(0, 4)}`;
}

/** Heading of the ads: «6 эълон». */
export function listingsText(count: number): string {
  return adsCount(count);
}
