import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { automatic, from, here, openPanel, PAGE } from './open-panel.tsx';

const WORDS = { type: 'EDIT_TEXT', data_type: 'STRING' };
/** The page of the next release: no price, another value of the gearbox, a new year. */
const NEXT_PAGE = {
  ...PAGE,
  filters: [
    {
      ...PAGE.filters[1],
      values: [
        { id: 1, name: 'Автомат', value: 'automatic' },
        { id: 3, name: 'Робот', value: 'robot' },
      ],
    },
    { id: 4, key: 'year', name: 'Год', type: 'EDIT_TEXT', data_type: 'INTEGER' },
  ],
};
/** A page that asks for the price and the place last. */
const LATE_PRICE_PAGE = {
  ...PAGE,
  filters: [
    ...PAGE.filters.slice(1),
    { id: 5, key: 'district', parent_filter_id: 6, name: 'Район', ...WORDS },
    { id: 7, key: 'owner', name: 'Владелец', ...WORDS },
    { id: 6, key: 'city', name: 'Город', ...WORDS },
    ...PAGE.filters.slice(0, 1),
  ],
};
const upTo = page.getByRole('textbox', { name: 'Цена до' });

const nameOf = (box: HTMLInputElement) =>
  box.getAttribute('aria-label') ??
  `${box.labels?.[0]?.textContent} ${box.closest('fieldset, [role=group]')?.textContent}`;

beforeEach(() => page.viewport(1280, 800));

describe('the filter panel', () => {
  test('shows the filters of the address, and their chips', async () => {
    await openPanel('?filter_price=5000..&filter_gearbox=automatic');
    await expect.element(from).toHaveValue('5\u00A0000');
    await expect.element(automatic).toBeChecked();
    await expect.element(page.getByText('Цена: от 5\u00A0000\u00A0с.')).toBeVisible();
    await expect.element(page.getByText('Коробка: Автомат')).toBeVisible();
  });

  test('begins with the price and the city, whatever their place in the definition', async () => {
    await openPanel('?filter_city=Душанбе', LATE_PRICE_PAGE);
    await expect.element(page.getByRole('textbox', { name: 'Район' })).toBeVisible();
    const form = document.querySelector('form');
    const boxes = [...(form?.querySelectorAll('input') ?? [])];
    const named = (name: RegExp) => boxes.findIndex((box) => name.test(nameOf(box)));
    const places = [/Цена/, /Город/, /Район/, /Автомат/, /Владелец/].map(named);
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
  });

  test('writes the input to the address, without losing a key', async () => {
    await openPanel('');
    await from.click();
    await userEvent.keyboard('1234');
    await expect.poll(here).toBe('?filter_price=1234..');
    await userEvent.keyboard('567');
    await expect.poll(here).toBe('?filter_price=1234567..');
    expect(document.activeElement).toBe(from.element());
    await userEvent.tab();
    await expect.element(from).toHaveValue('1\u00A0234\u00A0567');
  });

  test('shows a price of seven digits in full at its narrowest width', async () => {
    await openPanel('?filter_price=1234567..9876543');
    const panel = page.getByRole('complementary', { name: 'Фильтры' }).element();
    if (panel instanceof HTMLElement) panel.style.width = 'var(--panel)';
    for (const box of [from, upTo]) {
      const { scrollWidth, clientWidth } = box.element();
      expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
    }
  });

  test('follows «back» and «forward»', async () => {
    await openPanel('');
    await automatic.click();
    await expect.poll(here).toBe('?filter_gearbox=automatic');
    await from.fill('100');
    await expect.poll(here).toBe('?filter_price=100..&filter_gearbox=automatic');
    history.back();
    await expect.element(from).toHaveValue('');
    await expect.element(automatic).toBeChecked();
    history.back();
    await expect.element(automatic).not.toBeChecked();
    history.forward();
    await expect.element(automatic).toBeChecked();
    expect(here()).toBe('?filter_gearbox=automatic');
  });

  test('shows the fault of a filter and keeps searching with its last valid value', async () => {
    await openPanel('?filter_price=100..900');
    await from.fill('1000');
    await expect.element(page.getByText('Значение «от» больше значения «до»')).toBeVisible();
    expect(here()).toBe('?filter_price=100..900');
    await automatic.click();
    await expect.poll(here).toBe('?filter_price=100..900&filter_gearbox=automatic');
    const chips = page.getByRole('list', { name: 'Выбранные фильтры' }).getByRole('listitem');
    const names = ['Цена: от 100 до 900\u00A0с.', 'Коробка: Автомат', 'Сбросить всё'];
    await expect.poll(() => chips.elements().map((chip) => chip.textContent)).toEqual(names);
    await expect.element(from).toHaveValue('1\u00A0000');
    await from.fill('500');
    await expect.poll(here).toBe('?filter_price=500..900&filter_gearbox=automatic');
  });

  test('removes a filter by the × of its chip, and focuses it by the chip', async () => {
    await openPanel('?filter_price=..900&filter_gearbox=manual');
    await page.getByRole('button', { name: /^Цена:/ }).click();
    await expect.poll(() => document.activeElement).toBe(from.element());
    await page.getByRole('button', { name: 'Убрать фильтр «Цена»' }).click();
    await expect.element(upTo).toHaveValue('');
    await expect.poll(here).toBe('?filter_gearbox=manual');
  });

  test('is cleared at once, and undo restores it', async () => {
    await openPanel('?filter_price=..900&filter_gearbox=manual');
    await expect.element(upTo).toHaveValue('900');
    await page.getByRole('button', { name: 'Сбросить', exact: true }).click();
    await expect.element(upTo).toHaveValue('');
    await expect.poll(here).toBe('');
    await expect.element(page.getByText('Фильтры сброшены')).toBeVisible();
    await page.getByRole('button', { name: 'Вернуть' }).click();
    await expect.poll(here).toBe('?filter_price=..900&filter_gearbox=manual');
  });

  test('removes obsolete filters from an old address', async () => {
    await openPanel('?filter_colour=red&filter_gearbox=manual,robot&filter_price=9..1');
    await expect.poll(here).toBe('?filter_gearbox=manual');
    const state: unknown = history.state;
    expect(state).toEqual({ lost: expect.arrayContaining(['colour', 'Коробка', 'Цена']) });
    await expect
      .element(page.getByText('[{"key":"gearbox","value":["manual"]}]'))
      .toBeInTheDocument();
  });
});

describe('definitions that change under an open page', () => {
  test('are used by the next search, and keep the input', async () => {
    const server = await openPanel('?filter_price=100..&filter_gearbox=automatic');
    await expect.element(page.getByText('Цена: от 100\u00A0с.')).toBeVisible();
    const wrong: string[] = [];
    const output = document.querySelector('output');
    const watch = new MutationObserver(() => {
      const text = output?.textContent ?? '';
      if (server.page === NEXT_PAGE && text.includes('manual')) wrong.push(text);
    });
    watch.observe(document.body, { subtree: true, characterData: true, childList: true });
    onTestFinished(() => watch.disconnect());

    server.page = NEXT_PAGE;
    await page.getByRole('checkbox', { name: 'Механика' }).click();
    await expect.element(page.getByRole('textbox', { name: 'Год' })).toBeVisible();
    await expect.element(automatic).toBeChecked();
    await expect.poll(here).toBe('?filter_gearbox=automatic');
    expect(history.state).toMatchObject({ lost: expect.arrayContaining(['price', 'Коробка']) });
    // No search used the old definitions.
    expect(wrong).toEqual([]);

    await page.getByRole('checkbox', { name: 'Робот' }).click();
    await expect.poll(here).toBe('?filter_gearbox=automatic,robot');
    await expect
      .poll(() => output?.textContent)
      .toBe(JSON.stringify([{ key: 'gearbox', value: ['automatic', 'robot'] }]));
  });
});
