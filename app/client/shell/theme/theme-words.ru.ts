import type { Theme } from './theme.ts';

/** What each choice of theme is called. */
export const themeNames: Readonly<Record<Theme, string>> = {
  system: 'Как в системе',
  light: 'Светлая',
  dark: 'Тёмная',
};

/** The label of the choice. */
export const themeLabel = 'Оформление';
