import type { ComponentType } from 'react';

import { revealPhone } from '../../../api/ads/reveal-phone.ts';
import { ApiFailure } from '../../../api/transport/api-failure.ts';
import { suspectServer } from '../../../api/transport/server-watch.ts';
import { ShownPhone } from './ShownPhone.tsx';
import type { ShownPhoneProps } from './ShownPhone.tsx';

/** The phone of an ad's seller, from the first press on. */
export type PhoneState =
  | { readonly at: 'hidden' | 'asking' }
  | {
      readonly at: 'shown';
      readonly phone: string;
      /** Loaded with the call. */
      readonly Shown: ComponentType<ShownPhoneProps>;
    }
  | { readonly at: 'refused'; readonly message: string; readonly endsBySignIn: boolean };

/** Asks for the phone of an ad's seller; a failure becomes its message. */
export async function askPhone(adId: number): Promise<PhoneState> {
  try {
    return { at: 'shown', phone: await revealPhone(adId), Shown: ShownPhone };
  } catch (failure) {
    if (!(failure instanceof ApiFailure)) throw failure;
    suspectServer(failure);
    const endsBySignIn = failure.code === 'phones.too-many-guest';
    return { at: 'refused', message: failure.message, endsBySignIn };
  }
}
