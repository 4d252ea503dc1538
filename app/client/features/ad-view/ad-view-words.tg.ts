import { adsCount } from '../../ui/ads-count/ads-count.tg.ts';
import { numberText } from '../../ui/plural/count-text.ts';

/** Texts of an ad's page. */
export const adViewWords = {
  back: 'Бозгашт',
  share: 'Фиристодан',
  failed: 'Нашуд. Бори дигар кӯшиш кунед',
  previous: 'Акси пешина',
  next: 'Акси навбатӣ',
  keyFacts: 'Муҳимтарин',
  readAll: 'Пурра хондан',
  mapFailed: 'Харита дастрас нест',
  mapFailedText: 'Суроға дар поён аст.',
  signIn: 'Даромадан',
  seller: 'Фурӯшанда',
  complain: 'Шикоят кардан',
  former: 'буд',
  prices: 'Нарх чӣ тавр тағйир ёфт',
  now: 'ҳоло',
  near: 'Ҷойи тахминӣ: ҷойи дақиқро бо телефон пурсед.',
} as const;

/** «Акси 3 аз 14». */
export function photoOf(index: number, count: number): string {
  return `Акси ${index} аз ${count}`;
}

/** Label of a thumbnail. */
export function showPhoto(index: number): string {
  return `Нишон додани акси ${index}`;
}

/** Label of the last thumbnail, with the number of further photos. */
export function morePhotos(count: number): string {
  return `Боз ${numberText(count)}\u00A0акс`;
}

/** Label of the gallery: «Аксҳо, 14». */
export function photosText(count: number): string {
  return `Аксҳо, ${count}`;
}

/** «412 тамошо». */
export function viewsText(views: number): string {
  return `${numberText(views)}\u00A0тамошо`;
}

/** «Аз соли 2021 · 4 эълон», from the day a seller joined. */
export function sellerText(since: string, listings: number): string {
  return `Аз соли ${since.slice(0, 4)} · ${adsCount(listings)}`;
}

/** «Эълони № 1 048 576». */
export function adNumber(id: number): string {
  return `Эълони №\u00A0${numberText(id)}`;
}
