import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';

import { storeOf } from '../../../contract/plain.ts';
import { siteLinks } from '../../api/site/site-links.ts';
import { isMobile } from '../../features/app-prompt/is-mobile.ts';
import { ErrorDialog } from '../../ui/error-dialog/ErrorDialog.tsx';
import { optionalPart } from '../../ui/optional-part.ts';
import { SuccessDialog } from '../../ui/success-dialog/SuccessDialog.tsx';
import { SeenAd } from './SeenAd.tsx';

/** On phones only. */
const AppPrompt = optionalPart(async () => {
  const { AppPrompt } = await import('../../features/app-prompt/AppPrompt.tsx');
  return AppPrompt;
});

/** The parts of the shell that no first view needs. */
export function IdleParts() {
  const { data: links } = useQuery(siteLinks());
  const store = links === undefined || !isMobile() ? null : storeOf(links, navigator);
  return (
    <>
      <ErrorDialog />
      <SuccessDialog />
      <SeenAd />
      {store !== null && (
        <Suspense>
          <AppPrompt store={store} />
        </Suspense>
      )}
    </>
  );
}
