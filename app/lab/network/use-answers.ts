import type { DirectedAnswer, Director } from '@bozor/form-engine/trace';
import { useSyncExternalStore } from 'react';

/** The answers of a form's director, drawn anew whenever one of them moves. */
export function useAnswers({ subscribe, answers }: Director): readonly DirectedAnswer[] {
  return useSyncExternalStore(subscribe, answers);
}

/** How many answers have not come yet, by what keeps them. */
export function countUndelivered(answers: readonly DirectedAnswer[]): {
  readonly held: number;
  readonly onTheWay: number;
} {
  const countOf = (wanted: DirectedAnswer['status']): number =>
    answers.filter(({ status }) => status === wanted).length;
  return { held: countOf('held'), onTheWay: countOf('on-the-way') };
}
