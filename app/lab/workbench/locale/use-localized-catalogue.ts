import { russian } from '@bozor/form-engine/react';
import type { Catalogue } from '@bozor/form-engine/react';
import { useQuery } from '@tanstack/react-query';

import { loadEnglish } from '../../explanations.ru.ts';
import type { LabAddress, LabLanguage } from '../../lab-address.ts';

/** Texts of a form in the language of the link. */
interface LocalizedCatalogue {
  /** Russian until the language of the link is loaded. */
  readonly catalogue: Catalogue;
  readonly isFailed: boolean;
  readonly retry: () => void;
}

/** Loads the texts of the link's language on demand. */
export function useLocalizedCatalogue({
  language,
}: Pick<LabAddress, 'language'>): LocalizedCatalogue {
  const { data, isError, refetch } = useQuery({
    queryKey: ['lab', 'catalogue', language],
    queryFn: () => loadCatalogue(language),
    staleTime: Infinity,
  });
  return { catalogue: data ?? russian, isFailed: isError, retry: () => void refetch() };
}

async function loadCatalogue(language: LabLanguage): Promise<Catalogue> {
  if (language === 'ru') return russian;
  if (language === 'en') return loadEnglish();
  const { tajik } = await import('@bozor/form-engine/tg');
  return tajik;
}
