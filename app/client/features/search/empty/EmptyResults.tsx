import type { ReactNode } from 'react';

import type { AdPage } from '../../../../contract/index.ts';
import type { AdSearch } from '../../../api/search.ts';
import type { SearchAddress } from '../../../links/search-address.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { StateBlock } from '../../../ui/state-block/StateBlock.tsx';
import { LoosenedResults } from '../loosened/LoosenedResults.tsx';
import { EveryCategory } from '../sections/EveryCategory.tsx';
import { WiderSearches } from '../wider/WiderSearches.tsx';
import { blankTitle, emptyWords } from './empty-words.ru.ts';

import styles from './EmptyResults.module.css';

/** Ads of the words that are left. */
type LoosenedPage = Pick<AdPage, 'loosened' | 'advertisements'>;

interface EmptyResultsProps {
  readonly address: SearchAddress;
  /** The search of the address. */
  readonly search: AdSearch;
  readonly hasFilters: boolean;
  /** The page of the search; `null` until loaded. */
  readonly page: LoosenedPage | null;
  /** The offer to keep the search. */
  readonly offer: ReactNode;
  readonly onReset: () => void;
}

/** No results: what to change, wider searches, the offer to keep this one (SCREENS, «/search»). */
export function EmptyResults(props: EmptyResultsProps) {
  const { address, search, hasFilters, page, offer, onReset } = props;
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
          title={<h2>{emptyWords.filteredTitle}</h2>}
          text={emptyWords.filteredText}
        >
          <Button onClick={onReset}>{emptyWords.reset}</Button>
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
          title={<h2>{emptyWords.emptyTitle}</h2>}
          text={emptyWords.emptyText}
        >
          <ButtonLink href="/create-ad">{emptyWords.create}</ButtonLink>
        </StateBlock>
        {advice}
      </>
    );
  }
  return <WordsResults address={address} page={page} adviceBeside={adviceBeside} />;
}

interface WordsResultsProps extends Pick<EmptyResultsProps, 'address' | 'page'> {
  /** What else to try, beside the ads of the kept words; `null` when none are shown. */
  readonly adviceBeside: (shownQuery: string | null) => ReactNode;
}

/** The ads of the words that are left; without any, what to change. */
function WordsResults({ address, page, adviceBeside }: WordsResultsProps) {
  const loosened = page?.loosened ?? null;
  const shownQuery = loosened?.query ?? null;
  if (page === null || loosened === null || shownQuery === null) {
    return (
      <>
        <StateBlock
          icon="search"
          title={<h2>{blankTitle(address.query)}</h2>}
          text={emptyWords.blankText}
        />
        <div className={styles.advice}>{adviceBeside(null)}</div>
        <EveryCategory />
      </>
    );
  }
  return (
    <LoosenedResults
      address={address}
      loosened={loosened}
      query={shownQuery}
      ads={page.advertisements}
      advice={adviceBeside(shownQuery)}
    />
  );
}
