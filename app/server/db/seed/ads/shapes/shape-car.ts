import { z } from '../../../../../contract/wire/zod.ts';
import type { AdSketch } from '../ad-sketch.ts';
import { yearOf } from '../chance/days.ts';
import { priceWithin } from '../chance/price.ts';

const Pair = z.tuple([z.number(), z.number()]);
const Engines = z.array(z.array(z.number())).check(z.minLength(1));
const Car = z.strictObject({
  years: Pair,
  /** In somoni, in the first and in the last year of the model. */
  price: Pair,
  /** Litres and horsepower, for all fuels or by fuel; of an electric car kW·h, km and hp. */
  engines: z.optional(z.union([Engines, z.record(z.string(), Engines)])),
  /** Kilometres per year. */
  kilometres: z._default(Pair, [7_000, 19_000]),
});

type Span = readonly [number, number];

const LONGEST_KILOMETRES = 430_000;
const NEW_KILOMETRES = 12_000;
/** Range of the asked share of the usual price. */
const USUAL_SHARE = [0.93, 1.07] as const;
const WRECK_SHARE = [0.35, 0.6] as const;

/** Year, price, mileage and engine of a car: the older, the cheaper and the higher the mileage. */
export function shapeCar(sketch: AdSketch): void {
  const { random, values, product, words } = sketch;
  const { years, price, engines, kilometres } = Car.parse(product.shape);
  const thisYear = yearOf(sketch.today);
  const year = Math.min(random.whole(...years), thisYear);
  const age = thisYear - year;
  const condition = randomCondition(sketch, age);
  const usual = usualPrice(years, price, year);

  values['year'] = year;
  if (engines !== undefined) {
    const fitting = Array.isArray(engines) ? engines : engines[String(values['fuel'])];
    shapeEngine(sketch, random.pick(fitting ?? []));
  }
  values['condition'] = condition;
  if (condition !== 'novyy') values['mileage'] = randomMileage(sketch, age, kilometres);
  const share = condition === 'bityy' ? WRECK_SHARE : USUAL_SHARE;
  values['price'] = priceWithin(random, [usual * share[0], usual * share[1]]);
  words['age'] = String(age);
  words['era'] = age >= 18 ? 'old' : age >= 7 ? 'middle' : 'young';
  if (values['body'] !== undefined) sketch.photos = randomPhotos(sketch);
}

/** Between the prices of the first and the last year, growing by the same factor each year. */
function usualPrice([first, last]: Span, [low, high]: Span, year: number): number {
  const share = last === first ? 1 : (year - first) / (last - first);
  return low * (high / low) ** share;
}

function randomCondition({ random }: AdSketch, age: number): string {
  if (age === 0) return random.chance(0.6) ? 'novyy' : 's-probegom';
  return random.chance(0.05) ? 'bityy' : 's-probegom';
}

function randomMileage({ random }: AdSketch, age: number, [least, most]: Span): number {
  if (age === 0) return random.whole(1, NEW_KILOMETRES / 100) * 100;
  const driven = age * random.whole(least, most);
  return (
    Math.round(Math.min(driven, LONGEST_KILOMETRES - random.whole(0, 90) * 1_000) / 1_000) * 1_000
  );
}

function shapeEngine({ values, words }: AdSketch, engine: readonly number[]): void {
  const [first = 0, second = 0, third = 0] = engine;
  if (values['fuel'] === 'electric') {
    Object.assign(values, { battery_capacity: first, electric_range: second, power: third });
    words['engine'] = 'electric';
    return;
  }
  Object.assign(values, { engine_volume: first, power: second });
  if (values['fuel'] === 'plug-in-hybrid') values['battery_capacity'] = third;
  words['litres'] = first.toFixed(1).replace('.', ',');
}

/** Further views of the car. */
const KIN: Readonly<Record<string, readonly string[]>> = {
  'sedan-silver': ['sedan-silver-front', 'car-inside', 'sedan-night'],
  'sedan-silver-front': ['sedan-silver', 'car-inside', 'sedan-night'],
  'sedan-white': ['car-inside', 'sedan-silver-front'],
  'sedan-night': ['sedan-silver', 'car-inside', 'sedan-silver-front'],
};
const INSIDE = ['car-inside'];
/** Covers by body, then by colour; the first one for another colour. */
const COVERS: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  low: {
    belyy: ['sedan-white', 'sedan-silver-front'],
    serebristyy: ['sedan-silver', 'sedan-silver-front'],
    seryy: ['sedan-silver', 'sedan-night'],
    'temno-seryy': ['sedan-night'],
    chernyy: ['sedan-night'],
    krasnyy: ['hatch-red'],
    bordovyy: ['hatch-red'],
    any: ['sedan-silver', 'sedan-silver-front', 'sedan-white'],
  },
  tall: {
    chernyy: ['suv-black'],
    'temno-seryy': ['suv-black'],
    siniy: ['suv-blue'],
    goluboy: ['suv-blue'],
    any: ['suv-blue', 'suv-black'],
  },
};
const TALL_BODIES = new Set(['suv', 'minivan', 'pickup', 'van']);

/** The cover fits body and colour; then the same car from other sides and from inside. */
function randomPhotos({ random, values }: AdSketch): readonly string[] {
  const isTall = TALL_BODIES.has(String(values['body']));
  const covers = COVERS[isTall ? 'tall' : 'low'] ?? {};
  const cover = random.pick(covers[String(values['color'])] ?? covers['any'] ?? []);
  const others = KIN[cover] ?? INSIDE;
  return [cover, ...random.some(others, random.whole(0, others.length))];
}
