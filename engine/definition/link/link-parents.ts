import type { Report } from '../diagnostics/report.ts';
import type { LooseDefinition } from '../read/read-definition.ts';

/** Index of the parent field of a filter: `null` for none, `MISSING` for an absent one. */
export type ParentLink = number | null;

/**
 * The parent that a filter names and the page lacks; also the target of an edge outside of the
 * graph.
 */
export const MISSING = -1;

/** Finds every filter's parent by `id`, compared as text; of equal ids the first on the page counts. */
export function linkParents(
  definitions: readonly LooseDefinition[],
  report: Report,
): readonly ParentLink[] {
  const indexById = new Map<string, number>();
  for (const [index, { id, pointer }] of definitions.entries()) {
    if (id === null) continue;
    if (indexById.has(id)) report('definition.id.shared', `${pointer}/id`, id);
    else indexById.set(id, index);
  }

  const links = definitions.map(({ parentId, pointer }) => {
    if (parentId === null) return null;
    const index = indexById.get(parentId);
    if (index !== undefined) return index;
    report('definition.parent.missing', `${pointer}/parent_filter_id`, parentId);
    return MISSING;
  });
  reportChildless(definitions, links, report);
  return links;
}

function reportChildless(
  definitions: readonly LooseDefinition[],
  links: readonly ParentLink[],
  report: Report,
): void {
  const parents = new Set(links);
  for (const [index, { hasNextFilter, pointer }] of definitions.entries()) {
    if (!hasNextFilter || parents.has(index)) continue;
    report('definition.next.childless', `${pointer}/has_next_filter`, true);
  }
}
