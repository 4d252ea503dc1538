import type { MapView } from '../../../ui/map/map-cluster.ts';

/** The map of all ads of a search, as close as it shows them. */
export const WHOLE_MAP = 'all';

const LAST_ZOOM = 22;
const NUMBER = String.raw`(-?\d{1,3}(?:\.\d{1,8})?)`;
const VIEW = new RegExp(`^${NUMBER},${NUMBER},(\\d{1,2})$`);

/** Parses «38.56,68.79,12»; `null` for all ads and for what names no place. */
export function readMapView(text: string): MapView | null {
  const [latitude, longitude, zoom] = (VIEW.exec(text) ?? []).slice(1).map(Number);
  if (latitude === undefined || longitude === undefined || zoom === undefined) return null;
  const isOnEarth = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 && zoom <= LAST_ZOOM;
  return isOnEarth ? { latitude, longitude, zoom } : null;
}

/** The inverse of `readMapView`. */
export function writeMapView({ latitude, longitude, zoom }: MapView): string {
  return `${latitude},${longitude},${zoom}`;
}
