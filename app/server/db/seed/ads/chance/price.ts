import { type AdSketch } from '../ad-sketch.ts';
import type { SeededRandom } from './seeded-random.ts';

/** Position of a condition between the price of the most worn and of the newest. */
const PLACES: Readonly<Record<string, readonly [number, number]>> = {
  novoe: [0.6, 1],
  novyy: [0.65, 1],
  'novoe-s-birkoy': [0.7, 1],
  'kak-novyy': [0.5, 0.8],
  otlichnoe: [0.4, 0.75],
  probovali: [0.4, 0.7],
  horoshee: [0.15, 0.5],
  's-probegom': [0.2, 0.85],
  'b-u': [0.05, 0.5],
  bityy: [0, 0.12],
  's-defektami': [0, 0.15],
  'est-defekty': [0, 0.15],
  'trebuet-remonta': [0, 0.12],
  'na-zapchasti': [0, 0.05],
};
const ANYWHERE = [0, 1] as const;

/** A price inside the product's band, at the position of its condition. */
export function randomPrice({ random, values }: AdSketch, band: readonly [number, number]): number {
  const [from, to] = PLACES[String(values['condition'])] ?? ANYWHERE;
  return priceWithin(random, band, [from, to]);
}

/** A rounded price at a position of a band. */
export function priceWithin(
  random: SeededRandom,
  [low, high]: readonly [number, number],
  [from, to]: readonly [number, number] = ANYWHERE,
): number {
  const share = from + random.next() * (to - from);
  return Math.min(
    Math.floor(high),
    Math.max(Math.ceil(low), roundPrice(low + (high - low) * share)),
  );
}

/** Rounds an amount of somoni: the larger, the coarser. */
export function roundPrice(somoni: number): number {
  const unit = UNITS.find(([below]) => somoni < below)?.[1] ?? 10_000;
  return Math.max(1, Math.round(somoni / unit) * unit);
}

const UNITS = [
  [30, 1],
  [200, 5],
  [1_000, 10],
  [10_000, 50],
  [50_000, 500],
  [1_000_000, 1_000],
] as const;
