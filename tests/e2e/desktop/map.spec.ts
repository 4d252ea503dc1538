import type { Locator, Page } from '@playwright/test';

import { openFixture, openPayload } from '../open-lab.ts';
import { tabTo } from '../people/by-keyboard.ts';
import { expect, test } from '../people/person.ts';

const FIELD = 'Место на карте';

async function openMap(page: Page): Promise<{ form: Locator; field: Locator; map: Locator }> {
  const form = await openFixture(page, 'trouble/city-location');
  const field = form.getByRole('textbox', { name: FIELD });
  await field.click();
  const map = page.getByRole('dialog', { name: FIELD });
  await expect(map.getByRole('application')).toBeVisible();
  return { form, field, map };
}

test('a point is set on a map without tiles by the mouse, and by the position of the device', async ({
  page,
  context,
}) => {
  const { form, field, map } = await openMap(page);
  const save = map.getByRole('button', { name: 'Сохранить' });
  await expect(save).toBeDisabled();
  await expect(map.getByText('Душанбе', { exact: true })).toBeVisible();

  const sheet = await map.getByRole('application').boundingBox();
  expect(sheet).not.toBeNull();
  const [x, y] = [(sheet?.x ?? 0) + 200, (sheet?.y ?? 0) + 150];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 60, y + 40, { steps: 4 });
  await page.mouse.up();
  await expect(save).toBeEnabled();
  const afterDrag = await map.getByRole('status').textContent();
  await map.getByRole('application').click({ position: { x: 120, y: 90 } });
  await expect(map.getByRole('status')).not.toHaveText(afterDrag ?? '');
  await save.click();

  await expect(map).toBeHidden();
  await expect(field).not.toHaveValue('');
  await expect(field).toBeFocused();
  const payload = await openPayload(page);
  await expect(payload).toHaveValue(/"latitude": \d+\.\d+/);

  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 40.2826, longitude: 69.6222 });
  await form.getByRole('button', { name: `Очистить: ${FIELD}` }).click();
  await field.click();
  await map.getByRole('button', { name: 'Моё место' }).click();
  await expect(map.getByRole('status')).toHaveText('Худжанд');
  await map.getByRole('button', { name: 'Сохранить' }).click();
  await expect(field).toHaveValue('Худжанд');
});

test(
  'a point is set by the keyboard: arrows move, plus zooms, Esc changes nothing',
  { tag: '@long' },
  async ({ page }) => {
    const form = await openFixture(page, 'trouble/city-location');
    const field = form.getByRole('textbox', { name: FIELD });
    const map = page.getByRole('dialog', { name: FIELD });
    await field.press('Enter');
    await tabTo(map.getByRole('application'));
    await page.keyboard.press('ArrowRight');
    const point = map.getByRole('status');
    await expect(point).not.toHaveText('Передвиньте карту, чтобы метка указала место');
    await page.keyboard.press('Escape');
    await expect(map).toBeHidden();
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('');

    await field.press('Space');
    await tabTo(map.getByRole('application'));
    await page.keyboard.press('Equal');
    await page.keyboard.press('ArrowUp');
    await tabTo(map.getByRole('textbox', { name: 'Адрес' }));
    await page.keyboard.insertText('Чайхана у моста');
    await tabTo(map.getByRole('button', { name: 'Сохранить' }));
    await page.keyboard.press('Enter');
    await expect(field).toHaveValue('Чайхана у моста');

    await form.getByRole('button', { name: `Очистить: ${FIELD}` }).press('Enter');
    await expect(field).toHaveValue('');
    await expect(field).toBeFocused();
  },
);

test('shows a message when the browser denies the position', { tag: '@long' }, async ({ page }) => {
  const { map } = await openMap(page);
  await map.getByRole('button', { name: 'Моё место' }).click();
  await expect(map.getByRole('alert')).toHaveText(/^Разрешите доступ к местоположению/);
});
