import { compile } from '@bozor/form-engine';
import { coverage } from '@bozor/form-engine/inspect';

import type { LabCoverage } from '../../contract/index.ts';

/** Coverage of a folder of definitions. */
export interface FolderCoverage {
  readonly coverage: LabCoverage;
  /** Paths of the files that are not JSON. */
  readonly skipped: readonly string[];
}

/**
 * Counts what the `.json` files of a folder cover. A recorded page is read from its `page`
 * property.
 */
export async function readFolder(files: readonly File[]): Promise<FolderCoverage> {
  const wanted = files.filter(({ name }) => name.endsWith('.json'));
  const read = await Promise.all(
    wanted.map(async (file) => ({ name: pathOf(file), json: parse(await file.text()) })),
  );
  const plans = read.flatMap(({ name, json }) =>
    json === undefined ? [] : [{ name, plan: compile(definitionsIn(json), { mode: 'entry' }) }],
  );
  const { pages, fields, rows } = coverage(plans);
  return {
    coverage: {
      pages,
      fields,
      rows: rows.map(({ type, total, features, dataTypes, faults }) => ({
        type,
        total: listed(total),
        features: features.map(listed),
        data_types: dataTypes.map(listed),
        faults: Array.from(faults),
      })),
    },
    skipped: read.flatMap(({ name, json }) => (json === undefined ? [name] : [])),
  };
}

function listed<Cell extends { readonly pages: readonly string[] }>(cell: Cell) {
  return { ...cell, pages: Array.from(cell.pages) };
}

function pathOf({ name, webkitRelativePath }: File): string {
  return webkitRelativePath === '' ? name : webkitRelativePath;
}

/** Returns `undefined` for text that is not JSON. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The caller lists the file as skipped.
    return undefined;
  }
}

/**
 * Returns the definitions of a file: `page` of a recorded page, `definitions` of a trace, else the
 * whole.
 */
function definitionsIn(json: unknown): unknown {
  if (typeof json !== 'object' || json === null) return json;
  if ('page' in json) return json.page;
  return 'definitions' in json ? json.definitions : json;
}
