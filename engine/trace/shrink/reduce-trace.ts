import type { Trace, TraceAct } from '../format/trace.ts';
import { createPlayer } from '../play/player.ts';
import { createLedger, type LoadName } from '../record/load-ledger.ts';

/** Makes smaller traces of one, whose answers still mean the loads they meant. */
export type Reduction = (left: ReducedTrace) => Trace;

/** What is left of a trace; a part left out is as it was. */
type ReducedTrace = Partial<Pick<Trace, 'definitions' | 'values' | 'acts'>>;

/**
 * Opens a trace to be reduced. An answer is matched by its field, its parent's values and its
 * number among such loads; with fewer loads it belongs to the last one, and without any it is
 * removed. An answer without a request remains unchanged.
 */
export function createReduction(trace: Trace): Reduction {
  const meant = loadsMeant(trace);
  return (left) => {
    const reduced = { ...trace, ...left };
    const player = createPlayer(reduced);
    const ledger = createLedger(player.plan);
    const acts: TraceAct[] = [];
    for (const act of reduced.acts) {
      ledger.note(player.now().loads);
      const name = meant.get(act);
      const load = name === undefined ? undefined : ledger.numberOf(name);
      if (load === null) continue;
      const kept = load === undefined || !('load' in act) ? act : { ...act, load };
      player.play(kept);
      acts.push(kept);
    }
    return { ...reduced, acts };
  };
}

/** The trace without one act, and without the answers to what it alone asked for. */
export function withoutAct(trace: Trace, index: number): Trace {
  return createReduction(trace)({ acts: trace.acts.toSpliced(index, 1) });
}

/** The loads that a trace answers, by act. */
function loadsMeant(trace: Trace): ReadonlyMap<TraceAct, LoadName> {
  const player = createPlayer(trace);
  const ledger = createLedger(player.plan);
  const meant = new Map<TraceAct, LoadName>();
  for (const act of trace.acts) {
    ledger.note(player.now().loads);
    const name = 'load' in act ? ledger.nameOf(act.load) : null;
    if (name !== null) meant.set(act, name);
    player.play(act);
  }
  return meant;
}
