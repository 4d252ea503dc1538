import type { DirectedAnswer, Director } from '@bozor/form-engine/trace';
import { useSyncExternalStore } from 'react';

/** Returns the responses of a form's director; renders again when one of them changes. */
export function useAnswers({ subscribe, answers }: Director): readonly DirectedAnswer[] {
  return useSyncExternalStore(subscribe, answers);
}

/** Counts the responses that have not been delivered, by status. */
export function countUndelivered(answers: readonly DirectedAnswer[]): {
  readonly held: number;
  readonly onTheWay: number;
} {
  const countOf = (wanted: DirectedAnswer['status']): number =>
    answers.filter(({ status }) => status === wanted).length;
  return { held: countOf('held'), onTheWay: countOf('on-the-way') };
}
