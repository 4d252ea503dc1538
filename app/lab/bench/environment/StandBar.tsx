import { useIsMobile } from '@bozor/form-engine/react';
import { useId } from 'react';

import { Button } from '../../../client/ui/button/Button.tsx';
import { LAB_LANGUAGES, LAB_THEMES, LAB_WIDTHS } from '../../lab-address.ts';
import type { LabView } from '../../lab-address.ts';
import { labWords } from '../../lab-words.ru.ts';
import { INSPECTOR_ID } from '../../panels/LabInspector.tsx';
import { useSpokenCatalogue } from '../locale/use-spoken-catalogue.ts';
import { languageNames, standWords, themeNames, viewNames, widthNames } from './stand-words.ru.ts';
import type { Stand } from './stand.ts';

import styles from './StandBar.module.css';

interface StandBarProps {
  readonly stand: Stand;
  /** Views to choose from, and the one in sight; `null` where there is nothing to choose. */
  readonly views: { readonly all: readonly LabView[]; readonly shown: LabView } | null;
}

/** What is drawn and how: which form, how wide, how lit, in which language. */
export function StandBar({ stand, views }: StandBarProps) {
  const { address, onAddress } = stand;
  const isMobile = useIsMobile();
  return (
    <div className={styles.bar}>
      {views !== null && (
        <div className={styles.views} role="group" aria-label={standWords.view}>
          {views.all.map((view) => (
            <Button
              key={view}
              look="outline"
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
            label={standWords.width}
            place={LAB_WIDTHS.indexOf(address.width)}
            names={LAB_WIDTHS.map((width) => widthNames[width])}
            onPlace={(place) => onAddress({ width: LAB_WIDTHS[place] ?? 'wide' })}
          />
        )}
        <Choice
          label={standWords.theme}
          place={address.theme === null ? 0 : LAB_THEMES.indexOf(address.theme) + 1}
          names={[themeNames.site, ...LAB_THEMES.map((theme) => themeNames[theme])]}
          onPlace={(place) => onAddress({ theme: LAB_THEMES[place - 1] ?? null })}
        />
        <Choice
          label={standWords.language}
          place={LAB_LANGUAGES.indexOf(address.language)}
          names={LAB_LANGUAGES.map((language) => languageNames[language])}
          onPlace={(place) => onAddress({ language: LAB_LANGUAGES[place] ?? 'ru' })}
        />
        <FailedLanguage address={address} />
      </div>
      {/* Where the inspector lies below a long form, a link leads to it. */}
      <a className={styles.inside} href={`#${INSPECTOR_ID}`}>
        {standWords.inspector}
      </a>
    </div>
  );
}

/** Says why a form still speaks Russian. */
function FailedLanguage({ address }: Pick<Stand, 'address'>) {
  const { isFailed, retry } = useSpokenCatalogue(address);
  if (!isFailed) return null;
  return (
    <p className={styles.failed} role="alert">
      {standWords.languageFailed}
      <Button look="text" onClick={retry}>
        {labWords.retry}
      </Button>
    </p>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly names: readonly string[];
  /** The chosen one's place in `names`. */
  readonly place: number;
  readonly onPlace: (place: number) => void;
}

function Choice({ label, names, place, onPlace }: ChoiceProps) {
  const id = useId();
  return (
    <div className={styles.choice}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        className={styles.select}
        value={names[place]}
        onChange={({ target }) => onPlace(target.selectedIndex)}
      >
        {names.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </select>
    </div>
  );
}
