import type { IconName } from '../../ui/icon/icon-name.ts';

/** Names of what stands beside one's own pages. */
export const accountWords = { label: 'Ваш профиль', nav: 'Ваши страницы' } as const;

interface AccountLink {
  readonly href: string;
  readonly name: string;
  readonly icon: IconName;
}

/** One's own pages. */
export const accountLinks: readonly AccountLink[] = [
  { href: '/my-advertisements', name: 'Мои объявления', icon: 'list' },
  { href: '/profile', name: 'Профиль', icon: 'user' },
];
