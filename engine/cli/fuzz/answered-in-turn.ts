import { step, toOptions, type FormState, type LoadOptions } from '../../index.ts';
import type { Played } from './law.ts';

/** Answers that may be given before it is taken that lists ask for one another for ever. */
const LIMIT = 1000;

/**
 * The state after all loads that the trace left open were answered, those that answers bring about
 * included.
 *
 * @param pick Which of the open loads is answered next.
 */
export function answeredInTurn(
  { plan, steps, trace }: Pick<Played, 'plan' | 'steps' | 'trace'>,
  pick: (open: readonly LoadOptions[]) => LoadOptions | undefined,
): FormState {
  let { state } = (steps.at(-1) ?? steps[0]).step;
  let open = steps
    .flatMap(({ step: { effects } }) => effects)
    .filter(({ field, token }) => state.options[field]?.token === token);

  for (let left = LIMIT; left > 0; left -= 1) {
    const load = pick(open);
    if (load === undefined) break;
    const { field, token } = load;
    const list = listOf({ plan, steps, trace }, load);
    const next = step(plan, state, { type: 'OPTIONS_LOADED', field, token, ...list });
    ({ state } = next);
    open = [...open.filter((other) => other !== load), ...next.effects];
  }
  return state;
}

/** A list for a load: the one that the trace had for the same field last, else an empty one. */
function listOf(
  { plan, steps, trace }: Pick<Played, 'plan' | 'steps' | 'trace'>,
  { field }: LoadOptions,
) {
  const loads = steps.flatMap(({ step: { effects } }) => effects);
  const answer = trace.acts.findLast(
    (act) => act.type === 'ANSWER' && loads[act.load]?.field === field,
  );
  const { values, groups } = answer?.type === 'ANSWER' ? answer : { values: [], groups: [] };
  const { options, groups: titled } = toOptions(values, groups, {
    dataType: plan.fields[field]?.dataType ?? 'STRING',
  });
  return { options, groups: titled, isComplete: true };
}
