import { compile, start, step } from '@bozor/form-engine';
import { createFormStore } from '@bozor/form-engine/store';

import type { Summary } from '../measure/measures.ts';
import { workOf } from '../measure/work.ts';
import { toFilters } from '../page/ours/to-filters.ts';
import { expect, timeOf } from './stopwatch.ts';

const SIZES = [50, 300, 1000];
const BATCH = 200;

/** Times of one letter, in milliseconds. */
export interface EventTimes {
  readonly size: number;
  /** The pure step. */
  readonly step: Summary;
  /** The same through a store with one field as its listener. */
  readonly store: Summary;
}

/** Times of a letter without a page, by the number of fields of the form. */
export function measureEvents(): readonly EventTimes[] {
  return SIZES.map((size) => {
    const work = workOf(size);
    const { key } = work.typed;
    const plan = compile({ filters: toFilters(work) }, { mode: 'entry' });
    const index = plan.fields.findIndex((field) => field.key === key);
    const store = createFormStore(plan, { values: work.values });
    let notified = 0;
    store.subscribeField(index, () => {
      notified += 1;
    });
    store.view(index);
    let { state } = start(plan, work.values);
    let typed = 0;
    const letter = () => {
      typed += 1;
      return typed % 2 === 0 ? 'x' : 'xx';
    };

    const times = {
      size,
      step: timeOf(() => {
        state = step(plan, state, { type: 'SET', key, input: letter() }).state;
      }, BATCH),
      store: timeOf(() => store.dispatch({ type: 'SET', key, input: letter() }), BATCH),
    };
    expect(notified > BATCH, 'the store did not report the letters');
    return times;
  });
}
