import type { IconName } from '../../ui/icon/icon-name.ts';

/** Texts beside the user's own pages. */
export const accountWords = { label: 'Профили шумо', nav: 'Саҳифаҳои шумо' } as const;

interface AccountLink {
  readonly href: string;
  readonly name: string;
  readonly icon: IconName;
}

/** Links to the user's own pages. */
export const accountLinks: readonly AccountLink[] = [
  { href: '/my-advertisements', name: 'Эълонҳои ман', icon: 'list' },
  { href: '/profile', name: 'Профил', icon: 'user' },
];
