export { metresBetween } from './degrees.ts';
export { findLandmarks, type Landmarks } from './find-landmarks.ts';
export { withoutHouse } from './place-text.ru.ts';
export {
  isExact,
  placeHash,
  placePrecision,
  pointOf,
  shownPlace,
  shownPoint,
  type PlacePrecision,
} from './shown-place.ts';
