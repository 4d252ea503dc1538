import '@bozor/form-engine/tokens.css';
import { compile, toOptions } from '@bozor/form-engine';
import { EngineForm } from '@bozor/form-engine/react';
import { connectOptions, createFormStore } from '@bozor/form-engine/store';

import { CHILD_COUNT, type Work } from '../../measure/work.ts';
import { enterContest } from '../contest.ts';
import type { Host, OpenForm } from '../contestant.ts';
import { toFilters, toValue } from './to-filters.ts';

enterContest({
  open: openForm,
  messages: 'form div[id$="__description"] > p',
  openList: (control) => control.click(),
});

function openForm(work: Work, host: Host): OpenForm {
  const plan = compile({ filters: toFilters(work) }, { mode: 'entry' });
  const positions = new Map(plan.fields.map(({ key, index }) => [key, index]));
  const viewOf = (key: string) => store.view(positions.get(key) ?? -1);
  const store = createFormStore(plan, {
    values: work.values,
    onEffect: connectOptions(async ({ parentValues }) => {
      const values = await host.loadChildren(parentValues[0] ?? '');
      const { options, groups } = toOptions(values.map(toValue), [], CHILD);
      return { options, groups, isComplete: true };
    }),
  });
  return {
    element: <EngineForm store={store} submitLabel="Send" onSubmit={() => undefined} />,
    valueOf: (key) => viewOf(key).input,
    isChildReady: () => viewOf(work.child.key).options.options.length === CHILD_COUNT,
  };
}

const CHILD = { dataType: 'STRING' } as const;
