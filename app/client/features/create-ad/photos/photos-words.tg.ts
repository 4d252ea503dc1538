import type { PhotoFault } from './prepare-photo.ts';

const NBSP = '\u00A0';
const percent = new Intl.NumberFormat('ru', { style: 'percent' });

/** Texts of the photos of an ad. */
export const photosWords = {
  title: 'Аксҳо',
  required: 'ҳатмӣ',
  add: 'Акс илова кардан',
  addShort: 'Илова кардан',
  drop: 'Сар диҳед, то илова шавад',
  cover: 'Муқова',
  failed: 'Бор нашуд',
  retry: 'Такрор кардан',
  waiting: 'Дар навбат',
  makeCover: 'Муқова кардан',
  moveLeft: 'Ба чап гузаронидан',
  moveRight: 'Ба рост гузаронидан',
  remove: 'Нест кардан',
  list: 'Аксҳои эълон',
  menu: (index: number) => `Амалҳо бо акси ${index}`,
  photo: (index: number) => `Акси ${index}`,
  refused: 'Илова нашуданд',
  refusedCount: (count: number) => `${count}${NBSP}файл илова нашуд`,
  closeRefusal: (name: string) => `Гирифтан: ${name}`,
  hint: (limit: number) =>
    `То ${limit} акс. Якумӣ муқова мешавад — барои иваз кардани тартиб кашида гузаронед.`,
  overfull: (limit: number) => `На бештар аз ${limit} акс илова кардан мумкин аст`,
  percent: (share: number) => percent.format(share),
} as const;

/** Announcements of a changed order or number of photos. */
export const photosNews = {
  added: (count: number) => `Файл интихоб шуд: ${count}`,
  moved: (index: number, count: number) => `Акс акнун ${index} аз${NBSP}${count}`,
  madeCover: 'Акс муқова шуд',
  removed: (left: number) => `Акс нест шуд, ${left} монд`,
  uploaded: (done: number, count: number) => `${done} аз${NBSP}${count} бор шуд`,
  failed: (index: number) => `Акси ${index} бор нашуд`,
} as const;

/** Faults of the photos at publishing; the others are in the contract. */
export const photosFaults = {
  failed: (count: number) =>
    count === 1
      ? 'Як акс бор нашуд. Онро боз бор кунед ё нест кунед.'
      : `Аксҳои борнашуда: ${count}. Онҳоро боз бор кунед ё нест кунед.`,
  refused: (count: number) =>
    count === 1
      ? 'Як файл илова нашуд. Онро аз рӯйхат гиред ё дигареро интихоб кунед.'
      : `Файлҳои илованашуда: ${count}. Онҳоро аз рӯйхат гиред ё дигаронро интихоб кунед.`,
} as const;

/** Why a file is not accepted. */
export function photoFaultText(fault: PhotoFault): string {
  switch (fault.code) {
    case 'photo.too-large':
      return `Файл аз ${fault.megabytes}${NBSP}МБ калонтар аст`;
    case 'photo.video':
      return 'Ин видео аст. Пайвандро дар қадами «Тавсиф» гузоштан мумкин аст.';
    case 'photo.empty':
      return 'Файл холӣ аст';
    case 'photo.heic':
      return 'Ин браузер HEIC-ро намекушояд. Аксро ҳамчун JPG нигоҳ доред ва боз илова кунед';
    case 'photo.type':
      return 'Ин акс нест. Файли JPG, PNG, WebP ё HEIC лозим аст';
    case 'photo.damaged':
      return 'Файл вайрон аст ва кушода намешавад';
  }
}
