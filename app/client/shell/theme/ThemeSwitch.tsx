import { useSyncExternalStore } from 'react';

import { themeLabel, themeNames } from './theme-words.ru.ts';
import { chooseTheme, currentTheme, subscribeTheme, THEMES } from './theme.ts';

import styles from './ThemeSwitch.module.css';

/** The choice between light, dark and the device's own. */
export function ThemeSwitch() {
  const theme = useSyncExternalStore(subscribeTheme, currentTheme);

  return (
    <label className={styles.switch}>
      <span className={styles.label}>{themeLabel}</span>
      <svg className={styles.sign} viewBox="0 0 24 24" aria-hidden="true">
        <circle cx="12" cy="12" r="9" fill="none" stroke="currentColor" strokeWidth="1.75" />
        <path d="M12 3a9 9 0 0 1 0 18z" fill="currentColor" />
      </svg>
      <select
        className={styles.select}
        value={theme}
        onChange={({ target }) => chooseTheme(THEMES[target.selectedIndex] ?? 'system')}
      >
        {THEMES.map((one) => (
          <option key={one} value={one}>
            {themeNames[one]}
          </option>
        ))}
      </select>
    </label>
  );
}
