import type { Diagnostic } from '../../definition/diagnostics/diagnostic.ts';
import { createDiagnosticCollector } from '../../definition/diagnostics/report.ts';
import { cutCycles } from '../../definition/link/cut-cycles.ts';
import { kindOf, type Bound, type FieldContext, type Plan, type PlanField } from '../../index.ts';

/**
 * All defects of a page: those that `compile` found, then those of its bounds, which filling a form
 * does not need. A defective bound is harmless: it is compared where possible.
 */
export function diagnose(plan: Plan): readonly Diagnostic[] {
  return [...plan.diagnostics, ...boundDefects(plan)];
}

function boundDefects(plan: Plan): readonly Diagnostic[] {
  const { report, diagnostics } = createDiagnosticCollector();
  const slotByKey = new Map(plan.keys.map((key, slot) => [key, slot]));
  // The empty key is that of disabled filters.
  slotByKey.delete('');
  const isNumeric = plan.fieldsBySlot.map((indexes) =>
    indexes.some((index) => isNumber(plan.fields[index])),
  );
  const linked = plan.fields.flatMap((field) =>
    field.bounds.map((bound) => ({ field, bound, slot: slotByKey.get(bound.key) ?? null })),
  );
  const looped = loopBounds(plan, linked);
  for (const { field, bound, slot } of linked) {
    const pointer = `${field.pointer}/${bound.side}_key`;
    if (slot === null) report('definition.bound.unknown', pointer, bound.key);
    else if (isNumeric[field.slot] !== true || isNumeric[slot] !== true) {
      report('definition.bound.type', pointer, bound.key);
    } else if (looped.has(bound)) report('definition.bound.cycle', pointer, bound.key);
  }
  return diagnostics;
}

interface LinkedBound {
  readonly field: PlanField;
  readonly bound: Bound;
  /** Slot of the key that it names; `null` for a key that is on no field. */
  readonly slot: number | null;
}

/** One bound of every loop: from a value to those that may not be below it, and back. */
function loopBounds(plan: Plan, linked: readonly LinkedBound[]): ReadonlySet<Bound> {
  const edges = linked.flatMap(({ field, bound, slot }) => {
    if (slot === null) return [];
    const [low, high] = bound.side === 'max' ? [field.slot, slot] : [slot, field.slot];
    return { bound, low, high };
  });
  const higher = plan.keys.map((): number[] => []);
  for (const { low, high } of edges) higher[low]?.push(high);
  const { rank } = cutCycles({ fieldCount: plan.keys.length, edges: (low) => higher[low] ?? [] });
  const back = edges.filter(({ low, high }) => (rank[high] ?? 0) >= (rank[low] ?? 0));
  return new Set(back.map(({ bound }) => bound));
}

/** Whether a number goes in and comes out again, in an entry. */
function isNumber(field: PlanField | undefined): boolean {
  if (field === undefined) return false;
  const kind = kindOf(field);
  const context: FieldContext = {
    field,
    mode: 'entry',
    options: field.options,
    areOptionsComplete: false,
  };
  const input = kind.toInput(0, context) ?? null;
  return typeof kind.toValue(input, context) === 'number';
}
