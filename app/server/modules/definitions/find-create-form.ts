import { compile, type Plan } from '@bozor/form-engine';

import { cardRuleOf } from '../../../card/card-rule.ts';
import type { CardRule } from '../../../contract/index.ts';
import type { Database } from '../../db/open-database.ts';
import { findRecordedPage } from './find-page.ts';

/** Number of cached forms: more than there are create pages. */
const KEPT_FORMS = 500;

/** A compiled seller's form and the rule of its cards. */
export interface CreateForm {
  readonly plan: Plan;
  readonly rule: CardRule;
}

const forms = new Map<string, CreateForm>();

/** Finds the compiled seller's form of a subcategory; `null` when there is none. */
export async function findCreateForm(
  db: Database,
  subcategoryId: string,
): Promise<CreateForm | null> {
  const page = await findRecordedPage(db, 'create', subcategoryId);
  if (page === null) return null;
  const known = forms.get(page.hash);
  if (known !== undefined) return known;

  const document: unknown = JSON.parse(page.json);
  const form = { plan: compile(document, { mode: 'entry' }), rule: cardRuleOf(document) };
  if (forms.size >= KEPT_FORMS) forms.clear();
  forms.set(page.hash, form);
  return form;
}
