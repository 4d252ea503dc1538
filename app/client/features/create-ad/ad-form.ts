import type { FormSection } from '@bozor/form-engine/react';
import type { FormStore } from '@bozor/form-engine/store';

import type { AdLimits } from '../../../contract/index.ts';
import type { AdTarget } from './ad-address.ts';

/** What is known of a subcategory before its form is opened. */
export interface AdPage {
  readonly target: AdTarget;
  readonly categoryName: string;
  readonly subcategoryName: string;
  readonly limits: AdLimits;
  /** The definitions as the server sent them. */
  readonly document: unknown;
  /** Name of the user who writes; the draft is theirs. */
  readonly owner: string;
}

/** The form of an ad, open. */
export interface AdForm {
  readonly page: AdPage;
  readonly store: FormStore;
  readonly sections: readonly FormSection[];
  /** Names of the draft's values that no longer fit, in the draft's order. */
  readonly dropped: readonly string[];
  /** Photos that the draft brought. */
  readonly photoUrls: readonly string[];
}
