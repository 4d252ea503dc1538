/** How the page is lit: `system` follows the device. */
export type Theme = 'system' | 'light' | 'dark';

/** The three choices, in the order a person is offered them. */
export const THEMES: readonly Theme[] = ['system', 'light', 'dark'];

const STORAGE_NAME = 'theme';
const listeners = new Set<() => void>();

/** The person's choice; `system` until one was made. */
export function currentTheme(): Theme {
  const stored = localStorage.getItem(STORAGE_NAME);
  return THEMES.find((theme) => theme === stored) ?? 'system';
}

/** Remembers the choice on this device and shows it at once. */
export function chooseTheme(theme: Theme): void {
  localStorage.setItem(STORAGE_NAME, theme);
  showTheme();
}

/** Writes the choice where the tokens read it: `data-theme` on `<html>`; absent for the device's own. */
export function applyTheme(): void {
  const theme = currentTheme();
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
}

/** Follows a choice made in another tab, or around the frame this page stands in. */
export function followTheme(): void {
  addEventListener('storage', ({ key }) => {
    if (key === STORAGE_NAME) showTheme();
  });
}

/** Hears changes of the choice. Returns the way to stop. */
export function subscribeTheme(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function showTheme(): void {
  applyTheme();
  for (const tell of listeners) tell();
}
