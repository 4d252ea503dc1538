import { useChoices } from '../../cell/use-choices.ts';
import { themeLabel, themeNames } from './theme-words.ru.ts';
import { chooseTheme, themeChoice, THEMES } from './theme.ts';

import styles from './ThemeSwitch.module.css';

/** The choice between light, dark and the device's theme. */
export function ThemeSwitch() {
  const theme = themeChoice.use();
  const themes = useChoices(THEMES, theme);

  return (
    <label className={styles.switch}>
      <span className={styles.label}>{themeLabel}</span>
      <select
        className={styles.select}
        value={theme}
        onChange={({ target }) => chooseTheme(THEMES[target.selectedIndex] ?? 'system')}
      >
        {themes.map((one) => (
          <option key={one} value={one}>
            {themeNames[one]}
          </option>
        ))}
      </select>
    </label>
  );
}
