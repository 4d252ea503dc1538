import * as fc from 'fast-check';

import type { Option, OptionGroup } from '../definition/field-definition.ts';
import type { Plan, PlanField } from '../definition/plan.ts';
import type { LoadOptions } from '../form/state/form-state.ts';
import { sampleScalar } from './sample-scalar.ts';

/** What a simulated server answers to a load; the shape that `validate` asks for. */
export interface SampleAnswer {
  readonly options: readonly Option[];
  readonly groups: readonly OptionGroup[];
  readonly isComplete: boolean;
}

/**
 * Servers of child values: the same answer each time for the same field and parent's value,
 * whatever the token. Lists overlap from one parent's value to the next, some are empty or incomplete.
 */
export function arbitraryAnswers(plan: Plan): fc.Arbitrary<(effect: LoadOptions) => SampleAnswer> {
  const seeds = fc.tuple(fc.nat({ max: 1000 }), fc.boolean());
  return seeds.map(([seed, isPatchy]) => (effect) => {
    const field = plan.fields[effect.field];
    if (field === undefined) return { options: [], groups: [], isComplete: true };
    const answer = sampleAnswer(field, mixed(seed, effect.parentValues.join('\n')));
    return isPatchy ? answer : { ...answer, isComplete: true };
  });
}

/** The answer for the number `mix` (0…255): up to five of the first eight values. */
export function sampleAnswer(field: PlanField, mix: number): SampleAnswer {
  const indexes = [0, 1, 2, 3, 4, 5, 6, 7].filter((n) => (mix >> n) % 2 === 1).slice(0, 5);
  const options = indexes.map((n) => toOption(field, n));
  const distinct = new Map(options.map((option) => [String(option.value), option]));
  return { options: Array.from(distinct.values()), groups: [], isComplete: mix % 3 > 0 };
}

function toOption(field: PlanField, n: number): Option {
  const value = sampleScalar(field.dataType, n);
  return {
    id: String(n),
    name: `option ${n}`,
    value,
    key: String(value),
    isSelected: false,
    isPopular: n % 2 === 0,
    icon: null,
    location: n === 3 ? { latitude: 38.5, longitude: 68.75 } : null,
  };
}

/** A small hash (FNV-1a), so that nearby parents have unlike lists. */
function mixed(seed: number, text: string): number {
  let hash = 2_166_136_261 ^ seed;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16_777_619);
  return (hash >>> 8) & 0xff;
}
