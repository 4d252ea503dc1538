import { useChoices } from '../../cell/use-choices.ts';
import { languageLabel, languageNames, pageLanguage } from './language-words.ru.ts';
import { chooseLanguage, LANGUAGES } from './language.ts';

import styles from '../theme/ThemeSwitch.module.css';

/** The choice of the interface's language; the page opens again in it. */
export function LanguageChoice() {
  const languages = useChoices(LANGUAGES, pageLanguage);

  return (
    <label className={styles.switch}>
      <span className={styles.label}>{languageLabel}</span>
      <select
        className={styles.select}
        value={pageLanguage}
        onChange={({ target }) => chooseLanguage(LANGUAGES[target.selectedIndex] ?? 'ru')}
      >
        {languages.map((one) => (
          <option key={one} value={one} lang={one}>
            {languageNames[one]}
          </option>
        ))}
      </select>
    </label>
  );
}
