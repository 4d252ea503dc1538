import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { compile } from '@bozor/form-engine';
import { toJsonSchema } from '@bozor/form-engine/schema';

import type { Summary } from '../measure/measures.ts';
import { newAjv } from './ajv.ts';
import { expect, timeOf, timeOfFirst } from './stopwatch.ts';

const PAGES = join(import.meta.dirname, '..', '..', '..', 'fixtures', 'pages');

/** Times of compiling the definitions of one page into a form, in milliseconds. */
export interface CompileTimes {
  /** The recorded page with the most fields. */
  readonly page: string;
  readonly fields: number;
  /** In a process that has compiled nothing yet. */
  readonly firstMs: number;
  readonly ours: Summary;
  /** ajv over the JSON Schema of the same page. */
  readonly ajv: Summary;
}

/** Compiles the largest recorded page. */
export function measureCompile(): CompileTimes {
  const [largest] = readPages().toSorted((a, b) => b.fields - a.fields);
  if (largest === undefined) throw new Error(`There are no pages in ${PAGES}.`);
  const { page, fields, json } = largest;

  const firstMs = timeOfFirst(() => compile(json, { mode: 'entry' }));
  const plan = compile(json, { mode: 'entry' });
  expect(plan.fields.length === fields, `${page} compiles to ${plan.fields.length} fields`);
  const schema = toJsonSchema(plan);
  return {
    page,
    fields,
    firstMs,
    ours: timeOf(() => compile(json, { mode: 'entry' })),
    ajv: timeOf(() => newAjv().compile(schema)),
  };
}

function readPages() {
  return ['create', 'search'].flatMap((mode) =>
    readdirSync(join(PAGES, mode)).map((name) => {
      const json = JSON.parse(readFileSync(join(PAGES, mode, name), 'utf8'));
      return { page: `${mode}/${name}`, fields: Number(json.filters.length), json };
    }),
  );
}
