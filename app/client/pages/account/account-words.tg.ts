import { VIEWS_DAYS } from '../../../contract/plain.ts';
import type { IconName } from '../../ui/icon/icon-name.ts';
import { numberText } from '../../ui/plural/count-text.ts';

/** Texts of the user's own pages. */
export const accountWords = {
  label: 'Профили шумо',
  nav: 'Саҳифаҳои шумо',
  edit: 'Идоракунии профил',
  devices: 'Дастгоҳҳои шумо',
  settings: 'Танзимот',
  appearance: 'Намуд',
  leave: 'Баромадан',
  myAds: 'Эълонҳои ман',
  ads: 'Эълонҳо',
  views: 'Дидан',
  inDays: `дар ${VIEWS_DAYS}\u00A0рӯз`,
  attention: 'Диққат лозим аст',
  safety: 'Бехатарӣ',
  comparisons: 'Муқоиса',
  latest: 'Эълонҳои охирин',
  allAds: 'Ҳамаи эълонҳо',
} as const;

interface AccountLink {
  readonly href: string;
  readonly name: string;
  readonly icon: IconName;
}

/** Links to the user's own pages. */
export const accountLinks: readonly AccountLink[] = [
  { href: '/profile', name: 'Профил', icon: 'user' },
  { href: '/my-advertisements', name: accountWords.myAds, icon: 'list' },
  { href: '/favorites', name: 'Интихобшуда', icon: 'heart' },
  { href: '/comparisons', name: accountWords.comparisons, icon: 'compare' },
  { href: '/profile/edit', name: accountWords.edit, icon: 'edit' },
  { href: '/profile/my-devices', name: accountWords.devices, icon: 'devices' },
  { href: '/profile/settings', name: accountWords.settings, icon: 'gear' },
];

/** «2 дар ҷустуҷӯ». */
export function inSearchText(count: number): string {
  return `${numberText(count)}\u00A0дар\u00A0ҷустуҷӯ`;
}

/** «Радшуда: 2». */
export function attentionText(name: string, count: number): string {
  return `${name}: ${count}`;
}
