import type { Theme } from './theme.ts';

/** Names of the themes. */
export const themeNames: Readonly<Record<Theme, string>> = {
  system: 'Как в системе',
  light: 'Светлая',
  dark: 'Тёмная',
};

/** Label of the choice. */
export const themeLabel = 'Оформление';
