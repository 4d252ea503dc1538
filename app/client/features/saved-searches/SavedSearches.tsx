import { useQuery } from '@tanstack/react-query';

import { savedSearches } from '../../api/kept/saved-searches.ts';
import { Button } from '../../ui/button/Button.tsx';
import { ButtonLink } from '../../ui/button/ButtonLink.tsx';
import { Skeleton } from '../../ui/skeleton/Skeleton.tsx';
import { FailedBlock } from '../../ui/state-block/FailedBlock.tsx';
import { StateBlock } from '../../ui/state-block/StateBlock.tsx';
import { savedWords } from './saved-words.ru.ts';
import { SavedSearchRow } from './SavedSearchRow.tsx';

import styles from './SavedSearches.module.css';

interface SavedSearchesProps {
  /** Signs in; `null` for a user. */
  readonly onSignIn: (() => void) | null;
}

/** Number of rows on a first screen. */
const SKELETONS = [0, 1, 2, 3] as const;

/** The user's saved searches, each with the number of its new ads. */
export function SavedSearches({ onSignIn }: SavedSearchesProps) {
  const list = useQuery({ ...savedSearches(), enabled: onSignIn === null });
  if (onSignIn !== null) {
    return (
      <StateBlock icon="bell" title={<h2>{savedWords.guestTitle}</h2>} text={savedWords.guestText}>
        <Button variant="primary" onClick={onSignIn}>
          {savedWords.signIn}
        </Button>
      </StateBlock>
    );
  }
  if (list.isLoadingError) return <FailedBlock onRetry={() => void list.refetch()} />;
  if (list.data?.searches.length === 0) {
    return (
      <StateBlock icon="bell" title={<h2>{savedWords.emptyTitle}</h2>} text={savedWords.emptyText}>
        <ButtonLink href="/search">{savedWords.look}</ButtonLink>
      </StateBlock>
    );
  }
  return (
    <ul className={styles.list} aria-label={savedWords.searches} aria-busy={list.isFetching}>
      {list.data?.searches.map((search) => (
        <SavedSearchRow key={search.id} search={search} />
      ))}
      {list.isPending &&
        SKELETONS.map((row) => (
          <li key={row} className={styles.waiting} aria-hidden="true">
            <Skeleton shape="line" width="half" />
          </li>
        ))}
    </ul>
  );
}
