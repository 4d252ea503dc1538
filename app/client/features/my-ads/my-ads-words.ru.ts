import type { AdStatus } from '../../../contract/index.ts';
import { countText } from '../../ui/plural/count-text.ts';

/** Texts of the user's own ads (SCREENS, «/my-advertisements»). */
export const myAdsWords = {
  title: 'Мои объявления',
  create: 'Разместить объявление',
  tabs: 'Статус объявлений',
  emptyTitle: 'У вас пока нет объявлений',
  emptyText: 'Сфотографируйте вещь и назначьте цену — это займёт пару минут.',
  emptyTab: 'Здесь пусто',
} as const;

/** The tabs in order; `null` is every status but deleted. */
export const myAdsTabs: readonly { readonly status: AdStatus | null; readonly name: string }[] = [
  { status: null, name: 'Все' },
  { status: 'PUBLISHED', name: 'В поиске' },
  { status: 'IN_MODERATION', name: 'На модерации' },
  { status: 'REJECTED', name: 'Отклонённые' },
  { status: 'HIDDEN', name: 'Скрытые' },
  { status: 'EXPIRED', name: 'Истёкшие' },
  { status: 'DELETED', name: 'Удалённые' },
];

/** «412 просмотров». */
export function viewsText(views: number): string {
  return countText(views, { one: 'просмотр', few: 'просмотра', many: 'просмотров' });
}

/** «Телефон открыли 3 раза». */
export function phoneViewsText(views: number): string {
  return `Телефон открыли ${countText(views, { one: 'раз', few: 'раза', many: 'раз' })}`;
}
