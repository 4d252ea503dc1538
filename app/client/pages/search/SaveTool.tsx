import { SaveSearchButton } from '../../features/saved-searches/SaveSearchButton.tsx';
import { isEverything, writeSearchAddress } from '../../links/search-address.ts';
import { askToSave } from './ask-to-save.ts';
import type { useSearchPage } from './use-search-page.ts';

interface SaveToolProps {
  readonly page: ReturnType<typeof useSearchPage>;
}

/** Keeps the search of the results, unless it narrows nothing. */
export function SaveTool({ page: { address, adSearch } }: SaveToolProps) {
  if (adSearch === null || isEverything(address)) return null;
  const key = writeSearchAddress({ ...address, sort: 'relevant' });
  return <SaveSearchButton key={key} search={adSearch} signIn={askToSave(address)} />;
}
