import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';

import {
  FilterForm,
  focusFilter,
} from '../../../../app/client/features/filters/panel/FilterForm.tsx';
import { openStore } from '../../../engine/react/open-form.tsx';
import { answerCalls } from '../../answer-calls.ts';
import { PAGE } from './open-panel.tsx';

const BOX = { id: 3, key: 'deal', name: 'Торг', type: 'CHECKBOX', data_type: 'BOOLEAN' };

const NOT_COUNTED = { search: null, isEnabled: false, afterMs: 0 };

async function openFilters(wantedKey: string | null = null) {
  answerCalls(() => null);
  const store = openStore([...PAGE.filters, BOX], { mode: 'filter' });
  await render(
    <QueryClientProvider client={new QueryClient()}>
      <FilterForm
        store={store}
        id="panel"
        wantedKey={wantedKey}
        counted={NOT_COUNTED}
        onDone={() => {}}
        skeleton={null}
      />
    </QueryClientProvider>,
  );
  await expect.element(page.getByText('Торг')).toBeVisible();
  return store;
}

describe('a filter of a form on the page', () => {
  test('is focused by its key, and another is not', async () => {
    const store = await openFilters();
    expect(focusFilter(store, 'panel', 'deal')).toBe(true);
    expect(document.activeElement).toBe(page.getByRole('checkbox', { name: 'Торг' }).element());
    expect(focusFilter(store, 'panel', 'price')).toBe(true);
    expect(document.activeElement?.id).toMatch(/^panel_f0/);
  });

  test('is not there under another key, and in another form', async () => {
    const store = await openFilters();
    expect(focusFilter(store, 'panel', 'colour')).toBe(false);
    expect(focusFilter(store, 'dialog', 'deal')).toBe(false);
    expect(document.activeElement).toBe(document.body);
  });

  test('has the focus when the form opens for it', async () => {
    await openFilters('deal');
    const box = page.getByRole('checkbox', { name: 'Торг' });
    await expect.poll(() => document.activeElement).toBe(box.element());
  });
});
