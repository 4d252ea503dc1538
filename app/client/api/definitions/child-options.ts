import { toOptions } from '@bozor/form-engine';
import type { LoadOptions, PlanField } from '@bozor/form-engine';
import type { OptionsAnswer } from '@bozor/form-engine/validate';

import type { ChildValues } from '../../../contract/index.ts';
import { routes, urlOf } from '../../../contract/plain.ts';
import { call } from '../transport/call.ts';

/** A list to load: its field, the parent's value, and the signal that aborts it. */
export interface ChildOptionsRequest {
  readonly field: PlanField;
  readonly effect: LoadOptions;
  readonly signal: AbortSignal;
}

/**
 * The whole child list of a field for its parent's value, loaded page by page.
 *
 * @throws {ApiFailure} When any page fails: a partial list is not returned.
 */
export async function childOptions(request: ChildOptionsRequest): Promise<OptionsAnswer> {
  const { field, effect, signal } = request;
  if (effect.filterId === null) return { options: [], groups: [], isComplete: true };
  const parents = effect.parentValues.map((value) => ['parent', value] as const);
  const values: unknown[] = [];
  const groups: unknown[] = [];
  let cursor: string | null = null;
  do {
    const turned: readonly (readonly [string, string])[] =
      cursor === null ? [] : [['cursor', cursor]];
    const url = urlOf(routes.childValues, { filter_id: effect.filterId }, [...parents, ...turned]);
    const page: ChildValues = await call(
      { ...routes.childValues, url, signal },
      ({ ChildValues }) => ChildValues,
    );
    values.push(...page.values);
    groups.push(...page.groups);
    cursor = page.next_cursor;
  } while (cursor !== null);
  return { ...toOptions(values, groups, field), isComplete: true };
}
