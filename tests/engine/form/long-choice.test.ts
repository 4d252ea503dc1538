import { describe, expect, test } from 'vitest';

import { createFormStore } from '../../../engine/form/state/create-form-store.ts';
import { isSameInput } from '../../../engine/form/state/entry.ts';
import { chosenTexts, offeredOptions } from '../../../engine/react/choice/chosen.ts';
import { choice, planOf, set } from './pages.ts';

const CHOSEN = 10_000;
const texts = Array.from({ length: CHOSEN }, (_, n) => `v${n}`);

/** A list, and how often something of it was read. */
function counted(list: readonly string[]): { readonly list: readonly string[]; reads: number } {
  const found = { list, reads: 0 };
  found.list = new Proxy(list, {
    get: (target, name) => {
      found.reads += 1;
      const item: unknown = Reflect.get(target, name);
      return item;
    },
    ownKeys: (target) => {
      found.reads += target.length;
      return Reflect.ownKeys(target);
    },
  });
  return found;
}

describe('ten thousand chosen values', () => {
  test('differ from one more of them without being read', () => {
    const [one, other] = [counted(texts), counted([...texts, 'more'])];
    expect(isSameInput(one.list, other.list)).toBe(false);
    expect(one.reads + other.reads).toBeLessThan(10);
  });

  test('are made texts and joined with their list once, however often they are drawn', () => {
    const options = [...texts, 'more'];
    const plan = planOf([
      choice('many', options, { is_multiselect: true, data_type: 'STRING_LIST' }),
    ]);
    const store = createFormStore(plan, { values: { many: [...texts, 'stranger'] } });
    const view = store.view(0);
    expect(chosenTexts(view.input)).toBe(chosenTexts(view.input));
    expect(offeredOptions(view)).toBe(offeredOptions(view));
    expect(offeredOptions(view)).toHaveLength(CHOSEN + 2);
    store.dispatch(set('many', texts));
    expect(offeredOptions(store.view(0))).toBe(view.options.options);
    expect(chosenTexts(store.view(0).input)).not.toBe(chosenTexts(view.input));
  });
});
