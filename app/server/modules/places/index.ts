export { findLandmarks, type Landmarks } from './find-landmarks.ts';
export { withoutHouse } from './place-text.ru.ts';
export { isExact, placeHash, pointOf, shownPlace } from './shown-place.ts';
