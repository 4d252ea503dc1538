import { russian } from '@bozor/form-engine/react';
import type { Catalogue } from '@bozor/form-engine/react';
import { useQuery } from '@tanstack/react-query';

import type { LabAddress, LabLanguage } from '../../lab-address.ts';

/** What a form of the lab speaks now. */
interface Spoken {
  /** Russian until the language of the link is there. */
  readonly catalogue: Catalogue;
  readonly isFailed: boolean;
  readonly retry: () => void;
}

/** The words of the link's language; loaded once it is chosen. */
export function useSpokenCatalogue({ language }: Pick<LabAddress, 'language'>): Spoken {
  const { data, isError, refetch } = useQuery({
    queryKey: ['lab', 'catalogue', language],
    queryFn: () => loadCatalogue(language),
    staleTime: Infinity,
  });
  return { catalogue: data ?? russian, isFailed: isError, retry: () => void refetch() };
}

async function loadCatalogue(language: LabLanguage): Promise<Catalogue> {
  if (language === 'ru') return russian;
  const { tajik } = await import('@bozor/form-engine/tg');
  return tajik;
}
