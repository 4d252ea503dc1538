import { heldBy, numberOf, type AdSketch, type DraftValue } from '../ad-sketch.ts';
import type { Spec } from '../seed-file.ts';
import { dayOf, dateTimeOf } from './days.ts';
import { phraseFor } from './phrase.ts';
import { randomImei } from './random-imei.ts';

/** Chooses the missing values in the order of the specs: later ones may depend on earlier ones. */
export function chooseValues(sketch: AdSketch, specs: Readonly<Record<string, Spec>>): void {
  for (const [key, spec] of Object.entries(specs)) {
    if (Object.hasOwn(sketch.values, key)) continue;
    const value = choose(sketch, spec);
    if (value !== undefined) sketch.values[key] = value;
  }
}

/** One value by its spec; `undefined` for a field left empty. */
function choose(sketch: AdSketch, spec: Spec): DraftValue {
  const { random } = sketch;
  if (typeof spec !== 'object') return spec;
  if (isList(spec)) return choose(sketch, random.pick(spec));
  if ('some' in spec) {
    return inOrderOf(spec.some, random.some(spec.some, random.whole(...spec.count)));
  }
  if ('number' in spec) return randomNumber(sketch, spec);
  if ('day' in spec) return randomDay(sketch, spec);
  if ('odds' in spec) return random.chance(spec.odds) ? choose(sketch, spec.take) : undefined;
  if ('by' in spec) {
    const held = heldBy(sketch, spec.by).map(String);
    const found = held.map((one) => spec.cases[one]).find((one) => one !== undefined) ?? spec.rest;
    return found === undefined ? undefined : choose(sketch, found);
  }
  if ('say' in spec) return phraseFor(sketch, spec.say) ?? undefined;
  if ('times' in spec) return randomShare(sketch, spec);
  if ('range' in spec) return { min: spec.range[0], max: spec.range[1] };
  return randomImei(random);
}

function isList(spec: Spec & object): spec is readonly Spec[] {
  return Array.isArray(spec);
}

function inOrderOf<Item>(all: readonly Item[], chosen: readonly Item[]): readonly Item[] {
  return all.filter((item) => chosen.includes(item));
}

function randomNumber(
  { random }: AdSketch,
  { number: [min, max], step = 1 }: Extract<Spec, { number: unknown }>,
): number {
  const steps = Math.round((max - min) / step);
  return Number((min + random.whole(0, steps) * step).toFixed(2));
}

function randomDay(
  { random, today }: AdSketch,
  { day, hours }: Extract<Spec, { day: unknown }>,
): string {
  const days = random.whole(...day);
  if (hours === undefined) return dayOf(today, days);
  return dateTimeOf(today, days, random.whole(...hours));
}

/** A share of another number, e.g. a kitchen of a flat. */
function randomShare(
  sketch: AdSketch,
  { times, share: [min, max] }: Extract<Spec, { times: unknown }>,
): number {
  return Math.round(numberOf(sketch, times) * (min + sketch.random.next() * (max - min)));
}
