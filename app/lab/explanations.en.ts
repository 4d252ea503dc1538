import { english } from '@bozor/form-engine/en';

export { english as explanations } from '@bozor/form-engine/explain';

/** The sentence of a fault. */
export const { faultText } = english;
