import { replay, type Replay, type Trace } from '../../trace.ts';
import type { Sentence } from '../words/english.en.ts';

/** A trace, and what the engine made of it. */
export interface Played extends Replay {
  readonly trace: Trace;
}

/** A property of every form after any events. */
export interface Law {
  /** Stable, in kebab case. */
  readonly name: string;
  /** The law as a sentence. */
  readonly sentence: Sentence;
  /** `null` where it holds, else what is against it. What it throws is against it too. */
  readonly against: (played: Played) => Sentence | null;
}

/** A law that does not hold of a trace. */
export interface BrokenLaw {
  readonly law: Pick<Law, 'name' | 'sentence'>;
  readonly against: Sentence;
}

/** Every other law needs a form that was played to its end. */
export const PLAYS: Pick<Law, 'name' | 'sentence'> = {
  name: 'never-throws',
  sentence: ({ fuzz }) => fuzz.neverThrows,
};

/** The first of the laws that a trace breaks; `null` when all hold. */
export function findBrokenLaw(laws: readonly Law[], trace: Trace): BrokenLaw | null {
  let played: Played;
  try {
    played = { trace, ...replay(trace) };
  } catch (error) {
    const message = messageOf(error);
    return { law: PLAYS, against: () => message };
  }
  for (const law of laws) {
    const against = findAgainst(law, played);
    if (against !== null) return { law, against };
  }
  return null;
}

function findAgainst(law: Law, played: Played): Sentence | null {
  try {
    return law.against(played);
  } catch (error) {
    const message = messageOf(error);
    return ({ fuzz }) => fuzz.threw(message);
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
}
