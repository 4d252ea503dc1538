import { english } from '@bozor/form-engine/en';
import type { Catalogue } from '@bozor/form-engine/react';

export { english as explanations } from '@bozor/form-engine/explain';

/** The sentence of a fault. */
export const { faultText } = english;

/** The English texts of a form: those that this laboratory itself has. */
export async function loadEnglish(): Promise<Catalogue> {
  return english;
}
