import { compile, type Plan } from '@bozor/form-engine';

import type { Database } from '../../db/open-database.ts';
import { findSubcategoryPage } from './find-page.ts';

/** Number of cached plans: more than there are create pages. */
const KEPT_PLANS = 500;

const plans = new Map<string, Plan>();

/** Finds the compiled seller's form of a subcategory; `null` when there is none. */
export async function findCreateForm(db: Database, subcategoryId: string): Promise<Plan | null> {
  const page = await findSubcategoryPage(db, 'create', subcategoryId);
  if (page === null) return null;
  const known = plans.get(page.hash);
  if (known !== undefined) return known;

  const plan = compile(JSON.parse(page.json), { mode: 'entry' });
  if (plans.size >= KEPT_PLANS) plans.clear();
  plans.set(page.hash, plan);
  return plan;
}
