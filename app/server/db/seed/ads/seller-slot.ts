import type { Plan } from '@bozor/form-engine';

import type { AdType } from '../../../../contract/index.ts';
import type { AdsFile } from './seed-file.ts';

/** A subcategory to generate ads for. */
export interface SellerSlot {
  readonly categoryId: string;
  readonly subcategoryId: string;
  readonly type: AdType;
  readonly plan: Plan;
  readonly file: AdsFile;
}
