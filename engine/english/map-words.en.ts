import type { MapWords } from '../react/catalogue/words.ts';

const DEGREES = new Intl.NumberFormat('en', { maximumFractionDigits: 2 });

/** Words of a place on the map. */
export const map: MapWords = {
  title: 'Place on the map',
  choose: 'Choose on the map',
  hint: 'Move the map until the mark shows the place',
  map: 'Map: arrows move it, plus and minus change its scale',
  mine: 'My place',
  closer: 'Closer',
  farther: 'Farther',
  refused: 'Allow the browser to find your place in its settings, or find it on the map.',
  unfound: 'Your place could not be found. Find it by its name or on the map.',
  search: 'Town or district',
  unknown: 'No such town or district. Find the place on the map.',
  address: 'Address',
  cancel: 'Cancel',
  save: 'Save',
  failed: 'The map did not load.',
  retry: 'Retry',
  loading: 'The map is loading…',
  offline: 'The map needs the network.',
  clearName: (field) => `Clear: ${field}`,
  /** `Point without an address: 38.56; 68.78`. */
  noAddress: ({ latitude, longitude }) =>
    `Point without an address: ${DEGREES.format(latitude)}; ${DEGREES.format(longitude)}`,
};
