import { fillForm } from './fill-form.ts';
import { expect, openFixture, test } from './person.ts';
import { recordedForm, recordedStructure } from './recorded.ts';

const firstOfEach = recordedStructure().categories.flatMap(({ name, subcategories }) =>
  subcategories.slice(0, 1).map(({ id }) => ({ category: name, id })),
);

for (const { category, id } of firstOfEach) {
  test(`a seller fills «${category}» and reads the ad as it was stored`, async ({ page }) => {
    const recorded = recordedForm(id);
    const form = await openFixture(page, `create/${id}`);

    await fillForm(form, recorded);
    await form.getByRole('button', { name: 'Опубликовать' }).click();

    const stored = page.getByRole('dialog', { name: 'Объявление сохранено' });
    await expect(stored).toBeVisible();
    await expect(stored.getByText(String(recorded.answers['title'])).first()).toBeVisible();
    const ad = JSON.parse(
      await stored.getByRole('textbox', { name: 'Как оно лежит на сервере' }).inputValue(),
    );
    expect(ad).toMatchObject({ subcategory_id: id, title: recorded.answers['title'] });

    await stored.getByRole('button', { name: 'Закрыть' }).last().click();
    await expect(stored).toBeHidden();
  });
}

test('a link carries the values of a filter to another visitor', async ({ page }) => {
  const form = await openFixture(page, 'search/cars.legkovye-avtomobili', 'filter');
  const price = form.getByRole('group', { name: 'Цена', exact: true });
  const isPhone = (page.viewportSize()?.width ?? 0) <= 768;
  if (isPhone) {
    await form.getByRole('button', { name: /Цена/ }).click();
    await page.getByRole('dialog').getByRole('textbox', { name: /от/ }).fill('50 000');
    await page.getByRole('dialog').getByRole('button', { name: 'Готово' }).click();
  } else {
    await price.getByRole('textbox', { name: /от/ }).fill('50 000');
    await price.getByRole('textbox', { name: /до/ }).focus();
    await page.keyboard.press('Tab');
  }
  await expect(page).toHaveURL(/filter_price=50000/);

  await page.reload();
  await page.getByRole('tab', { name: 'Отправка' }).click();
  await expect(page.getByRole('textbox', { name: 'Отправка' })).toHaveValue(/"min": 50000/);
});
