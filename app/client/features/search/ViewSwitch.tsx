import { Icon } from '../../ui/icon/Icon.tsx';
import { chooseResultsView } from './results-view.ts';
import type { ResultsView } from './results-view.ts';
import { searchWords } from './search-words.ru.ts';

import styles from './ViewSwitch.module.css';

const VIEWS: readonly ResultsView[] = ['grid', 'list'];

interface ViewSwitchProps {
  /** The current layout of the results. */
  readonly view: ResultsView;
}

/** «Плиткой» or «Списком», stored on the device. */
export function ViewSwitch({ view }: ViewSwitchProps) {
  return (
    <div className={styles.switch} role="group" aria-label={searchWords.view}>
      {VIEWS.map((one) => (
        <button
          key={one}
          type="button"
          className={styles.view}
          aria-pressed={one === view}
          aria-label={searchWords[one]}
          title={searchWords[one]}
          onClick={() => chooseResultsView(one)}
        >
          <Icon name={one} />
        </button>
      ))}
    </div>
  );
}
