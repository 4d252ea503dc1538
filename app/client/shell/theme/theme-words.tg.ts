import type { Theme } from './theme.ts';

/** Names of the themes. */
export const themeNames: Readonly<Record<Theme, string>> = {
  system: 'Мисли дастгоҳ',
  light: 'Равшан',
  dark: 'Торик',
};

/** Label of the choice. */
export const themeLabel = 'Намуд';
