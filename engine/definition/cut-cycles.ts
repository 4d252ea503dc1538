import type { DependencyGraph } from './dependency-graph.ts';

/** An edge that was cut: the place `edge` among the edges of `field`. */
export interface Cut {
  readonly field: number;
  readonly edge: number;
  /** First fields of the loop: each waits for the next, the cut one leads. */
  readonly loop: readonly number[];
}

/** An order in which every field comes after all it waits for, once the cuts are made. */
export interface Untangled {
  /** Place in the order, by field. */
  readonly rank: readonly number[];
  readonly cuts: readonly Cut[];
}

/** Fields of a loop that a cut tells of. */
const LOOP_TOLD = 6;

/** A walk through the graph along what nodes wait for, depth first. */
interface Walk {
  readonly graph: DependencyGraph;
  /** From the root of the walk to the node it stands on. */
  readonly path: number[];
  readonly placeOnPath: Map<number, number>;
  /** Place of the edge each node goes on with. */
  readonly edgeOf: Map<number, number>;
  readonly done: Set<number>;
  readonly order: number[];
  readonly cuts: Cut[];
}

/**
 * Orders the graph, and cuts every loop at one edge: of the loop's field that is first on the
 * page, which becomes the root. Does not recurse, since a chain may be thousands long.
 */
export function cutCycles(graph: DependencyGraph): Untangled {
  const walk: Walk = {
    graph,
    path: [],
    placeOnPath: new Map(),
    edgeOf: new Map(),
    done: new Set(),
    order: [],
    cuts: [],
  };
  for (let field = 0; field < graph.fieldCount; field += 1) {
    if (!walk.done.has(field)) walkFrom(walk, field);
  }

  const rank = Array.from({ length: graph.fieldCount }, () => 0);
  for (const [place, field] of walk.order.entries()) rank[field] = place;
  return { rank, cuts: walk.cuts };
}

function walkFrom(walk: Walk, root: number): void {
  enter(walk, root);
  for (let node = walk.path.at(-1); node !== undefined; node = walk.path.at(-1)) {
    const next = nextNode(walk, node);
    const loopStart = next === null ? undefined : walk.placeOnPath.get(next);
    if (next === null) finish(walk, node);
    else if (loopStart === undefined) enter(walk, next);
    else cutLoop(walk, loopStart);
  }
}

/** The first node that `node` still waits for; `null` once it waits for none. */
function nextNode({ graph, edgeOf, done }: Walk, node: number): number | null {
  const edges = graph.edges(node);
  for (let edge = edgeOf.get(node) ?? 0; edge < edges.length; edge += 1) {
    const next = edges[edge] ?? null;
    edgeOf.set(node, edge);
    if (next !== null && !done.has(next)) return next;
  }
  edgeOf.set(node, edges.length);
  return null;
}

function enter({ path, placeOnPath }: Walk, node: number): void {
  placeOnPath.set(node, path.length);
  path.push(node);
}

function finish({ graph, path, placeOnPath, done, order }: Walk, node: number): void {
  path.pop();
  placeOnPath.delete(node);
  done.add(node);
  if (node < graph.fieldCount) order.push(node);
}

/**
 * Cuts the edge by which the first field on the page goes on round the loop, and goes back to that
 * field. The edge is a parent's or a condition's: a rival under a shared key is before its field.
 */
function cutLoop({ graph, path, placeOnPath, edgeOf, cuts }: Walk, start: number): void {
  const loop = path.slice(start).filter((node) => node < graph.fieldCount);
  const field = loop.reduce((first, node) => Math.min(first, node));
  const edge = edgeOf.get(field) ?? 0;
  const place = loop.indexOf(field);
  const told = [...loop.slice(place, place + LOOP_TOLD), ...loop.slice(0, place)];
  cuts.push({ field, edge, loop: told.slice(0, LOOP_TOLD) });
  edgeOf.set(field, edge + 1);

  const left = path.splice((placeOnPath.get(field) ?? 0) + 1);
  for (const node of left) placeOnPath.delete(node);
}
