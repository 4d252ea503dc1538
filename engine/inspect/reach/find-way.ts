import type { PlanField } from '../../index.ts';
import { planField } from '../why/refs.ts';
import type { Controls, Reading } from './control.ts';
import { candidatesOf, firstNode, takeEdit, type Node, type Walker } from './walker.ts';

/** Inputs that a field requires. */
export interface Demand {
  /** The field to hold it. */
  readonly owner: number;
  /** One text of each is asked for; empty: any value will do. */
  readonly asks: readonly DemandedTexts[];
}

/** What one field's condition asks of another. */
interface DemandedTexts {
  readonly by: number;
  readonly texts: ReadonlySet<string>;
}

/**
 * Everything that has to be held for a field to show, by the slot that holds it, in the order in
 * which the fields wait for each other. Where several fields share a key, the first that may ever
 * show and asks nothing contrary is taken.
 */
export function demandsOf(
  { plan }: Pick<Controls, 'plan'>,
  goal: number,
): ReadonlyMap<number, Demand> {
  const demands = new Map<number, Demand>();
  const waiting = [planField(plan, goal)];
  for (const field of waiting) {
    if (field.parent !== null) demand(field.parent, null);
    for (const [position, { values }] of field.showIf.entries()) {
      const slot = plan.conditionSlots[field.index]?.[position] ?? null;
      const owner = slot === null ? null : ownerFor(slot);
      if (owner !== null) demand(owner, { by: field.index, texts: new Set(values) });
    }
  }
  return new Map(Array.from(demands).toSorted(([, a], [, b]) => rankOf(a.owner) - rankOf(b.owner)));

  function demand(owner: number, ask: DemandedTexts | null): void {
    const field = planField(plan, owner);
    const known = demands.get(field.slot);
    if (known === undefined) waiting.push(field);
    const asks = [...(known?.asks ?? []), ...(ask === null ? [] : [ask])];
    demands.set(field.slot, { owner: known?.owner ?? owner, asks });
  }

  function ownerFor(slot: number): number | null {
    const fields = (plan.fieldsBySlot[slot] ?? []).map((index) => planField(plan, index));
    const open = fields.filter(({ isUnreachable }) => !isUnreachable);
    return (open.find(agrees) ?? open[0])?.index ?? null;
  }

  /** Whether nothing that it asks for contradicts what is asked for already. */
  function agrees({ index, showIf }: PlanField): boolean {
    return showIf.every(({ values }, position) => {
      const slot = plan.conditionSlots[index]?.[position] ?? -1;
      const asks = demands.get(slot)?.asks ?? [];
      return asks.every(({ texts }) => values.some((value) => texts.has(value)));
    });
  }

  function rankOf(field: number): number {
    return plan.rank[field] ?? 0;
  }
}

/**
 * Searches for one field directly: sets every key it depends on to the required value, roots first.
 *
 * @returns The forms on the way, the start among them; the list ends early where no further step is
 *   possible.
 */
export function findWay(walker: Walker, goal: number): readonly Node[] {
  const { controls, slotIndex } = walker;
  const { plan } = controls;
  let node = firstNode(walker);
  const way = [node];
  for (const [slot, { owner, asks }] of demandsOf(controls, goal)) {
    const position = slotIndex.get(slot);
    if (!node.state.isVisible[owner] || position === undefined) return way;
    const field = planField(plan, owner);
    const candidate = candidatesOf(walker, node, field).find(({ reading }) => suits(reading, asks));
    if (candidate === undefined) return way;
    node = takeEdit(walker, node, { field, position, candidate });
    way.push(node);
  }
  return way;
}

function suits({ texts }: Reading, asks: Demand['asks']): boolean {
  return asks.every((ask) => texts.some((text) => ask.texts.has(text)));
}
