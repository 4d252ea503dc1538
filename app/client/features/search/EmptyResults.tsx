import type { SearchAddress } from '../../links/search-address.ts';
import { Button } from '../../ui/button/Button.tsx';
import { ButtonLink } from '../../ui/button/ButtonLink.tsx';
import { StateBlock } from '../../ui/state-block/StateBlock.tsx';
import { LoosenedResults } from './loosened/LoosenedResults.tsx';
import { EveryCategory } from './places/EveryCategory.tsx';
import { blankTitle, searchWords } from './search-words.ru.ts';

interface EmptyResultsProps {
  readonly address: SearchAddress;
  readonly hasFilters: boolean;
  /** Address of the same query in all categories; `null` if it was searched there. */
  readonly elsewhere: string | null;
  readonly onReset: () => void;
}

/** No results: what to change (SCREENS, «/search»). */
export function EmptyResults(props: EmptyResultsProps) {
  const { address, hasFilters, elsewhere, onReset } = props;
  const { query } = address;
  if (hasFilters) {
    return (
      <StateBlock
        icon="search"
        title={<h2>{searchWords.filteredTitle}</h2>}
        text={searchWords.filteredText}
      >
        <Button onClick={onReset}>{searchWords.reset}</Button>
      </StateBlock>
    );
  }
  if (query === '') {
    return (
      <StateBlock
        icon="camera"
        title={<h2>{searchWords.emptyTitle}</h2>}
        text={searchWords.emptyText}
      >
        <ButtonLink href="/create-ad">{searchWords.create}</ButtonLink>
      </StateBlock>
    );
  }
  const nothing = (
    <>
      <StateBlock icon="search" title={<h2>{blankTitle(query)}</h2>} text={searchWords.blankText}>
        {elsewhere !== null && (
          <ButtonLink variant="neutral" href={elsewhere}>
            {searchWords.elsewhere}
          </ButtonLink>
        )}
      </StateBlock>
      <EveryCategory />
    </>
  );
  return <LoosenedResults address={address} fallback={nothing} />;
}
