import type { Plan, PlanField } from '@bozor/form-engine';

import { nameKeys, splitWords } from '../../search-index/index.ts';
import type { QueryToken } from './query-tokens.ts';
import { oncePerPlan, type Reading } from './reading.ts';

const WITHOUT = 'без';

/** An option for what a thing lacks, with the stem of that. */
interface Lacking {
  readonly field: PlanField;
  readonly option: PlanField['options'][number];
  readonly stem: string;
}

const stemOf = (word: string): string => nameKeys(word)[0];

const lackingOf = oncePerPlan((plan): readonly Lacking[] =>
  plan.fields.flatMap((field) =>
    field.options.flatMap((option) => {
      const [first, lacked, ...more] = splitWords(option.name);
      const isLacking = first === WITHOUT && lacked !== undefined && more.length === 0;
      return isLacking ? [{ field, option, stem: stemOf(lacked) }] : [];
    }),
  ),
);

const LACKED = /(?<!\p{L})без\s+\p{L}+/giu;

/** Returns a query without what the thing lacks, which is no sign of where it is sold. */
export function withoutLacked(query: string): string {
  const left = query.replaceAll(LACKED, ' ');
  return left.trim() === '' ? query : left;
}

/** «Без опыта», «без мебели»: an option of a single filter for what the thing lacks. */
export function readLacking(plan: Plan, tokens: readonly QueryToken[], at: number): Reading | null {
  const lacked = tokens[at + 1]?.text;
  if (tokens[at]?.text !== WITHOUT || lacked === undefined) return null;
  const found = lackingOf(plan).filter(({ stem }) => stem === stemOf(lacked));
  const [one] = found;
  if (one === undefined || found.length > 1) return null;
  const { field, option } = one;
  return { field, value: option.value, text: `${field.name}: ${option.name}`, next: at + 2 };
}
