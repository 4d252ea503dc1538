import { useEffect } from 'react';
import { useLocation } from 'wouter';

import { AD_ID } from '../../../contract/plain.ts';

/** Notes the ad whose page is open, for «Просмотрено» in lists. */
export function SeenAd() {
  const [path] = useLocation();
  const [, page, id = ''] = path.split('/');
  useEffect(() => {
    if (page !== 'advertisement' || !AD_ID.test(id)) return;
    // Without this code an ad is not noted.
    import('../../device/seen-ads.ts').then(
      ({ noteSeenAd }) => noteSeenAd(Number(id)),
      () => undefined,
    );
  }, [page, id]);
  return null;
}
