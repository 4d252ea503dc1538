import type { ReactNode } from 'react';

import type { AdSearch } from '../../api/search.ts';
import type { SearchAddress } from '../../links/search-address.ts';
import { Button } from '../../ui/button/Button.tsx';
import { ButtonLink } from '../../ui/button/ButtonLink.tsx';
import { StateBlock } from '../../ui/state-block/StateBlock.tsx';
import { LoosenedResults } from './loosened/LoosenedResults.tsx';
import { EveryCategory } from './places/EveryCategory.tsx';
import { blankTitle, searchWords } from './search-words.ru.ts';
import { WiderSearches } from './wider/WiderSearches.tsx';

import styles from './EmptyResults.module.css';

interface EmptyResultsProps {
  readonly address: SearchAddress;
  /** The search of the address. */
  readonly search: AdSearch;
  readonly hasFilters: boolean;
  /** The offer to keep the search. */
  readonly offer: ReactNode;
  readonly onReset: () => void;
}

/** No results: what to change, wider searches, the offer to keep this one (SCREENS, «/search»). */
export function EmptyResults(props: EmptyResultsProps) {
  const { address, search, hasFilters, offer, onReset } = props;
  const { query } = address;
  const adviceBeside = (shownQuery: string | null) => (
    <>
      {offer}
      <WiderSearches search={search} shownQuery={shownQuery} />
    </>
  );
  const advice = <div className={styles.advice}>{adviceBeside(null)}</div>;
  if (hasFilters) {
    return (
      <>
        <StateBlock
          icon="search"
          title={<h2>{searchWords.filteredTitle}</h2>}
          text={searchWords.filteredText}
        >
          <Button onClick={onReset}>{searchWords.reset}</Button>
        </StateBlock>
        {advice}
      </>
    );
  }
  if (query === '') {
    return (
      <>
        <StateBlock
          icon="camera"
          title={<h2>{searchWords.emptyTitle}</h2>}
          text={searchWords.emptyText}
        >
          <ButtonLink href="/create-ad">{searchWords.create}</ButtonLink>
        </StateBlock>
        {advice}
      </>
    );
  }
  const nothing = (
    <>
      <StateBlock icon="search" title={<h2>{blankTitle(query)}</h2>} text={searchWords.blankText} />
      {advice}
      <EveryCategory />
    </>
  );
  return <LoosenedResults address={address} advice={adviceBeside} fallback={nothing} />;
}
