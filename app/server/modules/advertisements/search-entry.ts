import { kindOf, type FieldValue } from '@bozor/form-engine';
import { toChips } from '@bozor/form-engine/search';

import type { SearchEntry } from '../search-index/index.ts';
import type { JudgedDraft } from './judge-draft.ts';
import { KNOWN_KEYS } from './known-keys.ts';

/** Longest chosen value that is indexed, in UTF-16 units: more would not fit a page of the index. */
const CHOICE_LENGTH = 300;

/** What of a judged draft can be found by a filter: what was chosen, ticked and measured. */
export function toSearchEntry({
  plan,
  verdict,
}: JudgedDraft): Pick<SearchEntry, 'choices' | 'numbers'> {
  const { payload, state } = verdict;
  const found = toChips(plan, state).flatMap(({ key, field }) => {
    const own = plan.fields[field];
    const value = payload[key];
    return own === undefined || value === undefined ? [] : [{ key, own, value }];
  });
  const isChosen = ({ own, value }: (typeof found)[number]): boolean =>
    kindOf(own).isChoice(own) || typeof value === 'boolean';
  return {
    choices: found
      .filter(isChosen)
      .flatMap(({ key, value }) => textsOf(value).map((text) => ({ key, value: text }))),
    numbers: found.flatMap((one) =>
      !isChosen(one) && typeof one.value === 'number' && one.key !== KNOWN_KEYS.price
        ? [{ key: one.key, value: one.value }]
        : [],
    ),
  };
}

function textsOf(value: FieldValue): readonly string[] {
  const list = Array.isArray(value) ? value : [value];
  return list
    .filter((one) => typeof one !== 'object')
    .map(String)
    .filter((text) => text.length <= CHOICE_LENGTH);
}
