import { useSearch } from 'wouter';

import { scopeOf, readSearchAddress } from '../../links/search-address.ts';
import { SearchView } from './SearchView.tsx';

/** `/search`: its parameters are the whole state; another scope is a new page. */
export function SearchPage() {
  const address = readSearchAddress('/search', useSearch());
  const scope = address === null ? null : scopeOf(address);
  return <SearchView key={scope === null ? '' : `${scope.kind} ${scope.id}`} />;
}
