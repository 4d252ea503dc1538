import { useIsMobile } from '@bozor/form-engine/react';
import { useId } from 'react';

import { Button } from '../../../client/ui/button/Button.tsx';
import { LAB_LANGUAGES, LAB_THEMES, LAB_WIDTHS } from '../../lab-address.ts';
import type { LabView } from '../../lab-address.ts';
import { labWords } from '../../lab-words.ru.ts';
import { INSPECTOR_ID } from '../../panels/LabInspector.tsx';
import { useLocalizedCatalogue } from '../locale/use-localized-catalogue.ts';
import { environmentWords, themeNames, viewNames, widthNames } from './environment-words.ru.ts';
import type { LabEnvironment } from './lab-environment.ts';
import { languageNames } from './language-names.ru.ts';

import styles from './EnvironmentBar.module.css';

interface EnvironmentBarProps {
  readonly environment: LabEnvironment;
  /** Available views and the current one; `null` when there is only one view. */
  readonly views: { readonly all: readonly LabView[]; readonly shown: LabView } | null;
}

/** Display settings of the form: view, width, theme and language. */
export function EnvironmentBar({ environment, views }: EnvironmentBarProps) {
  const { address, onAddress } = environment;
  const isMobile = useIsMobile();
  return (
    <div className={styles.bar}>
      {views !== null && (
        <div className={styles.views} role="group" aria-label={environmentWords.view}>
          {views.all.map((view) => (
            <Button
              key={view}
              variant="outline"
              aria-pressed={views.shown === view}
              onClick={() => onAddress({ view })}
            >
              {viewNames[view]}
            </Button>
          ))}
        </div>
      )}
      <div className={styles.choices}>
        {!isMobile && (
          <Choice
            label={environmentWords.width}
            index={LAB_WIDTHS.indexOf(address.width)}
            names={LAB_WIDTHS.map((width) => widthNames[width])}
            onIndex={(index) => onAddress({ width: LAB_WIDTHS[index] ?? 'wide' })}
          />
        )}
        <Choice
          label={environmentWords.theme}
          index={address.theme === null ? 0 : LAB_THEMES.indexOf(address.theme) + 1}
          names={[themeNames.site, ...LAB_THEMES.map((theme) => themeNames[theme])]}
          onIndex={(index) => onAddress({ theme: LAB_THEMES[index - 1] ?? null })}
        />
        <Choice
          label={environmentWords.language}
          index={LAB_LANGUAGES.indexOf(address.language)}
          names={LAB_LANGUAGES.map((language) => languageNames[language])}
          onIndex={(index) => onAddress({ language: LAB_LANGUAGES[index] ?? 'ru' })}
        />
        <FailedLanguage address={address} />
      </div>
      {/* Where the inspector is below a long form, this link leads to it. */}
      <a className={styles.inside} href={`#${INSPECTOR_ID}`}>
        {environmentWords.inspector}
      </a>
    </div>
  );
}

/** Reports that the chosen language failed to load, with a button to retry. */
function FailedLanguage({ address }: Pick<LabEnvironment, 'address'>) {
  const { isFailed, retry } = useLocalizedCatalogue(address);
  if (!isFailed) return null;
  return (
    <p className={styles.failed} role="alert">
      {environmentWords.languageFailed}
      <Button variant="text" onClick={retry}>
        {labWords.retry}
      </Button>
    </p>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly names: readonly string[];
  /** Index of the chosen name. */
  readonly index: number;
  readonly onIndex: (index: number) => void;
}

function Choice({ label, names, index, onIndex }: ChoiceProps) {
  const id = useId();
  return (
    <div className={styles.choice}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        className={styles.select}
        value={names[index]}
        onChange={({ target }) => onIndex(target.selectedIndex)}
      >
        {names.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </select>
    </div>
  );
}
