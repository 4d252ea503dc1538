import type { DependencyGraph } from './dependency-graph.ts';

/** An edge that was cut: the index `edge` among the edges of `field`. */
export interface Cut {
  readonly field: number;
  readonly edge: number;
  /** First fields of the loop: each depends on the next; the first is the cut one. */
  readonly loop: readonly number[];
}

/** An order in which every field follows its dependencies, without the cut edges. */
export interface EvaluationOrder {
  /** Place in the order, by field. */
  readonly rank: readonly number[];
  readonly cuts: readonly Cut[];
}

/** Target of an edge without a target: evaluated from the start. */
const NOTHING = -1;
/** Nodes of its loop that a cut lists: from its field to the end, then from the start. */
const LOOP_NAMED = 6;

/**
 * Orders the graph, and cuts every loop at one edge: of the loop's field that is first on the
 * page, which becomes the root. Does not recurse, since a chain may be thousands long.
 */
export function cutCycles({ fieldCount, edges }: DependencyGraph): EvaluationOrder {
  // From the root of the walk to the node it is on, and where each of them is.
  const path: number[] = [];
  const indexOnPath = new Map<number, number>();
  // Index of the edge that each node continues with.
  const edgeOf = new Map<number, number>();
  const done = new Set([NOTHING]);
  const rank = Array.from({ length: fieldCount }, () => 0);
  const cuts: Cut[] = [];
  let ranked = 0;

  for (let field = 0; field < fieldCount; field += 1) if (!done.has(field)) walkFrom(field);
  return { rank, cuts };

  function walkFrom(root: number): void {
    enter(root);
    for (let node = path.at(-1); node !== undefined; node = path.at(-1)) {
      const next = nextOf(node);
      const loopStart = next === null ? undefined : indexOnPath.get(next);
      if (next === null) finish(node);
      else if (loopStart === undefined) enter(next);
      else cutLoop(loopStart);
    }
  }

  /** The first unfinished dependency of `node`; `null` when there is none. */
  function nextOf(node: number): number | null {
    const all = edges(node);
    let edge = edgeOf.get(node) ?? 0;
    while (edge < all.length && done.has(all[edge] ?? NOTHING)) edge += 1;
    edgeOf.set(node, edge);
    return all[edge] ?? null;
  }

  function enter(node: number): void {
    indexOnPath.set(node, path.length);
    path.push(node);
  }

  function finish(node: number): void {
    path.pop();
    indexOnPath.delete(node);
    done.add(node);
    if (node < fieldCount) rank[node] = ranked++;
  }

  function nodeAt(index: number): number {
    return path[index] ?? NOTHING;
  }

  /**
   * Cuts the edge of the loop that starts at its first field on the page, and returns to that
   * field. The edge is a parent's or a condition's: a rival under a shared key precedes its field.
   */
  function cutLoop(start: number): void {
    // Read in place: a page that consists of loops has as many cuts as edges.
    let index = start;
    for (let at = start; at < path.length; at += 1) if (nodeAt(at) < nodeAt(index)) index = at;
    const field = nodeAt(index);
    const edge = edgeOf.get(field) ?? 0;
    const round = path.slice(start, Math.min(index, start + LOOP_NAMED));
    const named = [...path.slice(index, index + LOOP_NAMED), ...round];
    cuts.push({ field, edge, loop: named.filter((node) => node < fieldCount) });
    edgeOf.set(field, edge + 1);
    for (const node of path.splice(index + 1)) indexOnPath.delete(node);
  }
}
