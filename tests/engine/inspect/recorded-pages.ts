import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { compile } from '@bozor/form-engine';
import type { FormMode } from '@bozor/form-engine';
import type { NamedPlan } from '@bozor/form-engine/inspect';

const PAGES = 'fixtures/pages';

/** Every recorded filter page, compiled for what it is: `create` for an ad, `search` for a filter. */
export function recordedPages(): readonly NamedPlan[] {
  return [...pagesIn('create', 'entry'), ...pagesIn('search', 'filter')];
}

function pagesIn(folder: string, mode: FormMode): readonly NamedPlan[] {
  return readdirSync(join(PAGES, folder)).map((file) => {
    const page: unknown = JSON.parse(readFileSync(join(PAGES, folder, file), 'utf8'));
    return { name: `${folder}/${file}`, plan: compile(page, { mode }) };
  });
}
