import { tajik } from '../../../engine/tg.ts';
import { expectAccessible } from '../expect-accessible.ts';
import { formOf, openPasted } from '../open-lab.ts';
import { expect, test } from '../people/person.ts';

const text = { type: 'EDIT_TEXT', data_type: 'STRING' };
const colour = { id: 1, key: 'colour', name: 'Масть', ...text, is_required: true };
const breed = { id: 2, key: 'breed', name: 'Порода', ...text, is_required: true };
const nickname = { id: 3, key: 'nickname', name: 'Кличка', ...text };

test('a definition is edited while its form is filled, and the lost values are named; the language changes, and the input is kept', async ({
  page,
}) => {
  const form = await openPasted(page, { filters: [colour, breed] });
  await form.getByRole('textbox', { name: 'Масть' }).fill('гнедая');
  await form.getByRole('textbox', { name: 'Порода' }).fill('локайская');
  await page.getByRole('tab', { name: 'Определение' }).click();
  const panel = page.getByRole('tabpanel', { name: 'Определение' });
  const box = panel.getByRole('textbox', { name: 'Определение в JSON' });
  const apply = panel.getByRole('button', { name: 'Применить' });

  await test.step('the definition', async () => {
    await box.fill('{\n  "filters": [}');
    await apply.click();
    await expect(box).toHaveAccessibleDescription(/^Это не JSON: строка.2, знак.15 — /);
    await expect(form.getByRole('textbox', { name: 'Порода' })).toHaveValue('локайская');

    await box.fill(JSON.stringify({ filters: [colour, nickname] }));
    await apply.click();
    await expect(panel.getByRole('status')).toContainText('Порода breed: такого поля больше нет.');
    await expect(panel.getByRole('status')).toContainText('Было: локайская');
    await expect(form.getByRole('textbox', { name: 'Масть' })).toHaveValue('гнедая');
    await expect(form.getByRole('textbox', { name: 'Кличка' })).toBeVisible();
    await expect(form.getByRole('textbox', { name: 'Порода' })).toBeHidden();
    await form.getByRole('button', { name: 'Отменить' }).click();
    await expect(form.getByRole('textbox', { name: 'Масть' })).toHaveValue('');

    await apply.click();
    await expect(panel.getByRole('status')).toHaveText(/^Ничего не изменилось/);
    await expectAccessible(page, formOf(page, 'entry'));
    await expectAccessible(page, panel);
  });

  await test.step('the language', async () => {
    await box.fill(JSON.stringify({ filters: [colour, breed] }));
    await apply.click();
    await page.getByRole('combobox', { name: 'Ширина' }).selectOption('Обе рядом');
    await form.getByRole('textbox', { name: 'Масть' }).fill('гнедая');
    await form.getByRole('button', { name: 'Проверить' }).click();
    const empty = form.getByRole('textbox', { name: 'Порода' });
    await expect(empty).toHaveAccessibleDescription(/^Это поле обязательно для заполнения/);

    await page.getByRole('combobox', { name: 'Язык' }).selectOption('Тоҷикӣ');
    const required = tajik.faultText({ code: 'required' });
    await expect(empty).toHaveAccessibleDescription(new RegExp(`^${required}`));
    const phone = page.frameLocator('iframe').getByRole('region', { name: 'Форма продавца' });
    await expect(phone.getByRole('textbox', { name: 'Порода' })).toHaveAccessibleDescription(
      new RegExp(`^${required}`),
    );
    const there = phone.getByRole('textbox', { name: 'Масть' });
    await expect(there).toHaveValue('гнедая');
    await there.fill('буланая');
    await expect(form.getByRole('textbox', { name: 'Масть' })).toHaveValue('буланая');
    await expect(page).toHaveURL(/lang=tg.*width=both|width=both.*lang=tg/);
    await expectAccessible(page, form);
  });
});
