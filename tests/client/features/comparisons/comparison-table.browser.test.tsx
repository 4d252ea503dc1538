import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { Router } from 'wouter';

import { ComparisonTable } from '../../../../app/client/features/comparisons/ComparisonTable.tsx';
import { anyAd } from '../../any-ad.ts';

import '../../../../app/client/ui/page.css';

const ROWS = Array.from({ length: 40 }, (_, index) => `Строка ${index}`);

async function compare(count: number) {
  const ads = Array.from({ length: count }, (_, index) => ({
    ...anyAd(index + 1),
    title: `Камри ${index + 1}`,
    section_picture: '/art/categories/cars.svg',
  }));
  await render(
    <Router>
      <ComparisonTable
        comparison={{
          subcategory_id: 'cars.legkovye-avtomobili',
          category_id: 'cars',
          name: 'Легковые автомобили',
          advertisements: ads,
          rows: ROWS.map((name) => ({
            key: name,
            name,
            values: ads.map(({ title }) => title),
            differs: true,
          })),
        }}
        isShort={false}
        onRemove={() => {}}
      />
    </Router>,
  );
  return page.getByRole('region', { name: 'Сравнение объявлений' }).element();
}

const widths = () =>
  page
    .getByRole('columnheader')
    .elements()
    .map((head) => Math.round(head.getBoundingClientRect().width));
const pinned = () => document.querySelector('[aria-hidden] [data-shown]');

beforeEach(async () => {
  await page.viewport(1440, 900);
  scrollTo(0, 0);
});

describe('the comparison', () => {
  test('shows four ads at once on a wide screen, and two on a phone', async () => {
    const box = await compare(5);
    box.parentElement?.style.setProperty('width', '1342px');
    await expect.poll(() => widths()).toEqual([252, 252, 252, 252, 252]);
    await page.viewport(390, 800);
    box.parentElement?.style.setProperty('width', '390px');
    await expect.poll(() => widths()[0]).toBe(137);
  });

  test('has room for a long name of a row on a phone', async () => {
    await page.viewport(390, 800);
    const box = await compare(2);
    box.parentElement?.style.setProperty('width', '390px');
    const cell = page.getByRole('rowheader').first().element();
    const heightOf = (name: string) => {
      cell.textContent = name;
      return cell.getBoundingClientRect().height;
    };
    expect(heightOf('Электричество')).toBe(heightOf('Год'));
  });

  test('has a circle of 36 px with a target of 44 px to remove an ad', async () => {
    await compare(1);
    const remove = page.getByRole('button', { name: 'Убрать: Камри 1' }).element();
    const { width, height } = remove.getBoundingClientRect();
    expect([width, height, getComputedStyle(remove, '::before').width]).toEqual([44, 44, '36px']);
  });

  test('writes the names of rows as their values, 15 px, and the differences as a caption', async () => {
    await compare(2);
    const sizeOf = (element: Element) => getComputedStyle(element).fontSize;
    expect(sizeOf(page.getByRole('rowheader').first().element())).toBe('15px');
    expect(sizeOf(page.getByText('40 отличий').element())).toBe('13px');
  });

  test('of one or two ads does not stretch them', async () => {
    await compare(1);
    await expect.poll(() => widths()[0]).toBe(320);
  });

  test('pins price and title of its columns while its rows are read, in their places', async () => {
    await page.viewport(390, 800);
    const box = await compare(4);
    await expect.poll(() => pinned()?.getAttribute('data-shown')).toBe('false');
    scrollTo(0, 900);
    await expect.poll(() => pinned()?.getAttribute('data-shown')).toBe('true');
    box.scrollTo({ left: 200 });
    await expect.poll(() => pinned()?.scrollLeft).toBe(200);
    const left = (element: Element | null | undefined) =>
      Math.round(element?.getBoundingClientRect().left ?? 0);
    const heads = page.getByRole('columnheader').elements();
    const apart = () => left(pinned()?.querySelectorAll('td')[2]) - left(heads[1]);
    await expect.poll(apart).toBe(0);
    expect(pinned()?.textContent).toContain('Камри 2');
  });

  test('pins them after a scroll that a busy page reports together with the state before', async () => {
    const Observer = window.IntersectionObserver;
    const reports: IntersectionObserverCallback[] = [];
    class Watched extends Observer {
      constructor(report: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        super(() => {}, options);
        reports.push((entries) => report(entries, this));
      }
    }
    window.IntersectionObserver = Watched;
    onTestFinished(() => {
      window.IntersectionObserver = Observer;
    });
    const box = await compare(4);
    const entryAt = (top: number): IntersectionObserverEntry => ({
      boundingClientRect: new DOMRect(0, top, 390, 100),
      intersectionRatio: top < 0 ? 0 : 1,
      intersectionRect: new DOMRect(),
      isIntersecting: top >= 0,
      rootBounds: null,
      target: box,
      time: 0,
    });
    const observer = new Observer(() => {});
    for (const report of reports) report([entryAt(0), entryAt(-900)], observer);
    await expect.poll(() => pinned()?.getAttribute('data-shown')).toBe('true');
  });

  test('of an ad without photos has the picture of its category', async () => {
    const box = await compare(1);
    expect(box.querySelector('img')?.getAttribute('src')).toBe('/art/categories/cars.svg');
  });
});
