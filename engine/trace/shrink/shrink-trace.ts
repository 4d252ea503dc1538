import type { Json } from '../../index.ts';
import { isJsonObject } from '../../json.ts';
import type { Trace } from '../format/trace.ts';
import { withoutExpectations } from '../play/expect-all.ts';
import { minimize } from './minimize.ts';
import { createReduction } from './reduce-trace.ts';

/** Whether a trace still shows what is looked for. */
export type TracePredicate = (trace: Trace) => boolean;

/**
 * The smallest trace that still fails: no act of it can be left out, and no start value and no
 * filter either. An act that asked for a list takes the answer with it; other answers keep their
 * loads, by whatever number. Expectations are removed if it fails without them.
 *
 * @param trace One that fails; any other comes back as it is.
 * @param isFailing Asked many times; it has to give the same answer for the same trace.
 */
export function shrinkTrace(trace: Trace, isFailing: TracePredicate): Trace {
  if (!isFailing(trace)) return trace;
  const bare = withoutExpectations(trace);
  let left = isFailing(bare) ? bare : trace;
  for (let before = Infinity; sizeOf(left) < before;) {
    before = sizeOf(left);
    for (const shrink of [shrinkActs, shrinkValues, shrinkFilters]) left = shrink(left, isFailing);
  }
  return left;
}

function shrinkActs(trace: Trace, isFailing: TracePredicate): Trace {
  const reduce = createReduction(trace);
  const acts = minimize(trace.acts, (some) => isFailing(reduce({ acts: some })));
  return reduce({ acts });
}

function shrinkValues(trace: Trace, isFailing: TracePredicate): Trace {
  if (trace.values === null) return trace;
  const reduce = createReduction(trace);
  const unopened = reduce({ values: null });
  if (isFailing(unopened)) return unopened;
  const entries = minimize(Object.entries(trace.values), (some) =>
    isFailing(reduce({ values: Object.fromEntries(some) })),
  );
  return reduce({ values: Object.fromEntries(entries) });
}

function shrinkFilters(trace: Trace, isFailing: TracePredicate): Trace {
  const { definitions } = trace;
  const filters = filtersOf(definitions);
  if (filters === null) return trace;
  const reduce = createReduction(trace);
  const plain = isJsonObject(definitions) ? { filters } : definitions;
  const whole = isFailing(reduce({ definitions: plain })) ? plain : definitions;
  const toDefinitions = (some: readonly Json[]): Json =>
    isJsonObject(whole) ? { ...whole, filters: some } : some;
  const few = minimize(filters, (some) => isFailing(reduce({ definitions: toDefinitions(some) })));
  return reduce({ definitions: toDefinitions(few) });
}

function filtersOf(definitions: Json): readonly Json[] | null {
  const list = isJsonObject(definitions) ? (definitions['filters'] ?? null) : definitions;
  return isMembers(list) ? list : null;
}

function isMembers(json: Json): json is readonly Json[] {
  return Array.isArray(json);
}

/** Everything that shrinking takes away, counted. */
function sizeOf({ acts, values, definitions }: Trace): number {
  const filters = filtersOf(definitions)?.length ?? 0;
  const more = isJsonObject(definitions) ? Object.keys(definitions).length : 0;
  return (
    acts.length + Object.keys(values ?? {}).length + (values === null ? 0 : 1) + filters + more
  );
}
