import { z } from '../../../../../contract/wire/zod.ts';
import { numberOf, type AdSketch } from '../ad-sketch.ts';
import { priceWithin, roundPrice } from '../chance/price.ts';
import type { ShapeContext } from './shape.ts';

const Pair = z.tuple([z.number(), z.number()]);
/** By key of the town, with `rest` for the others. */
const ByTown = z.record(z.string(), Pair);
type ByTown = z.infer<typeof ByTown>;

const Facts = z.strictObject({
  /** Somoni per square metre (of land: per hundred of them). */
  sale: ByTown,
  /** Somoni per month, or per night, for the first room and for each further one. */
  rent: z.optional(z.record(z.string(), z.tuple([Pair, Pair]))),
  /** Somoni per month and square metre. */
  metreRent: z.optional(ByTown),
  /** Somoni per hundred square metres of its land. */
  land: z.optional(ByTown),
});

const Dwelling = z.strictObject({
  /** In square metres. */
  area: z.optional(Pair),
  /** In hundreds of square metres. */
  land: z.optional(Pair),
  /** Of the house. */
  floors: z.optional(z.array(z.number())),
});

/** Price factor of each level of repair. */
const REPAIR: Readonly<Record<string, readonly [number, number]>> = {
  'bez-remonta': [0, 0.25],
  'trebuet-remonta': [0, 0.2],
  'predchistovaya-otdelka': [0.1, 0.4],
  kosmeticheskiy: [0.2, 0.5],
  sredniy: [0.3, 0.65],
  evroremont: [0.6, 1],
  dizaynerskiy: [0.8, 1],
};
const AS_IT_COMES = [0.15, 0.85] as const;
const LIVING_SHARE = [0.52, 0.64] as const;
const KITCHEN_SHARE = [0.12, 0.19] as const;
const RENTED = 'arenda-na-dlitelnyy-srok';

/** Area, floors, land and the price that follows from them, from the town and from the repair. */
export function shapeDwelling(sketch: AdSketch, { city, facts }: ShapeContext): void {
  const { values, product, random } = sketch;
  const { area, land, floors } = Dwelling.parse(product.shape ?? {});
  if (area !== undefined) values['area'] = randomArea(sketch, area);
  if (land !== undefined) values['land'] = random.whole(land[0] * 2, land[1] * 2) / 2;
  if (floors !== undefined) {
    const storeys = random.pick(floors);
    values['floor'] = random.whole(1, storeys);
    values['floors'] = storeys;
  }
  sketch.words['rented'] = values['deal'] === RENTED ? 'yes' : 'no';
  values['price'] = priceOf(sketch, Facts.parse(facts), city);
}

/** Living room and kitchen of a flat, together smaller than the whole. */
export function shapeFlat(sketch: AdSketch, context: ShapeContext): void {
  shapeDwelling(sketch, context);
  const { values, random } = sketch;
  const area = numberOf(sketch, 'area');
  const part = ([from, to]: readonly [number, number]): number =>
    Math.round(area * (from + random.next() * (to - from)));
  if (random.chance(0.7) && values['rooms'] !== 0) values['living_area'] = part(LIVING_SHARE);
  if (random.chance(0.75)) values['kitchen_area'] = Math.max(5, part(KITCHEN_SHARE));
}

function randomArea({ random }: AdSketch, [from, to]: readonly [number, number]): number {
  const whole = random.whole(from, to);
  return random.chance(0.3) && whole < to ? whole + random.whole(1, 9) / 10 : whole;
}

function priceOf(sketch: AdSketch, facts: z.infer<typeof Facts>, city: string): number {
  const { values, random } = sketch;
  const share = REPAIR[String(values['repair'])] ?? AS_IT_COMES;
  if (sketch.product.price !== undefined) return priceWithin(random, sketch.product.price);
  const isRented = values['deal'] === RENTED || values['deal'] === undefined;
  if (isRented && facts.rent !== undefined) {
    const [first, further] = facts.rent[city] ?? facts.rent['rest'] ?? NOTHING;
    const rooms = Math.max(1, Number(values['rooms'] ?? 1));
    return priceWithin(
      random,
      [first[0] + further[0] * (rooms - 1), first[1] + further[1] * (rooms - 1)],
      share,
    );
  }
  const size = numberOf(sketch, values['area'] === undefined ? 'land' : 'area');
  if (isRented && facts.metreRent !== undefined) {
    return roundPrice(size * priceIn(sketch, ofTown(facts.metreRent, city), share));
  }
  const ground =
    facts.land === undefined || values['area'] === undefined
      ? 0
      : numberOf(sketch, 'land') * priceIn(sketch, ofTown(facts.land, city), AS_IT_COMES);
  return roundPrice(size * priceIn(sketch, ofTown(facts.sale, city), share) + ground);
}

const NOTHING = [
  [0, 0],
  [0, 0],
] as const;

function ofTown(prices: ByTown, city: string): readonly [number, number] {
  return prices[city] ?? prices['rest'] ?? [1, 1];
}

function priceIn(
  { random }: AdSketch,
  [low, high]: readonly [number, number],
  [from, to]: readonly [number, number],
): number {
  return low + (high - low) * (from + random.next() * (to - from));
}
