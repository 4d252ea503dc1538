import { deepFreeze } from './deep-freeze.ts';
import { createDiagnosticCollector, type Report } from './diagnostics/report.ts';
import type { FormMode } from './field-definition.ts';
import { hashDefinitions } from './hash-definitions.ts';
import { cutCycles, type Cut } from './link/cut-cycles.ts';
import { drawGraph, FIRST_CONDITION_EDGE } from './link/dependency-graph.ts';
import { linkFields, type LinkedPage } from './link/link-fields.ts';
import { linkKeys } from './link/link-keys.ts';
import { linkParents } from './link/link-parents.ts';
import { reportOverlaps } from './link/report-overlaps.ts';
import type { Plan, PlanField } from './plan.ts';
import { readPage } from './read/read-page.ts';

/** What a page is compiled for. */
export interface CompileOptions {
  readonly mode: FormMode;
}

/**
 * Compiles a page of filters: `{filters: […]}` or the bare list.
 *
 * @param document Any JSON. What is odd in it becomes a diagnostic, and the rest still works.
 * @returns A frozen plan, the same for the same document. Never throws.
 */
export function compile(document: unknown, { mode }: CompileOptions): Plan {
  const { report, diagnostics } = createDiagnosticCollector();
  const definitions = readPage(document, report);
  const parents = linkParents(definitions, report);
  const links = linkKeys(definitions, report);
  const page: LinkedPage = { definitions, parents, links };

  const { rank, cuts } = cutCycles(drawGraph(parents, links));
  for (const cut of cuts) reportCut(cut, page, report);
  const fields = linkFields(page, cuts);
  const { keys, fieldsBySlot } = links;
  const conditionSlots = fields.map(({ showIf }) =>
    showIf.map(({ key }) => links.slotByKey.get(key) ?? null),
  );
  reportOverlaps({ fields, fieldsBySlot, conditionSlots }, report);

  const plan = deepFreeze({
    mode,
    fields,
    keys,
    fieldsBySlot,
    dependants: findDependants(fields, conditionSlots, keys.length),
    rank,
    conditionSlots,
    diagnostics,
  });
  // Half of the work of a compile, and a form that is only filled in never asks for it.
  let hash: string | null = null;
  return Object.freeze({
    ...plan,
    get hash() {
      return (hash ??= hashDefinitions(fields, mode));
    },
  });
}

function reportCut({ field, edge, loop }: Cut, { definitions }: LinkedPage, report: Report): void {
  const cut = definitions[field];
  if (cut === undefined) return;
  const condition = cut.showIf[edge - FIRST_CONDITION_EDGE];
  const pointer = condition?.pointer ?? `${cut.pointer}/parent_filter_id`;
  report('definition.cycle', pointer, loop.map((index) => definitions[index]?.key).join(' → '));
}

/** Turns parents and conditions round: by slot, the fields that read it, each once. */
function findDependants(
  fields: readonly PlanField[],
  conditionSlots: readonly (readonly (number | null)[])[],
  slotCount: number,
): readonly (readonly number[])[] {
  const dependants = Array.from({ length: slotCount }, () => new Set<number>());
  for (const { index, parent } of fields) {
    const parentSlot = parent === null ? null : (fields[parent]?.slot ?? null);
    for (const slot of [parentSlot, ...(conditionSlots[index] ?? [])]) {
      if (slot !== null) dependants[slot]?.add(index);
    }
  }
  return dependants.map((indexes) => Array.from(indexes));
}
