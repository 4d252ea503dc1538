import { compile } from '@bozor/form-engine';
import { EngineForm } from '@bozor/form-engine/react';
import { createFormStore } from '@bozor/form-engine/store';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';

import { countedWidgets } from '../../app/lab/checks/counted-widgets.tsx';
import { stepWatchOf } from '../../app/lab/checks/step-watch.ts';

const FIELDS = Array.from({ length: 40 }, (_, id) => ({
  id,
  key: `k${id}`,
  name: `Поле ${id}`,
  type: 'EDIT_TEXT',
  data_type: 'STRING',
  ...(id > 35 && { show_if: [{ key: 'k0', value: 'да' }] }),
}));

test('the cost meter counts the fields that an event changed and the controls that it rendered', async () => {
  const store = createFormStore(compile({ filters: FIELDS }, { mode: 'entry' }));
  const watch = stepWatchOf(store);
  const screen = await render(
    <EngineForm store={store} widgets={countedWidgets(store)} onSubmit={() => {}} />,
  );

  await screen.getByRole('textbox', { name: 'Поле 3' }).fill('х');
  await vi.waitFor(() => expect(costs()[0]).toEqual(['SET', [3], [[3, 1]]]));

  await screen.getByRole('textbox', { name: 'Поле 0' }).fill('да');
  await vi.waitFor(() =>
    expect(costs().find(([, changed]) => changed.length > 1)).toEqual([
      'SET',
      [0, 36, 37, 38, 39],
      [0, 36, 37, 38, 39].map((field) => [field, 1]),
    ]),
  );

  function costs() {
    return watch
      .steps()
      .map(({ event, step, drawn }): [string, number[], [number, number][]] => [
        event.type,
        Array.from(step.changed).toSorted((a, b) => a - b),
        Array.from(drawn).toSorted(([a], [b]) => a - b),
      ]);
  }
});
