import { useQuery } from '@tanstack/react-query';

import { storeOf } from '../../../contract/plain.ts';
import { siteLinks } from '../../api/site/site-links.ts';
import { AppPrompt } from '../../features/app-prompt/AppPrompt.tsx';
import { isMobile } from '../../features/app-prompt/is-mobile.ts';
import { ErrorDialog } from '../../ui/error-dialog/ErrorDialog.tsx';
import { SuccessDialog } from '../../ui/success-dialog/SuccessDialog.tsx';
import { SeenAd } from './SeenAd.tsx';

/** The parts of the shell that no first view needs. */
export function IdleParts() {
  const { data: links } = useQuery(siteLinks());
  const store = links === undefined || !isMobile() ? null : storeOf(links, navigator);
  return (
    <>
      <ErrorDialog />
      <SuccessDialog />
      <SeenAd />
      {store !== null && <AppPrompt store={store} />}
    </>
  );
}
