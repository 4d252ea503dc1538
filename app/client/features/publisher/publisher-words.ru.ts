import { adsCount } from '../../ui/ads-count/ads-count.ru.ts';

/** Texts of a publisher's page (SCREENS, «/user/{id}»). */
export const publisherWords = {
  page: 'Продавец',
  about: 'О продавце',
  verified: 'Проверенный продавец',
  shop: 'Магазин',
  delivery: 'Есть доставка',
  showMap: 'Показать на карте',
  readAll: 'Читать полностью',
  mapFailed: 'Карта недоступна',
  search: 'Искать у продавца',
  find: 'Найти',
  emptyTitle: 'Нет активных объявлений',
  emptyText: 'Загляните позже.',
  nothing: 'Ничего не нашлось',
  nothingText: 'Проверьте написание или посмотрите все объявления продавца.',
  all: 'Все объявления продавца',
  unknown: 'Пользователь не найден',
  deleted: 'Пользователь удалил профиль',
  phone: 'Показать телефон',
  edit: 'Редактировать профиль',
  others: 'Посмотреть объявления',
} as const;

const dayAndMonth = /* @__PURE__ */ new Intl.DateTimeFormat('ru', {
  timeZone: 'UTC',
  day: 'numeric',
  month: 'long',
});

/** «На «Бозоре» с марта 2021 года», from a calendar day. */
export function sinceText(day: string): string {
  const parts = dayAndMonth.formatToParts(new Date(day));
  const month = parts.find(({ type }) => type === 'month')?.value ?? '';
  return `На «Бозоре» с ${month} ${day.slice(0, 4)} года`;
}

/** Heading of the ads: «6 объявлений». */
export function listingsText(count: number): string {
  return adsCount(count);
}
