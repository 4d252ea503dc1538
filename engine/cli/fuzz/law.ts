import { replay, type Replay, type Trace } from '../../trace.ts';

/** A trace, and what the engine made of it. */
export interface Played extends Replay {
  readonly trace: Trace;
}

/** A property of every form after any events. */
export interface Law {
  /** Stable, in kebab case. */
  readonly name: string;
  /** What it says, in a sentence. */
  readonly says: string;
  /** `null` where it holds, else what is against it. What it throws is against it too. */
  readonly against: (played: Played) => string | null;
}

/** A law that does not hold of a trace. */
export interface BrokenLaw {
  readonly law: Pick<Law, 'name' | 'says'>;
  readonly against: string;
}

/** Every other law needs a form that was played to its end. */
export const PLAYS: Pick<Law, 'name' | 'says'> = {
  name: 'never-throws',
  says: 'Compiling and playing never throw.',
};

/** The first of the laws that a trace breaks; `null` when all hold. */
export function findBrokenLaw(laws: readonly Law[], trace: Trace): BrokenLaw | null {
  let played: Played;
  try {
    played = { trace, ...replay(trace) };
  } catch (error) {
    return { law: PLAYS, against: messageOf(error) };
  }
  for (const law of laws) {
    const against = hear(law, played);
    if (against !== null) return { law, against };
  }
  return null;
}

function hear(law: Law, played: Played): string | null {
  try {
    return law.against(played);
  } catch (error) {
    return `It threw: ${messageOf(error)}`;
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
}
