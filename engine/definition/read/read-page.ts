import type { Report } from '../diagnostics/report.ts';
import { isJsonObject, isList } from '../json.ts';
import { readDefinition, type LooseDefinition } from './read-definition.ts';

/** Reads a filter page, `{filters: […]}` or the bare list; what is no filter is left out. */
export function readPage(document: unknown, report: Report): readonly LooseDefinition[] {
  const [filters, at] = isJsonObject(document) ? [document['filters'], '/filters'] : [document, ''];
  if (!isList(filters)) {
    report('document.shape', at, filters);
    return [];
  }

  return filters.flatMap((json, index) => {
    const pointer = `${at}/${index}`;
    if (isJsonObject(json)) return [readDefinition({ json, pointer, report })];
    report('definition.shape', pointer, json);
    return [];
  });
}
