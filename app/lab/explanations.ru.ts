import type { Catalogue } from '@bozor/form-engine/react';

export { russian as explanations } from '@bozor/form-engine/explain';
export { faultText } from '@bozor/form-engine/store';

/** The English texts of a form, which only a link in English loads. */
export async function loadEnglish(): Promise<Catalogue> {
  const { english } = await import('@bozor/form-engine/en');
  return english;
}
