import { fillByKeyboard, tabTo } from '../by-keyboard.ts';
import { openFixture, publishButton } from '../open-lab.ts';
import { expect, test } from '../person.ts';
import { recordedForm } from '../recorded.ts';
import { draftOf, expectAnswers, nextPublishing, readAd } from '../stored-ad.ts';

test('a seller publishes a car without touching the mouse', async ({ page }) => {
  const recorded = recordedForm('cars.legkovye-avtomobili');
  const form = await openFixture(page, `create/${recorded.id}`);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'К содержанию' })).toBeFocused();
  await page.keyboard.press('Enter');

  await fillByKeyboard(form, recorded);
  const publishing = nextPublishing(page);
  await tabTo(publishButton(form));
  await page.keyboard.press('Enter');
  const { draft, ad } = await publishing;
  expect(draft.filters).toEqual(draftOf(recorded));
  expectAnswers(await readAd(page, ad.id), recorded);

  const stored = page.getByRole('dialog', { name: 'Объявление сохранено' });
  await expect(stored).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(stored).toBeHidden();
  await expect(publishButton(form)).toBeFocused();
});
