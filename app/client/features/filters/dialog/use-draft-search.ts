import type { FormStore } from '@bozor/form-engine/store';
import { useSyncExternalStore } from 'react';

import type { AdSearch } from '../../../api/search.ts';
import type { SearchAddress } from '../../../links/search-address.ts';
import type { OpenFilters } from '../sync/open-filters.ts';

/** The search that the dialog would show now, updated with its form. */
export function useDraftSearch({
  form,
  store,
  search,
}: {
  readonly form: OpenFilters | null;
  readonly store: FormStore | null;
  /** Its scope and query, without filters. */
  readonly search: SearchAddress;
}): AdSearch {
  // The search follows the form's state, which is not rendered itself.
  const state = () => store?.state() ?? null;
  useSyncExternalStore(store?.subscribe ?? followNothing, state, state);
  const filters = form === null || store === null ? [] : form.search(store);
  return { ...toSearch(search), filters };
}

function toSearch({ query, literal, categoryId, subcategoryId }: SearchAddress): AdSearch {
  return {
    ...(query !== '' && { query }),
    ...(literal.length > 0 && { literal }),
    ...(categoryId !== null && { categoryId }),
    ...(subcategoryId !== null && { subcategoryId }),
  };
}

function followNothing(): () => void {
  return noStop;
}

function noStop(): void {}
