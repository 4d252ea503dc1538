import { SaveSearchCard } from '../../features/saved-searches/SaveSearchCard.tsx';
import { EmptyResults } from '../../features/search/empty/EmptyResults.tsx';
import { isEverything, writeSearchAddress } from '../../links/search-address.ts';
import { askToSave } from './ask-to-save.ts';
import type { useSearchPage } from './use-search-page.ts';

interface EmptySearchProps {
  readonly page: ReturnType<typeof useSearchPage>;
}

/** A search that finds nothing: what to change, and the offer to keep it. */
export function EmptySearch({ page: { address, adSearch, found, go } }: EmptySearchProps) {
  if (adSearch === null) return null;
  return (
    <EmptyResults
      address={address}
      search={adSearch}
      page={found.understood}
      hasFilters={address.entries.length > 0 || address.promotion !== null}
      offer={
        !isEverything(address) && (
          <SaveSearchCard
            key={writeSearchAddress(address)}
            search={adSearch}
            signIn={askToSave(address)}
          />
        )
      }
      onReset={() => go({ ...address, entries: [], promotion: null })}
    />
  );
}
