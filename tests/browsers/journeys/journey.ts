import type { WindowSize } from '../drivers/driver.ts';
import type { Person } from '../person.ts';
import type { Product } from '../product.ts';

/** What a journey is made with. */
export interface Stage {
  readonly person: Person;
  readonly product: Product;
  readonly size: WindowSize;
  /** Does a part of the journey and reports it as a line; the first failure ends the journey. */
  readonly check: (title: string, act: () => Promise<void>) => Promise<void>;
}

/** Whether the window is a phone's. */
export function isPhone({ size }: Stage): boolean {
  return size.width <= 768;
}

/** Something that a person comes to do. */
export interface Journey {
  readonly title: string;
  readonly widths: readonly number[];
  readonly make: (stage: Stage) => Promise<void>;
}
