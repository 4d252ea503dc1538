import type { Page } from '@playwright/test';

import { expect, openFixture, test } from './person.ts';
import { optionName, recordedForm } from './recorded.ts';
import type { RecordedFilter } from './recorded.ts';

test.skip(({ viewport }) => (viewport?.width ?? 0) <= 768, 'a phone has no Tab key');

test('a seller publishes a car without touching the mouse', async ({ page }) => {
  const recorded = recordedForm('cars.legkovye-avtomobili');
  const form = await openFixture(page, `create/${recorded.id}`);
  const publish = form.getByRole('button', { name: 'Опубликовать' });
  await form.getByRole('button', { name: 'Очистить всё' }).focus();

  for (let presses = 0; presses < 200; presses += 1) {
    await page.keyboard.press('Tab');
    if (await publish.evaluate((button) => button === document.activeElement)) break;
    const filter = await focusedFilter(page, recorded.filters);
    if (filter !== null) await answerByKeyboard(page, filter, recorded.answers[filter.key]);
  }
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Объявление сохранено' })).toBeVisible();
});

/** The definition whose control has the focus, by its accessible name. */
async function focusedFilter(page: Page, filters: readonly RecordedFilter[]) {
  const name = await page.evaluate(() => {
    const { activeElement } = document;
    const group = activeElement?.closest('[role="radiogroup"], [role="group"], fieldset');
    const labelled =
      activeElement?.getAttribute('role') === 'combobox' ? activeElement : (group ?? activeElement);
    const ids = labelled?.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const own =
      activeElement instanceof HTMLInputElement || activeElement instanceof HTMLTextAreaElement
        ? activeElement.labels
        : null;
    const texts = [...ids.map((id) => document.getElementById(id)), ...(own ?? [])];
    return texts.map((element) => element?.textContent?.replace(/\s\*$/, '').trim() ?? '');
  });
  return filters.find((filter) => name.includes(filter.name)) ?? null;
}

async function answerByKeyboard(page: Page, filter: RecordedFilter, value: unknown): Promise<void> {
  if (value === undefined || value === null) return;
  const role = await page.evaluate(() => {
    const { activeElement } = document;
    return (
      activeElement?.getAttribute('role') ??
      (activeElement instanceof HTMLInputElement
        ? activeElement.type
        : activeElement?.tagName.toLowerCase())
    );
  });
  switch (role) {
    case 'combobox':
      return chooseByKeyboard(page, filter, value);
    case 'radio':
      return pickRadio(page, filter, value);
    case 'checkbox':
      if (value === true || isFocusedNameIn(page, filter, value))
        await page.keyboard.press('Space');
      return;
    case 'range':
      return;
    default:
      return page.keyboard.insertText(Array.isArray(value) ? value.join(', ') : String(value));
  }
}

async function chooseByKeyboard(page: Page, filter: RecordedFilter, value: unknown): Promise<void> {
  await expect(page.locator(':focus')).toBeEnabled();
  const name = optionName(filter, [value].flat()[0], parents());
  await page.keyboard.press('Enter');
  await page.keyboard.insertText(name);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
}

async function pickRadio(page: Page, filter: RecordedFilter, value: unknown): Promise<void> {
  const wanted = optionName(filter, value, parents());
  for (const [place] of (filter.values ?? []).entries()) {
    const name = await page.evaluate(() => {
      const { activeElement } = document;
      return activeElement instanceof HTMLInputElement
        ? (activeElement.labels?.[0]?.textContent ?? '')
        : '';
    });
    if (name.trim() === wanted) {
      if (place === 0) await page.keyboard.press('Space');
      return;
    }
    await page.keyboard.press('ArrowDown');
  }
}

function isFocusedNameIn(_page: Page, _filter: RecordedFilter, _value: unknown): boolean {
  return false;
}

function parents(): readonly unknown[] {
  return Object.values(recordedForm('cars.legkovye-avtomobili').answers).flat();
}
