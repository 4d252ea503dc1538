import { createCell } from '../../cell/cell.ts';
import { followStored, readStored, writeStored } from '../../device/device-storage.ts';

/** How the page is lit: `system` follows the device. */
export type Theme = 'system' | 'light' | 'dark';

/** The three choices, in the order a person is offered them. */
export const THEMES: readonly Theme[] = ['system', 'light', 'dark'];

const STORAGE_NAME = 'theme';

/** The person's choice; `system` until one was made. */
export const themeChoice = createCell<Theme>({ server: 'system', start: storedTheme });

/** Remembers the choice on this device and shows it at once. */
export function chooseTheme(theme: Theme): void {
  writeStored({ [STORAGE_NAME]: theme });
  showTheme(theme);
}

/**
 * Writes the choice where the tokens read it: `data-theme` on `<html>`; absent for the device's
 * own. Before the first paint the script in `index.html` does the same.
 */
export function applyTheme(): void {
  const theme = themeChoice.value();
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
}

/** Follows a choice made in another tab, or around the frame that holds this page. */
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
