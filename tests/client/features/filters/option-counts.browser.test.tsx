import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { automatic, from, here, openPanel, PAGE } from './open-panel.tsx';

beforeEach(() => page.viewport(1280, 800));

describe('the numbers beside the options', () => {
  test('are those of the search in the address; a late answer to an older one is not shown', async () => {
    const older = Promise.withResolvers<void>();
    const server = await openPanel('');
    server.facets = async (asked) => {
      const isOlder = asked.includes('5000');
      if (isOlder) await older.promise;
      return isOlder ? 11 : 7;
    };
    await expect.element(automatic).toHaveAccessibleDescription('');
    await from.fill('5000');
    await expect.poll(here).toBe('?filter_price=5000..');
    await from.fill('60000');
    await expect.poll(here).toBe('?filter_price=60000..');
    await expect.element(automatic).toHaveAccessibleDescription('7');
    older.resolve();
    await from.fill('70000');
    await expect.poll(here).toBe('?filter_price=70000..');
    await expect.element(automatic).toHaveAccessibleDescription('7');
    await expect
      .element(page.getByRole('checkbox', { name: 'Механика' }))
      .toHaveAccessibleDescription('0');
  });

  test('come with the form, so that what is below it does not move', async () => {
    const counts = Promise.withResolvers<number>();
    const opening = openPanel('', PAGE, () => counts.promise);
    await expect
      .element(page.getByRole('status').getByText('Загружаем фильтры'))
      .toBeInTheDocument();
    expect(from.query()).toBeNull();
    counts.resolve(7);
    await opening;
    expect(automatic.element()).toHaveAccessibleDescription('7');
  });

  test('that fail do not keep the form away', async () => {
    await openPanel('', PAGE, () => Promise.reject(new TypeError('Failed to fetch')));
    await expect.element(automatic).toHaveAccessibleDescription('');
  });

  test('are absent when the server does not count', async () => {
    const server = await openPanel('');
    server.facets = () => Promise.resolve(null);
    await from.fill('5000');
    await expect.poll(here).toBe('?filter_price=5000..');
    await expect.element(automatic).toHaveAccessibleDescription('');
  });
});
