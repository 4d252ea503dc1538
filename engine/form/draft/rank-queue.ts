/** Queue of fields to evaluate, dependencies first; each is in it once. */
export interface RankQueue {
  /** Adds a field; `cause` is kept from the first time it is added. */
  readonly add: (field: number, cause: string | null) => void;
  readonly take: () => Waiting | null;
}

/** A field in the queue, and the key whose change put it there. */
interface Waiting {
  readonly field: number;
  readonly cause: string | null;
}

/** Opens an empty queue over the ranks of a plan: a binary heap. */
export function createRankQueue(rank: readonly number[]): RankQueue {
  const heap: number[] = [];
  const causes = new Map<number, string | null>();
  const rankAt = (index: number) => rank[heap[index] ?? -1] ?? Infinity;

  return {
    add: (field, cause) => {
      if (causes.has(field)) return;
      causes.set(field, cause);
      heap.push(field);
      rise(heap, rankAt);
    },
    take: () => {
      const field = heap[0];
      const last = heap.pop();
      if (field === undefined || last === undefined) return null;
      if (heap.length > 0) heap[0] = last;
      sink(heap, rankAt);
      const cause = causes.get(field) ?? null;
      causes.delete(field);
      return { field, cause };
    },
  };
}

/** Moves the last item up to its position. */
function rise(heap: number[], rankAt: (index: number) => number): void {
  let index = heap.length - 1;
  for (let up = (index - 1) >> 1; index > 0; up = (index - 1) >> 1) {
    if (rankAt(up) <= rankAt(index)) return;
    swap(heap, index, up);
    index = up;
  }
}

/** Moves the first item down to its position. */
function sink(heap: number[], rankAt: (index: number) => number): void {
  let index = 0;
  for (let down = 1; down < heap.length; down = index * 2 + 1) {
    const least = rankAt(down + 1) < rankAt(down) ? down + 1 : down;
    if (rankAt(index) <= rankAt(least)) return;
    swap(heap, index, least);
    index = least;
  }
}

function swap(heap: number[], one: number, other: number): void {
  const [first, second] = [heap[one], heap[other]];
  if (first === undefined || second === undefined) return;
  heap[one] = second;
  heap[other] = first;
}
