import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';

import { FilterPanel } from '../../../../app/client/features/filters/panel/FilterPanel.tsx';
import { filterForm } from '../../../../app/client/features/filters/sync/filter-form.ts';
import { answerCalls } from '../../answer-calls.ts';
import { PAGE } from './open-panel.tsx';

const SCOPE = { kind: 'category', id: 'cars' } as const;

function panelOver(queries: QueryClient) {
  return (
    <QueryClientProvider client={queries}>
      <FilterPanel
        scope={SCOPE}
        isEnabled={false}
        isApplied
        counted={{ search: null, isEnabled: false, afterMs: 0 }}
      />
    </QueryClientProvider>
  );
}

test('the panel hydrates as the server drew it, though the results have loaded its form', async () => {
  answerCalls(() => ({ status: 200, json: PAGE }));
  const queries = new QueryClient();
  const container = document.createElement('div');
  container.innerHTML = renderToString(panelOver(new QueryClient()));
  document.body.append(container);
  await queries.fetchQuery(filterForm(SCOPE));

  const faults: unknown[] = [];
  const root = hydrateRoot(container, panelOver(queries), {
    onRecoverableError: (fault) => faults.push(fault),
  });
  onTestFinished(() => {
    root.unmount();
    container.remove();
  });
  await expect.element(page.getByRole('button', { name: 'Сбросить' })).toBeVisible();
  expect(faults).toEqual([]);
});
