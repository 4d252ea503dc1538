import type { AdSketch } from '../ad-sketch.ts';

/** Where the ad stands, as far as a price depends on it. */
export interface ShapeContext {
  readonly city: string;
  /** `facts` of the file, as it stands there. */
  readonly facts: unknown;
}

/** Puts the values in that hang together: what a table of independent choices cannot say. */
export type Shape = (sketch: AdSketch, context: ShapeContext) => void;
