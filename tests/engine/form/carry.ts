import type { JsonObject } from '../../../engine/definition/json.ts';
import { reconcile } from '../../../engine/form/reconcile/reconcile.ts';
import type { FormEvent } from '../../../engine/form/state/form-state.ts';
import { start } from '../../../engine/form/state/start.ts';
import { planOf, play } from './pages.ts';

/** A form that was filled on one page and is carried to another. */
export function carry(
  from: readonly JsonObject[],
  to: readonly JsonObject[],
  events: readonly FormEvent[],
) {
  const plan = planOf(from);
  const next = planOf(to);
  const before = play(plan, start(plan, {}).state, events).state;
  return { plan, next, before, ...reconcile({ plan, state: before }, next) };
}
