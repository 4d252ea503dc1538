import type { AdSearch } from '../../api/search.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { offerOf, savedWords } from './saved-words.ru.ts';
import { useSaveSearch } from './use-save-search.ts';
import type { SignInToSave } from './use-save-search.ts';

import styles from './SaveSearchCard.module.css';

interface SaveSearchCardProps {
  /** The search of the page. */
  readonly search: AdSearch;
  readonly signIn: SignInToSave;
}

/** The offer to keep a search that finds nothing exact (SCREENS, «nothing exact»). */
export function SaveSearchCard(props: SaveSearchCardProps) {
  const { state, save } = useSaveSearch(props);
  const { query = '' } = props.search;
  return (
    <section className={styles.card}>
      <Icon name="bell" />
      <h2 className={styles.title}>{savedWords.offer}</h2>
      <p className={styles.text}>{query === '' ? savedWords.plainOffer : offerOf(query)}</p>
      <div className={styles.button}>
        <Button
          variant={state === 'saved' ? 'neutral' : 'soft'}
          busy={state === 'saving' ? savedWords.saving : null}
          onClick={save}
        >
          {state === 'saved' && <Icon name="check" />}
          {state === 'saved' ? savedWords.saved : savedWords.save}
        </Button>
      </div>
    </section>
  );
}
