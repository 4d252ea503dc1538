import type { PlanField } from '../plan.ts';
import type { LooseDefinition } from '../read/read-definition.ts';
import type { Cut } from './cut-cycles.ts';
import { FIRST_CONDITION_EDGE, PARENT_EDGE } from './dependency-graph.ts';
import type { KeyLinks } from './link-keys.ts';
import { MISSING, type ParentLink } from './link-parents.ts';

/** A page whose references are resolved, loops included. */
export interface LinkedPage {
  readonly definitions: readonly LooseDefinition[];
  readonly parents: readonly ParentLink[];
  readonly links: KeyLinks;
}

/** Assigns every definition its node in the page's graph, without the cut edges. */
export function linkFields(page: LinkedPage, cuts: readonly Cut[]): readonly PlanField[] {
  const byField = Map.groupBy(cuts, ({ field }) => field);
  return page.definitions.map((definition, index) => {
    const edges = byField.get(index)?.map(({ edge }) => edge);
    return linkField(page, { definition, index, cut: new Set(edges) });
  });
}

interface GraphPosition {
  readonly definition: LooseDefinition;
  readonly index: number;
  /** Places of its cut edges. */
  readonly cut: ReadonlySet<number>;
}

function linkField(page: LinkedPage, { definition, index, cut }: GraphPosition): PlanField {
  const { definitions, parents, links } = page;
  const named = parents[index] ?? null;
  const isMissing = named === MISSING;
  const parent = isMissing || cut.has(PARENT_EDGE) ? null : named;
  const showIf = definition.showIf
    .filter((_, position) => !cut.has(FIRST_CONDITION_EDGE + position))
    .map(({ key, values }) => ({ key, values }));
  const canMatch = showIf.every(({ key, values }) => values.length > 0 && links.slotByKey.has(key));

  return {
    ...definition,
    showIf,
    index,
    slot: links.slots[index] ?? 0,
    parent,
    isUnreachable: isMissing || definition.key === '' || !canMatch,
    isNextFilter: parent !== null && (definitions[parent]?.hasNextFilter ?? false),
  };
}
