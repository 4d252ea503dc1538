import type { Advertisement } from '../../../../contract/index.ts';
import type { AdDescription } from '../publish/describe-ad.ts';
import type { Landmarks } from './find-landmarks.ts';

/** What of an ad its details are made of. */
interface PlacedAd extends Pick<AdDescription, 'latitude' | 'longitude' | 'address' | 'imei'> {
  readonly landmarks: Landmarks;
}

/** Where the ad is and what lies about it, and the phone it sells. */
export function presentDetails({
  latitude,
  longitude,
  address,
  imei,
  landmarks,
}: PlacedAd): Advertisement['details'] {
  const isPlaced = latitude !== null && longitude !== null;
  return {
    location: isPlaced ? { latitude, longitude, address: address ?? '', landmarks } : null,
    // Judged by its checksum; nobody has compared it with a register.
    imei: imei === null ? null : { is_verified: false, imei },
  };
}
