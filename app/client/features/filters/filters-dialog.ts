import { createCell } from '../../cell/cell.ts';
import type { SearchPlace } from '../../links/search-address.ts';

/** What the filters dialog is opened with. */
export interface FiltersRequest {
  /** `null`: the person chooses a category first. */
  readonly place: SearchPlace | null;
  /** Key of the filter to begin with; `null` for the first one. */
  readonly key: string | null;
}

/** The open filters dialog; `null` while it is closed. */
export const filtersDialog = createCell<FiltersRequest | null>({ server: null });

/** Opens the filters dialog, from wherever in the site. */
export function openFiltersDialog(request: FiltersRequest): void {
  filtersDialog.change(request);
}

/** Closes it. What was filled in stays for the session. */
export function closeFiltersDialog(): void {
  filtersDialog.change(null);
}
