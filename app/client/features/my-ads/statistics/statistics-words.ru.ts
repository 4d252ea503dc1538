import { countText } from '../../../ui/plural/count-text.ts';

/** Texts of the statistics of an own ad (SCREENS, «/my-advertisements/{id}»). */
export const statisticsWords = {
  title: 'Статистика',
  unknown: 'Такого объявления у вас нет',
  all: 'Мои объявления',
  views: 'Просмотры',
  period: 'за 14 дней',
  phone: 'Телефон',
  favorites: 'В избранном',
  now: 'сейчас',
  byDay: 'Просмотры по дням',
  none: 'Пока нет просмотров',
  noneText: 'Первые появятся в течение дня.',
  quiet: 'За 14 дней просмотров не было',
  quietText: 'Обновите цену или фото: новое заметят скорее.',
  table: 'Таблицей',
  day: 'День',
  history: 'История',
  published: 'Опубликовано',
  price: 'Изменена цена',
  status: 'Изменён статус',
} as const;

const ZONE = 'Asia/Dushanbe';
const dayFormat = new Intl.DateTimeFormat('ru', { timeZone: 'UTC', day: 'numeric', month: 'long' });
const monthFormat = new Intl.DateTimeFormat('ru', { timeZone: 'UTC', month: 'long' });
const timeFormat = new Intl.DateTimeFormat('ru', {
  timeZone: ZONE,
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
});

/** «412 просмотров». */
export function viewsText(views: number): string {
  return countText(views, { one: 'просмотр', few: 'просмотра', many: 'просмотров' });
}

/** The note under the number of shown phones: «раз показали». */
export function phonesText(count: number): string {
  return `${countText(count, { one: 'раз', few: 'раза', many: 'раз' }).split('\u00A0').at(-1) ?? ''} показали`;
}

/** «18 ноября», of a calendar day `YYYY-MM-DD`. */
export function dayName(day: string): string {
  return dayFormat.format(new Date(`${day}T00:00:00Z`));
}

/** «18», of a calendar day `YYYY-MM-DD`. */
export function dayNumber(day: string): string {
  return String(Number(day.slice(-2)));
}

/** The months of calendar days: «Ноябрь», «Октябрь — ноябрь». */
export function monthsText(days: readonly string[]): string {
  const months = new Set(days.map((day) => monthFormat.format(new Date(`${day}T00:00:00Z`))));
  const text = [...months].join(' — ');
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
}

/** «18 ноября в 10:02», in Dushanbe. */
export function dateTimeText(time: Date): string {
  return timeFormat.format(time);
}

/** «было 272 000 с.». */
export function priceText(price: string): string {
  return `было ${price}`;
}
