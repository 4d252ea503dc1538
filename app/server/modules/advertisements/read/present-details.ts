import type { Advertisement, Place } from '../../../../contract/index.ts';
import type { Landmarks, PlacePrecision } from '../../places/index.ts';

/** Data of the details. */
interface AdDetails {
  /** As the viewer sees it; `null` without one. */
  readonly place: Place | null;
  readonly precision: PlacePrecision;
  readonly landmarks: Landmarks;
  readonly imei: string | null;
}

/** Location of the ad with its landmarks, and the phone that it sells. */
export function presentDetails({
  place,
  precision,
  landmarks,
  imei,
}: AdDetails): Advertisement['details'] {
  return {
    location: place === null ? null : { ...place, precision, landmarks },
    // Only the checksum was validated; no register was queried.
    imei: imei === null ? null : { is_verified: false, imei },
  };
}
