import { useState } from 'react';

import { failureTexts } from '../../../api/transport/failure-text.ru.ts';
import type { PhoneState } from './ask-phone.ts';

/** The phone and what a visitor can do about it. */
export interface SellerPhone {
  readonly state: PhoneState;
  readonly show: () => void;
  /** Signs in, then shows the phone. */
  readonly signIn: () => Promise<void>;
}

/** Shows the phone of an ad's seller on request. The call's code loads at the press. */
export function useSellerPhone(adId: number, askSignIn: () => Promise<boolean>): SellerPhone {
  const [state, setState] = useState<PhoneState>({ at: 'hidden' });
  const show = async (): Promise<void> => {
    setState({ at: 'asking' });
    try {
      const { askPhone } = await import('./ask-phone.ts');
      setState(await askPhone(adId));
    } catch {
      // The code did not load.
      setState({ at: 'refused', message: failureTexts.network, endsBySignIn: false });
    }
  };
  return {
    state,
    show: () => void show(),
    signIn: async () => {
      if (await askSignIn()) await show();
    },
  };
}
