/** Address that opens the store of the visitor's platform: what the QR code holds. */
export const APP_PATH = '/app';
/** The QR code as a picture. */
export const APP_QR_PATH = '/app/qr.svg';

/** The mobile platforms with a store. */
type Platform = 'android' | 'ios';

/** Properties of a device, as in `navigator`. */
interface Device {
  readonly userAgent: string;
  /** Several touch points on a Mac mean an iPad, which names itself a Mac. */
  readonly maxTouchPoints?: number;
}

/** The stores of the apps; `null` where there is none. */
interface Stores {
  readonly app_store: string | null;
  readonly google_play: string | null;
}

/** The platform of a device; `null` for a computer. */
export function platformOf({ userAgent, maxTouchPoints = 0 }: Device): Platform | null {
  if (/android/i.test(userAgent)) return 'android';
  if (/iphone|ipad|ipod/i.test(userAgent)) return 'ios';
  return /macintosh/i.test(userAgent) && maxTouchPoints > 1 ? 'ios' : null;
}

/** The store of a device's platform; on an unknown platform any store, `null` without one. */
export function storeOf(stores: Stores, device: Device): string | null {
  const { app_store: apple, google_play: google } = stores;
  switch (platformOf(device)) {
    case 'android':
      return google;
    case 'ios':
      return apple;
    case null:
      return google ?? apple;
  }
}
