import { createCell } from '../../cell/cell.ts';
import type { SearchScope } from '../../links/search-address.ts';

/** Options of the filters dialog. */
export interface FiltersRequest {
  /** `null`: the person selects a category first. */
  readonly scope: SearchScope | null;
  /** Key of the filter to focus; `null` for the first one. */
  readonly key: string | null;
}

/** The open filters dialog; `null` while it is closed. */
export const filtersDialog = createCell<FiltersRequest | null>({ server: null });

/** Opens the filters dialog, from any page. */
export function openFiltersDialog(request: FiltersRequest): void {
  filtersDialog.change(request);
}

/** Closes it. Its values are kept for the session. */
export function closeFiltersDialog(): void {
  filtersDialog.change(null);
}
