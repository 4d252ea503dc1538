import { useState } from 'react';
import type { RefCallback } from 'react';

import { watchNearness } from './watch-nearness.ts';

/** A screen's height: on a slow connection the part should have come before it is visible. */
const MARGIN = 100;

/** A place of the page, and the moment at which a visitor comes near to it. */
export interface Nearness {
  /** The `ref` of the place's element. */
  readonly place: RefCallback<Element>;
  /** Resolves once the place is near the viewport. */
  readonly near: Promise<void>;
}

/** Watches one place of the page, for a `NearPart` in it. */
export function useNearness(): Nearness {
  const [nearness] = useState(createNearness);
  return nearness;
}

function createNearness(): Nearness {
  let onNear = () => {};
  const near = new Promise<void>((resolve) => {
    onNear = resolve;
  });
  return { place: (element) => watchNearness(element, MARGIN, onNear), near };
}
