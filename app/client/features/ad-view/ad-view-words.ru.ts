import { adsCount } from '../../ui/ads-count/ads-count.ru.ts';
import { countText, numberText } from '../../ui/plural/count-text.ts';

/** Texts of an ad's page (SCREENS, «/advertisement/{id}»). */
export const adViewWords = {
  back: 'Назад',
  share: 'Поделиться',
  failed: 'Не получилось. Попробуйте ещё раз',
  previous: 'Предыдущее фото',
  next: 'Следующее фото',
  keyFacts: 'Главное',
  readAll: 'Читать полностью',
  mapFailed: 'Карта недоступна',
  mapFailedText: 'Адрес указан текстом ниже.',
  signIn: 'Войти',
  seller: 'Продавец',
  complain: 'Пожаловаться',
  former: 'было',
  prices: 'Как менялась цена',
  now: 'сейчас',
  near: 'Показано примерно: точное место узнайте по телефону.',
} as const;

/** «Фото 3 из 14». */
export function photoOf(index: number, count: number): string {
  return `Фото ${index} из ${count}`;
}

/** Label of a thumbnail. */
export function showPhoto(index: number): string {
  return `Показать фото ${index}`;
}

/** Label of the last thumbnail, with the number of further photos. */
export function morePhotos(count: number): string {
  return `Ещё ${countText(count, { one: 'фото', few: 'фото', many: 'фото' })}`;
}

/** Label of the gallery: «Фотографии, 14». */
export function photosText(count: number): string {
  return `Фотографии, ${count}`;
}

/** «412 просмотров». */
export function viewsText(views: number): string {
  return countText(views, { one: 'просмотр', few: 'просмотра', many: 'просмотров' });
}

/** «С 2021 года · 4 объявления», from the day a seller joined. */
export function sellerText(since: string, listings: number): string {
  return `С ${since.slice(0, 4)} года · ${adsCount(listings)}`;
}

/** «Объявление № 1 048 576». */
export function adNumber(id: number): string {
  return `Объявление №\u00A0${numberText(id)}`;
}
