import type { Advertisement } from '../../../../contract/index.ts';
import type { AdDescription } from '../publish/describe-ad.ts';
import type { Landmarks } from './find-landmarks.ts';

/** Columns that the details use. */
interface PlacedAd extends Pick<AdDescription, 'latitude' | 'longitude' | 'address' | 'imei'> {
  readonly landmarks: Landmarks;
}

/** Location of the ad with its landmarks, and the phone that it sells. */
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
    // Only the checksum was validated; no register was queried.
    imei: imei === null ? null : { is_verified: false, imei },
  };
}
