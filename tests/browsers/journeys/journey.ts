import type { WindowSize } from '../drivers/driver.ts';
import type { Person } from '../person.ts';
import type { Product } from '../product.ts';

/** Input of a journey. */
export interface Stage {
  readonly person: Person;
  readonly product: Product;
  readonly size: WindowSize;
  /** Runs a part of the journey and reports it as a line; the first failure ends the journey. */
  readonly check: (title: string, act: () => Promise<void>) => Promise<void>;
  /** Saves a screenshot for review by a person. */
  readonly keepScreenshot: (title: string) => Promise<void>;
}

/** Whether the window has a phone's width. */
export function isPhone({ size }: Stage): boolean {
  return size.width <= 768;
}

/** A scenario of a person. */
export interface Journey {
  readonly title: string;
  readonly widths: readonly number[];
  readonly make: (stage: Stage) => Promise<void>;
}
