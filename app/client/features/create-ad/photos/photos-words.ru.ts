import type { PhotoFault } from './prepare-photo.ts';

const NBSP = '\u00A0';
const rules = new Intl.PluralRules('ru');
const percent = new Intl.NumberFormat('ru', { style: 'percent' });

const fileForms: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> = {
  one: 'файл',
  few: 'файла',
  many: 'файлов',
};

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
  waiting: 'В очереди',
  makeCover: 'Сделать обложкой',
  moveLeft: 'Переместить левее',
  moveRight: 'Переместить правее',
  remove: 'Удалить',
  list: 'Фотографии объявления',
  menu: (index: number) => `Действия с фото ${index}`,
  photo: (index: number) => `Фото ${index}`,
  refused: 'Не добавлены',
  refusedCount: (count: number) =>
    `${rules.select(count) === 'one' ? 'Не добавлен' : 'Не добавлены'} ${count}${NBSP}${fileForms[rules.select(count)] ?? 'файла'}`,
  closeRefusal: (name: string) => `Убрать: ${name}`,
  hint: (limit: number) =>
    `До ${limit} ${snapshots(limit)}. Первый станет обложкой — перетащите, чтобы поменять порядок.`,
  overfull: (limit: number) => `Можно добавить не больше ${limit} фото`,
  percent: (share: number) => percent.format(share),
} as const;

/** Announcements of a changed order or number of photos. */
export const photosNews = {
  added: (count: number) => `Выбрано файлов: ${count}`,
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
  refused: (count: number) =>
    count === 1
      ? 'Один файл не добавлен. Уберите его из списка или выберите другой.'
      : `Не добавлены файлы: ${count}. Уберите их из списка или выберите другие.`,
} as const;

/** Why a file is not accepted. */
export function photoFaultText(fault: PhotoFault): string {
  switch (fault.code) {
    case 'photo.too-large':
      return `Файл больше ${fault.megabytes}${NBSP}МБ`;
    case 'photo.video':
      return 'Это видео. Ссылку можно вставить в шаге «Описание».';
    case 'photo.empty':
      return 'Файл пустой';
    case 'photo.heic':
      return 'Этот браузер не открывает HEIC. Сохраните снимок как JPG и добавьте снова';
    case 'photo.type':
      return 'Это не фото. Нужен файл JPG, PNG, WebP или HEIC';
    case 'photo.damaged':
      return 'Файл повреждён и не открывается';
  }
}

function snapshots(count: number): string {
  return rules.select(count) === 'one' ? 'снимка' : 'снимков';
}
