import type { PhotoFault } from './prepare-photo.ts';

const NBSP = '\u00A0';
const rules = new Intl.PluralRules('ru');
const percent = new Intl.NumberFormat('ru', { style: 'percent' });

/** Texts of the photos of an ad. */
export const photosWords = {
  title: 'Фотографии',
  required: 'обязательно',
  add: 'Добавить фото',
  addShort: 'Добавить',
  drop: 'Отпустите, чтобы добавить',
  cover: 'Обложка',
  failed: 'Не загрузилось',
  retry: 'Повторить',
  waiting: 'Ждёт очереди',
  makeCover: 'Сделать обложкой',
  moveLeft: 'Переместить левее',
  moveRight: 'Переместить правее',
  remove: 'Удалить',
  list: 'Фотографии объявления',
  menu: (index: number) => `Действия с фото ${index}`,
  photo: (index: number) => `Фото ${index}`,
  failure: (index: number, reason: string) => `Фото ${index}: ${reason}`,
  hint: (limit: number) =>
    `До ${limit} ${snapshots(limit)}. Первый станет обложкой — перетащите, чтобы поменять порядок.`,
  overfull: (limit: number) => `Можно добавить не больше ${limit} фото`,
  percent: (share: number) => percent.format(share),
} as const;

/** Announcements of a changed order or number of photos. */
export const photosNews = {
  added: (count: number) => `Добавлено фото: ${count}`,
  moved: (index: number, count: number) => `Фото теперь ${index} из${NBSP}${count}`,
  madeCover: 'Фото стало обложкой',
  removed: (left: number) => `Фото удалено, осталось ${left}`,
  uploaded: (done: number, count: number) => `Загружено ${done} из${NBSP}${count}`,
  failed: (index: number) => `Фото ${index} не загрузилось`,
} as const;

/** Faults of the photos at publishing; the others are in the contract. */
export const photosFaults = {
  failed: (count: number) =>
    count === 1
      ? 'Одно фото не загрузилось. Повторите загрузку или удалите его.'
      : `Не загрузилось фото: ${count}. Повторите загрузку или удалите их.`,
} as const;

/** Why a file is not accepted. */
export function photoFaultText(fault: PhotoFault): string {
  switch (fault.code) {
    case 'photo.too-large':
      return `Файл больше ${fault.megabytes}${NBSP}МБ`;
    case 'photo.unreadable':
      return 'Нужен файл JPG, PNG, WebP или HEIC';
  }
}

function snapshots(count: number): string {
  return rules.select(count) === 'one' ? 'снимка' : 'снимков';
}
