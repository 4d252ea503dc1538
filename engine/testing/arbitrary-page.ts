import * as fc from 'fast-check';

import type { JsonObject } from '../definition/json.ts';
import { fieldDraft } from './field-draft.ts';
import { toFilters } from './to-filters.ts';

/** The part of a server's filter page that `compile` reads. */
export interface FilterPage {
  readonly filters: readonly JsonObject[];
}

/**
 * Well-formed filter pages: every type with every data type, parents, `show_if` chains, groups,
 * lists that load on demand, shared keys that exclude each other, odd keys. `compile` reports
 * nothing worse than a warning on them.
 */
export const arbitraryPage: fc.Arbitrary<FilterPage> = fc
  .array(fieldDraft, { minLength: 1, maxLength: 8 })
  .map((drafts) => ({ filters: toFilters(drafts) }));
