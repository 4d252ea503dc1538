import { describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';

import { ViewsChart } from '../../../../app/client/features/my-ads/statistics/ViewsChart.tsx';
import { findViolations } from '../../../browser/find-violations.ts';

import '../../../../app/client/ui/page.css';

const daysOf = (views: readonly number[]) =>
  views.map((count, index) => ({ day: `2026-11-${String(index + 10)}`, views: count }));

describe('the views by day', () => {
  test.for([[1], [41], [999], [3, 80, 17]])('%j fit under the topmost line', async (views) => {
    await render(<ViewsChart days={daysOf(views)} />);
    const frame = document.querySelector('svg')?.getBoundingClientRect();
    const bars = [...document.querySelectorAll('rect')].map((bar) => bar.getBoundingClientRect());
    expect(bars).toHaveLength(views.length);
    for (const bar of bars) expect(bar.top).toBeGreaterThanOrEqual((frame?.top ?? 0) - 0.5);
    const tallest = Math.max(...bars.map(({ height }) => height));
    expect(tallest).toBeGreaterThan((frame?.height ?? 0) * 0.4);
    const shares = bars.map(({ height }) => height / tallest);
    const most = Math.max(...views);
    for (const [index, count] of views.entries()) {
      expect(shares[index]).toBeCloseTo(count / most, 1);
    }
  });

  test('are a picture with a name, and the same numbers as a table', async () => {
    await render(
      <main>
        <ViewsChart days={daysOf([2, 0, 1_204])} />
      </main>,
    );
    const chart = page.getByRole('img', { name: /Просмотры по дням: 1.206 просмотров/ });
    await expect.element(chart).toBeVisible();
    await page.getByText('Таблицей').click();
    const rows = page.getByRole('row').elements();
    expect(rows.map(({ textContent }) => textContent?.replaceAll(/\s/g, ' '))).toEqual([
      'ДеньПросмотры',
      '12 ноября1 204',
      '11 ноября0',
      '10 ноября2',
    ]);
    expect(await findViolations(document.body)).toEqual([]);
  });
});
