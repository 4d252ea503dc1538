import { z } from '../../../../../contract/wire/zod.ts';
import type { AdSketch } from '../ad-sketch.ts';
import { roundPrice } from '../chance/price.ts';
import type { ShapeContext } from './shape.ts';

const Pair = z.tuple([z.number(), z.number()]);
const Facts = z.strictObject({
  /** Somoni per square metre, by class. */
  metre: z.record(z.string(), Pair),
  /** Price factor of each stage. */
  stage: z.record(z.string(), z.number()),
  /** Storeys of each complex, equal in all of its ads. */
  floors: z.record(z.string(), z.int()),
});
const Place = z.strictObject({ area: Pair, floors: z.optional(Pair) });

const ROUND = 50;

/** Area, a floor of the complex's house, and the price as area times price per metre. */
export function shapeNewBuilding(sketch: AdSketch, { facts }: ShapeContext): void {
  const { random, values, product } = sketch;
  const { metre, stage, floors } = Facts.parse(facts);
  const own = Place.parse(product.shape);
  const area = random.whole(...own.area) + (random.chance(0.6) ? random.whole(0, 9) / 10 : 0);
  const [low, high] = metre[String(values['class'])] ?? [0, 0];
  const usual = (low + (high - low) * random.next()) * (stage[String(values['stage'])] ?? 1);
  const perMetre = Math.round(usual / ROUND) * ROUND;
  const storeys = floors[String(values['complex'])] ?? 0;
  const [lowest, highest] = own.floors ?? [1, storeys];
  if (storeys > 0) {
    values['floor'] = random.whole(lowest, Math.min(highest, storeys));
    values['floors'] = storeys;
  }
  values['area'] = area;
  if (values['price_per_metre'] === undefined && storeys > 0) values['price_per_metre'] = perMetre;
  values['price'] = storeys > 0 ? Math.round(perMetre * area) : roundPrice(perMetre * area);
}
