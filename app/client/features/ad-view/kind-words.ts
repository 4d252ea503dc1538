import type { AdKind } from '../../../contract/plain.ts';

/** Texts of an ad's page that depend on what the ad offers. */
export interface KindWords {
  /** Title of the bar on mobile. */
  readonly page: string;
  readonly description: string;
  readonly characteristics: string;
  readonly place: string;
  readonly similar: string;
  readonly verifiedSeller: string;
  /** Name of the button that shows the phone. */
  readonly contact: string;
  /** What that button does; `null` when its name is enough. */
  readonly contactHint: string | null;
  /** Advice to readers, and the link to more of it. */
  readonly advice: string;
  readonly guide: string;
}

/** Kinds of ads whose texts load with their pages. */
export type WorkKind = Extract<AdKind, 'VACANCY' | 'RESUME' | 'SERVICE'>;

/** Kinds of ads that sell or let a thing. */
export type ThingKind = Exclude<AdKind, WorkKind>;
