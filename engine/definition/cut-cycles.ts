import type { DependencyGraph } from './dependency-graph.ts';

/** An edge that was cut: the place `edge` among the edges of `field`. */
export interface Cut {
  readonly field: number;
  readonly edge: number;
  /** Fields of the loop, the cut one first. */
  readonly loop: readonly number[];
}

/** An order in which every field comes after all it waits for, once the cuts are made. */
export interface Untangled {
  /** Place in the order, by field. */
  readonly rank: readonly number[];
  readonly cuts: readonly Cut[];
}

/**
 * Orders the graph and cuts every loop once: at the field of the loop that is first on the page,
 * which thereby becomes the loop's root. Iterative, since a chain may be thousands long.
 */
export function cutCycles({ fieldCount, edges }: DependencyGraph): Untangled {
  const cuts: Cut[] = [];
  const rank = new Array<number>(fieldCount).fill(-1);
  const nextEdge: number[] = [];
  const done = new Set<number>();
  const path: number[] = [];
  const placeOnPath = new Map<number, number>();
  let ranked = 0;

  const enter = (node: number) => {
    placeOnPath.set(node, path.length);
    path.push(node);
  };
  const leave = () => {
    const node = path.pop();
    if (node !== undefined) placeOnPath.delete(node);
  };
  const finish = (node: number) => {
    done.add(node);
    if (node < fieldCount) rank[node] = ranked++;
    leave();
  };

  for (let root = 0; root < fieldCount; root += 1) {
    if (!done.has(root)) enter(root);
    for (let node = path.at(-1); node !== undefined; node = path.at(-1)) {
      const all = edges(node);
      const edge = firstOpen(all, nextEdge[node] ?? 0, done);
      nextEdge[node] = edge;
      const next = all[edge] ?? null;
      const loopStart = next === null ? undefined : placeOnPath.get(next);
      if (next === null) finish(node);
      else if (loopStart === undefined) enter(next);
      else {
        const loop = path.slice(loopStart);
        const field = Math.min(...[]);
        cuts.push({ field, edge: 0, loop });
      }
    }
  }
  return { rank, cuts };
}

function firstOpen(
  edges: readonly (number | null)[],
  from: number,
  done: ReadonlySet<number>,
): number {
  let edge = from;
  for (; edge < edges.length; edge += 1) {
    const next = edges[edge] ?? null;
    if (next !== null && !done.has(next)) break;
  }
  return edge;
}
