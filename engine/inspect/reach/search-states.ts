import { nameOf } from './state-names.ts';
import { editsOf, firstNode, guessAfter, takeEdit, type Node, type Walker } from './walker.ts';

/**
 * What the search may cost for every state that may be found: an edit costs one, a field that it
 * changes one more. This bounds the work on a page of any size.
 */
const WORK_PER_STATE = 100;

/** What a search found: the first form with every set of visible fields. */
export interface Found {
  /** By the name of the visible fields; in the order of edits needed. */
  readonly byVisible: Map<string, Node>;
  /** Whether the search was complete. */
  readonly isComplete: boolean;
}

/** Looks for every set of visible fields, those that need the fewest edits first. */
export function searchStates(walker: Walker, limit: number): Found {
  const first = firstNode(walker);
  const byVisible = new Map([[nameOf(first.visible), first]]);
  const met = new Set([nameOf(first.lanes)]);
  const guessed = new Set<string>();
  const queue = [first];
  let left = limit * WORK_PER_STATE;

  for (const node of queue) {
    for (const edit of editsOf(walker, node)) {
      left -= 1;
      if (left < 0) return { byVisible, isComplete: false };
      const guess = guessAfter(walker, node, edit);
      if (guess !== null && guessed.has(guess)) continue;
      if (guess !== null) guessed.add(guess);

      const next = takeEdit(walker, node, edit);
      left -= next.changed.length;
      const name = nameOf(next.lanes);
      if (met.has(name)) continue;
      met.add(name);
      queue.push(next);
      const visible = nameOf(next.visible);
      if (byVisible.has(visible)) continue;
      if (byVisible.size >= limit) return { byVisible, isComplete: false };
      byVisible.set(visible, next);
    }
  }
  return { byVisible, isComplete: true };
}
