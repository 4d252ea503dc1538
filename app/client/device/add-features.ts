import 'core-js/stable/array/to-reversed';
import 'core-js/stable/array/to-sorted';
import 'core-js/stable/array/to-spliced';
import 'core-js/stable/array/with';
import 'core-js/stable/iterator';
import 'core-js/stable/map/group-by';
import 'core-js/stable/object/group-by';
import 'core-js/stable/set';
import 'core-js/stable/string/is-well-formed';
import 'core-js/stable/string/to-well-formed';
import 'core-js/stable/url/can-parse';
import { apply, isSupported } from '@oddbird/popover-polyfill/fn';

import { anySignal } from './any-signal.ts';
import { keepPopoversInPlace } from './keep-popovers-in-place.ts';

/**
 * Adds what the pages use and the oldest supported browsers lack; only those load it. A test
 * compares the list with the built code.
 */
export function addFeatures(): void {
  if (!('any' in AbortSignal)) Object.defineProperty(AbortSignal, 'any', { value: anySignal });
  if (isSupported()) return;
  apply();
  keepPopoversInPlace();
}
