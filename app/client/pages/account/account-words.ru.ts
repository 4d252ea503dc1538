import { VIEWS_DAYS } from '../../../contract/plain.ts';
import type { IconName } from '../../ui/icon/icon-name.ts';
import { numberText } from '../../ui/plural/count-text.ts';

/** Texts of the user's own pages. */
export const accountWords = {
  label: 'Ваш профиль',
  nav: 'Ваши страницы',
  edit: 'Управление профилем',
  devices: 'Ваши устройства',
  settings: 'Настройки',
  appearance: 'Оформление',
  leave: 'Выйти',
  myAds: 'Мои объявления',
  ads: 'Объявления',
  views: 'Просмотры',
  inDays: `за ${VIEWS_DAYS}\u00A0дней`,
  attention: 'Требует внимания',
  safety: 'Безопасность',
  comparisons: 'Сравнение',
  latest: 'Последние объявления',
  allAds: 'Все объявления',
} as const;

interface AccountLink {
  readonly href: string;
  readonly name: string;
  readonly icon: IconName;
}

/** Links to the user's own pages. */
export const accountLinks: readonly AccountLink[] = [
  { href: '/profile', name: 'Профиль', icon: 'user' },
  { href: '/my-advertisements', name: accountWords.myAds, icon: 'list' },
  { href: '/favorites', name: 'Избранное', icon: 'heart' },
  { href: '/comparisons', name: accountWords.comparisons, icon: 'compare' },
  { href: '/profile/edit', name: accountWords.edit, icon: 'edit' },
  { href: '/profile/my-devices', name: accountWords.devices, icon: 'devices' },
  { href: '/profile/settings', name: accountWords.settings, icon: 'gear' },
];

/** «2 в поиске». */
export function inSearchText(count: number): string {
  return `${numberText(count)}\u00A0в\u00A0поиске`;
}

/** «Отклонённые: 2». */
export function attentionText(name: string, count: number): string {
  return `${name}: ${count}`;
}
