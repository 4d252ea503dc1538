import { compile } from '@bozor/form-engine';
import { coverage } from '@bozor/form-engine/inspect';

import type { LabCoverage } from '../../contract/index.ts';

/** What a folder of definitions covers, and the files of it that could not be read. */
export interface FolderCoverage {
  readonly coverage: LabCoverage;
  /** Names of files that are no JSON. */
  readonly skipped: readonly string[];
}

/** Counts what the `.json` files of a folder cover; a recorded page is taken out of its wrapping. */
export async function readFolder(files: readonly File[]): Promise<FolderCoverage> {
  const wanted = files.filter(({ name }) => name.endsWith('.json'));
  const read = await Promise.all(
    wanted.map(async (file) => ({ name: pathOf(file), json: parse(await file.text()) })),
  );
  const plans = read.flatMap(({ name, json }) =>
    json === undefined ? [] : [{ name, plan: compile(definitionsIn(json), { mode: 'ad' }) }],
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

/** `undefined` for what is no JSON. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The file is named among those that could not be read.
    return undefined;
  }
}

/** A recorded page carries its definitions as `page`, a trace as `definitions`. */
function definitionsIn(json: unknown): unknown {
  if (typeof json !== 'object' || json === null) return json;
  if ('page' in json) return json.page;
  return 'definitions' in json ? json.definitions : json;
}
