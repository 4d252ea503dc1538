import { fillByKeyboard, tabTo } from '../by-keyboard.ts';
import { expectJudged, nextJudging } from '../judged-form.ts';
import { askButton, openFixture } from '../open-lab.ts';
import { expect, test } from '../person.ts';
import { recordedForm } from '../recorded.ts';

test('a seller fills the form of a car without touching the mouse', async ({ page }) => {
  const recorded = recordedForm('cars.legkovye-avtomobili');
  const form = await openFixture(page, `create/${recorded.id}`);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'К содержанию' })).toBeFocused();
  await page.keyboard.press('Enter');

  await fillByKeyboard(form, recorded);
  const judging = nextJudging(page);
  await tabTo(askButton(form));
  await page.keyboard.press('Enter');
  expectJudged(await judging, recorded);

  const accepted = page.getByRole('dialog', { name: 'Сервер принял форму' });
  await expect(accepted).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(accepted).toBeHidden();
  await expect(askButton(form)).toBeFocused();
});
