import type { Plan } from '@bozor/form-engine';

/** A metre in degrees, roughly. */
const SAME = 0.00001;

/**
 * Whether a point is that of an option, as of a chosen city: then the ad has no place of its own.
 */
export function isCityPoint(
  { fields }: Plan,
  point: { readonly latitude: number; readonly longitude: number },
): boolean {
  return fields.some(({ options }) =>
    options.some(
      ({ location }) =>
        location !== null &&
        Math.abs(location.latitude - point.latitude) < SAME &&
        Math.abs(location.longitude - point.longitude) < SAME,
    ),
  );
}
