import type { KeyLinks } from './link-keys.ts';
import type { ParentLink } from './link-parents.ts';

/**
 * Dependencies of the visibility of each field. Nodes are fields, by index, then slots, by
 * `fieldCount + slot`: a slot waits for all of its fields, so a condition is one edge however many
 * fields share its key.
 */
export interface DependencyGraph {
  readonly fieldCount: number;
  /** Edges of a node by index; `null` where the edge has no target. */
  readonly edges: (node: number) => readonly (number | null)[];
}

/** Place, among a field's edges, of the edge to its parent. */
export const PARENT_EDGE = 0;
/** Place of the edge of its first condition; between is the field before it under the same key. */
export const FIRST_CONDITION_EDGE = 2;

/** Builds the graph of a page: parents, conditions, and the precedence under a shared key. */
export function drawGraph(parents: readonly ParentLink[], links: KeyLinks): DependencyGraph {
  const fieldCount = parents.length;
  const rivals = new Map<number, number>();
  for (const fields of links.fieldsBySlot) {
    for (const [position, field] of fields.entries()) {
      const before = fields[position - 1];
      if (before !== undefined) rivals.set(field, before);
    }
  }

  const ofFields = parents.map((parent, field) => {
    const slots = links.conditionSlots[field] ?? [];
    const conditions = slots.map((slot) => (slot === null ? null : fieldCount + slot));
    return [parent, rivals.get(field) ?? null, ...conditions];
  });
  return {
    fieldCount,
    edges: (node) => ofFields[node] ?? links.fieldsBySlot[node - fieldCount] ?? [],
  };
}
