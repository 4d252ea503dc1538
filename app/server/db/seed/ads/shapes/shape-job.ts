import { z } from '../../../../../contract/wire/zod.ts';
import type { AdSketch } from '../ad-sketch.ts';
import { roundPrice } from '../chance/price.ts';

const Pay = z.strictObject({
  /** Somoni per month: a beginner's and an expert's pay. */
  month: z.optional(z.tuple([z.number(), z.number()])),
  /** Somoni per other period, by its key; required without a month's pay. */
  other: z.optional(z.record(z.string(), z.tuple([z.number(), z.number()]))),
});

const NEGOTIABLE_ODDS = 0.15;
const EXPERIENCE: Readonly<Record<string, number>> = {
  'bez-opyta': 0,
  'do-1-goda': 0.15,
  'ot-1-goda-do-3-let': 0.35,
  'ot-3-do-6-let': 0.6,
  'bolee-6-let': 0.75,
};

/** Pay of the profession: more for the experienced; from and to, one of them, or by agreement. */
export function shapeJob({ random, values, product }: AdSketch): void {
  const { month, other = {} } = Pay.parse(product.shape);
  const periods = Object.keys(other);
  const isOther = month === undefined || (periods.length > 0 && random.chance(0.5));
  const period = isOther ? random.pick(periods) : 'v-mesyac';
  const [low, high] = other[period] ?? month ?? [0, 0];
  const start = EXPERIENCE[String(values['experience'])] ?? random.next() * 0.6;
  const least = roundPrice(low + (high - low) * start * 0.8);
  const most = roundPrice(least + (high - least) * (0.3 + random.next() * 0.5));
  values['pay_period'] = period;
  values['salary'] = toSalary({ random, least, most: Math.max(least, most) });
}

function toSalary({
  random,
  least,
  most,
}: Pick<AdSketch, 'random'> & { least: number; most: number }) {
  if (random.chance(NEGOTIABLE_ODDS)) {
    return { salary_min: null, salary_max: null, is_negotiable: true };
  }
  const isOpen = random.chance(0.3);
  return { salary_min: least, salary_max: isOpen ? null : most, is_negotiable: false };
}
