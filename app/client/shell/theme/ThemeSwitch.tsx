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
