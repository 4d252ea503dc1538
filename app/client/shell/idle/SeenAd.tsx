import { useEffect } from 'react';
import { useLocation } from 'wouter';

import { AD_ID } from '../../../contract/plain.ts';
import { noteSeenAd } from '../../device/seen-ads.ts';

/** Notes the ad whose page is open, for «Просмотрено» in lists. */
export function SeenAd() {
  const [path] = useLocation();
  const [, page, id = ''] = path.split('/');
  useEffect(() => {
    if (page === 'advertisement' && AD_ID.test(id)) noteSeenAd(Number(id));
  }, [page, id]);
  return null;
}
