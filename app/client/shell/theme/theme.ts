import { createCell } from '../../cell/cell.ts';
import { followStored, readStored, writeStored } from '../../device/device-storage.ts';

/** The theme; `system` follows the device. */
export type Theme = 'system' | 'light' | 'dark';

/** The three themes in display order. */
export const THEMES: readonly Theme[] = ['system', 'light', 'dark'];

const STORAGE_NAME = 'theme';

/** The chosen theme; `system` by default. */
export const themeChoice = createCell<Theme>({ server: 'system', start: storedTheme });

/** Stores the theme on this device and applies it. */
export function chooseTheme(theme: Theme): void {
  writeStored({ [STORAGE_NAME]: theme });
  showTheme(theme);
}

/**
 * Writes the theme to `data-theme` on `<html>`, where the tokens read it; absent for `system`.
 * Before the first paint the script in `index.html` does the same.
 */
export function applyTheme(): void {
  const theme = themeChoice.value();
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
}

/** Follows changes from another tab or frame. */
export function followTheme(): void {
  followStored([STORAGE_NAME], () => showTheme(storedTheme()));
}

function storedTheme(): Theme {
  const stored = readStored(STORAGE_NAME);
  return THEMES.find((theme) => theme === stored) ?? 'system';
}

function showTheme(theme: Theme): void {
  themeChoice.change(theme);
  applyTheme();
}
