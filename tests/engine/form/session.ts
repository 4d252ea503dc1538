import * as fc from 'fast-check';

import { compile } from '../../../engine/definition/compile.ts';
import type { FormMode } from '../../../engine/definition/field-definition.ts';
import type { Plan } from '../../../engine/definition/plan.ts';
import type { FormState, LoadOptions } from '../../../engine/form/state/form-state.ts';
import { payload } from '../../../engine/form/state/payload.ts';
import { start } from '../../../engine/form/state/start.ts';
import { step } from '../../../engine/form/step/step.ts';
import {
  arbitraryActs,
  arbitraryAnswers,
  arbitraryHostilePage,
  arbitraryPage,
  arbitraryValues,
  playActs,
} from '../../../engine/testing.ts';
import type { Act, Player } from '../../../engine/testing.ts';

/** A form in the middle of its session: a plan, a server of lists, and what happened so far. */
export interface Session {
  readonly plan: Plan;
  readonly player: Player;
  readonly acts: readonly Act[];
}

/** Sessions of all kinds. */
export const sessions = fc
  .record({
    page: fc.oneof({ weight: 3, arbitrary: arbitraryPage }, arbitraryHostilePage),
    mode: fc.constantFrom<FormMode>('entry', 'filter'),
  })
  .map(({ page, mode }) => compile(page, { mode }))
  .chain((plan) =>
    fc
      .record({
        answer: arbitraryAnswers(plan),
        values: fc.option(arbitraryValues(plan), { nil: undefined }),
        acts: arbitraryActs(plan),
      })
      .map(({ answer, values, acts }): Session => ({
        plan,
        acts,
        player: {
          answer,
          start: () => start(plan, values),
          step: (state, event) => step(plan, state, event),
        },
      })),
  );

/** The state a session came to. */
export function lived({ acts, player }: Session): FormState {
  return playActs(acts, player);
}

/** A state, and the loads it waits for. */
export interface OpenLoads {
  readonly state: FormState;
  readonly loads: readonly LoadOptions[];
}

/** The state a session came to, with what it waits for. */
export function pendingLoads({ acts, player }: Session): OpenLoads {
  const asked: LoadOptions[] = [];
  const state = playActs(acts, { ...player, onStep: ({ effects }) => asked.push(...effects) });
  return {
    state,
    loads: asked.filter(({ field, token }) => state.options[field]?.token === token),
  };
}

/** Answers all loads, also those that answers bring about. */
export function answered(
  session: Session,
  { state, loads }: OpenLoads,
  pick: () => number,
): FormState {
  let now = state;
  let open = loads;
  while (open.length > 0) {
    const load = open[pick() % open.length];
    if (load === undefined) break;
    const { field, token } = load;
    const list = session.player.answer(load);
    const next = step(session.plan, now, { type: 'OPTIONS_LOADED', field, token, ...list });
    now = next.state;
    open = open.filter((other) => other !== load).concat(next.effects);
  }
  return now;
}

/** What a person would see of a state: tokens are not among it. */
export function outcome(plan: Plan, state: FormState) {
  const { entries, isVisible, options } = state;
  const lists = options.map(tokenless);
  return { entries, isVisible, lists, payload: payload(plan, state) };
}

function tokenless(options: FormState['options'][number]) {
  return { ...options, token: null };
}
