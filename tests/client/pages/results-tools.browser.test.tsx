import { describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';

import { SortSelect } from '../../../app/client/features/search/SortSelect.tsx';
import { ViewSwitch } from '../../../app/client/features/search/ViewSwitch.tsx';

import styles from '../../../app/client/pages/search/ResultsHead.module.css';
import '../../../app/client/ui/page.css';

/** The tools of a page of results, as its head lays them out. */
async function openTools(width: number) {
  await page.viewport(width, 600);
  await render(
    <div style={{ paddingInline: 'var(--gutter)' }}>
      <div className={styles.tools} data-testid="tools">
        <button className={styles.save} type="button">
          С
        </button>
        <SortSelect sort="relevant" own={[]} hasWords={false} hrefOf={String} onSort={() => {}} />
        <a className={styles.map} href="/search">
          <span>На карте</span>
        </a>
        <ViewSwitch view="grid" />
      </div>
    </div>,
  );
  const tools = page.getByTestId('tools').element();
  return Array.from(tools.children, (tool) => tool.getBoundingClientRect()).filter(
    ({ width: wide }) => wide > 0,
  );
}

describe('the tools of results', () => {
  test('of a tablet are together at the end of their row', async () => {
    const [, sort, map, view] = await openTools(768);
    expect(map?.left).toBeCloseTo((sort?.right ?? 0) + 8, 0);
    expect(view?.left).toBeCloseTo((map?.right ?? 0) + 8, 0);
  });

  test('of the narrowest phone show the whole name of the order', async () => {
    await openTools(320);
    const sort = page.getByRole('combobox').element();
    // Its own width is that of its whole name.
    const label = sort.parentElement;
    expect(label?.scrollWidth).toBeLessThanOrEqual(label?.clientWidth ?? 0);
    expect(sort.getBoundingClientRect().width).toBeGreaterThan(130);
  });
});
