import type { AdSketch } from '../ad-sketch.ts';

/** Location of the ad, as far as its price depends on it. */
export interface ShapeContext {
  readonly city: string;
  /** `facts` of the file, unchanged. */
  readonly facts: unknown;
}

/** Adds dependent values, which independent choices cannot express. */
export type Shape = (sketch: AdSketch, context: ShapeContext) => void;
