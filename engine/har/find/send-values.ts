import { payload, type Json } from '../../index.ts';
import { give, type Visit } from '../visit.ts';

/** Most rounds of giving: as many fields may show one after another, each for the one before. */
const ROUNDS = 100;

/**
 * Applies values that a person sent: sets every visible field to its value, in the order of the
 * page, and empties what was not sent.
 *
 * @returns Keys that no field took.
 */
export function sendValues(
  visit: Visit,
  at: number,
  values: ReadonlyMap<string, Json>,
): readonly string[] {
  // Giving one field a value may show another, further up.
  for (let round = 0; round < ROUNDS && giveAll(visit, at, values); round += 1);

  const held = heldIn(visit);
  for (const key of visit.plan.keys) {
    if (!values.has(key) && held.has(key)) visit.act(at, { type: 'CLEAR', key });
  }
  return missing(visit, values).map(([key]) => key);
}

function giveAll(visit: Visit, at: number, values: ReadonlyMap<string, Json>): boolean {
  const before = visit.state();
  const wanted = new Map(missing(visit, values));
  for (const key of visit.plan.keys) {
    const json = wanted.get(key);
    if (json !== undefined) give(visit, at, { key, json });
  }
  return visit.state() !== before;
}

/** Values that differ from what the form would send now. */
function missing(visit: Visit, values: ReadonlyMap<string, Json>): readonly [string, Json][] {
  const held = heldIn(visit);
  return Array.from(values).filter(([key, json]) => !isSame(held.get(key), json));
}

function heldIn({ plan, state }: Visit): ReadonlyMap<string, unknown> {
  return new Map(Object.entries(payload(plan, state())));
}

/** Whether two values are the same, in whatever order their properties are. */
function isSame(one: unknown, other: unknown): boolean {
  return canonical(one) === canonical(other);
}

function canonical(json: unknown): string {
  return JSON.stringify(json, (_name, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
}
