import { themeLabel, themeNames } from './theme-words.ru.ts';
import { chooseTheme, themeChoice, THEMES } from './theme.ts';

import styles from './ThemeSegments.module.css';

/** The choice of the theme as three segments, for the settings. */
export function ThemeSegments() {
  const theme = themeChoice.use();
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{themeLabel}</legend>
      <div className={styles.segments}>
        {THEMES.map((one) => (
          <label key={one} className={styles.segment}>
            <input
              type="radio"
              name="theme"
              className={styles.radio}
              checked={one === theme}
              onChange={() => chooseTheme(one)}
            />
            {themeNames[one]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
