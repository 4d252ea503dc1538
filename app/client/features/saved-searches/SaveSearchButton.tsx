import type { AdSearch } from '../../api/search.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { savedWords } from './saved-words.ru.ts';
import { useSaveSearch } from './use-save-search.ts';
import type { SignInToSave } from './use-save-search.ts';

import styles from './SaveSearchButton.module.css';

interface SaveSearchButtonProps {
  /** The search of the page. */
  readonly search: AdSearch;
  readonly signIn: SignInToSave;
}

/** Keeps the search of the results: an icon on mobile, with its name on desktop. */
export function SaveSearchButton(props: SaveSearchButtonProps) {
  const { state, save } = useSaveSearch(props);
  const isSaved = state === 'saved';
  const name = isSaved ? savedWords.saved : savedWords.save;
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={name}
      aria-busy={state === 'saving'}
      data-saved={isSaved}
      onClick={save}
    >
      <Icon name={isSaved ? 'check' : 'bell'} />
      <span className={styles.name}>{name}</span>
    </button>
  );
}
