import { revealPhone } from '../../../api/reveal-phone.ts';
import { ApiFailure } from '../../../api/transport/api-failure.ts';
import { suspectServer } from '../../../api/transport/server-watch.ts';
import type { PhoneState } from './use-seller-phone.ts';

/** Asks for the phone of an ad's seller; a failure becomes its message. */
export async function askPhone(adId: number): Promise<PhoneState> {
  try {
    return { at: 'shown', phone: await revealPhone(adId) };
  } catch (failure) {
    if (!(failure instanceof ApiFailure)) throw failure;
    suspectServer(failure);
    const endsBySignIn = failure.code === 'phones.too-many-guest';
    return { at: 'refused', message: failure.message, endsBySignIn };
  }
}
