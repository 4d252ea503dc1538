import { choiceGroup } from '../forms/fill-form.ts';
import { formOf, openFixture, openPasted, PASTE_LABEL } from '../open-lab.ts';
import { expect, test } from '../people/person.ts';

const DEFINITION = {
  filters: [
    { id: 1, key: 'colour', name: 'Масть', type: 'EDIT_TEXT', data_type: 'STRING' },
    { id: 2, key: 'wings', name: 'Крылья', type: 'HOLOGRAM', data_type: 'STRING' },
  ],
};

test('a pasted definition opens as both forms, with its diagnostics', async ({ page }) => {
  const form = await openPasted(page, DEFINITION);
  await expect(form.getByRole('textbox', { name: 'Масть' })).toBeVisible();
  await expect(formOf(page, 'filter').getByRole('textbox', { name: 'Масть' })).toBeVisible();
  const inside = page.getByRole('region', { name: 'Что внутри формы' });
  await expect(inside.getByText(/HOLOGRAM/).first()).toBeVisible();
  const fields = inside.getByRole('list', { name: 'Поля' }).getByRole('listitem');
  await expect(fields).toHaveText([/colour.*EDIT_TEXT/, /wings.*HOLOGRAM/]);
});

test(
  'a text that is not JSON is refused with a message, and can be corrected',
  { tag: '@long' },
  async ({ page }) => {
    await page.goto('/lab');
    await page.getByText('Вставить определение').click();
    const box = page.getByRole('textbox', { name: PASTE_LABEL });
    await box.fill('{"filters": [}');
    await page.getByRole('button', { name: 'Открыть', exact: true }).click();
    await expect(box).toHaveAccessibleDescription(/^Это не JSON: строка.\d+, знак.\d+ — /);
    await expect(box).toHaveValue('{"filters": [}');
  },
);

test('a dropped file is opened', { tag: '@long' }, async ({ page }) => {
  await page.goto('/lab');
  await page.getByText('Вставить определение').click();
  const dropped = await page.evaluateHandle((json) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([json], 'horses.json', { type: 'application/json' }));
    return transfer;
  }, JSON.stringify(DEFINITION));
  await page
    .getByRole('textbox', { name: PASTE_LABEL })
    .dispatchEvent('drop', { dataTransfer: dropped });
  await expect(formOf(page, 'entry').getByRole('textbox', { name: 'Масть' })).toBeVisible();
});

test('the inspector follows the form in every tab', async ({ page }) => {
  const form = await openFixture(page, 'search/home.mebel');
  await choiceGroup(form, 'Материал').getByRole('checkbox').first().check();
  const inside = page.getByRole('region', { name: 'Что внутри формы' });
  await inside.getByRole('tab', { name: 'План' }).focus();
  const shown = [
    ['Значения', /"material"/],
    ['Отправка', /"material"/],
    ['Чипы', /Материал/],
    ['Ссылка', /filter_material/],
    ['JSON Schema', /json-schema\.org\/draft\/2020-12/],
  ] as const;
  for (const [tab, content] of shown) {
    await page.keyboard.press('ArrowRight');
    await expect(inside.getByRole('tab', { name: tab })).toBeFocused();
    const panel = inside.getByRole('tabpanel', { name: tab });
    const box = panel.getByRole('textbox', { name: tab, exact: true });
    if (['Чипы', 'Ссылка'].includes(tab)) await expect(panel).toContainText(content);
    else await expect(box).toHaveValue(content);
  }
});

test(
  'both forms are shown side by side, and both widths show one form',
  { tag: '@long' },
  async ({ page }) => {
    await openFixture(page, 'create/home.mebel');
    await page.getByRole('button', { name: 'Рядом' }).click();
    await expect(formOf(page, 'entry')).toBeVisible();
    await expect(formOf(page, 'filter')).toBeVisible();

    await page.getByRole('button', { name: 'Форма продавца' }).click();
    await page.getByRole('combobox', { name: 'Ширина' }).selectOption('Обе рядом');
    const title = 'Название объявления';
    const phone = page.frameLocator('iframe').getByRole('region', { name: 'Форма продавца' });
    const here = formOf(page, 'entry').getByRole('textbox', { name: title });
    const there = phone.getByRole('textbox', { name: title });
    await here.fill('Диван');
    await expect(there).toHaveValue('Диван');
    await there.fill('Диван угловой');
    await expect(here).toHaveValue('Диван угловой');
    await expect(page).toHaveURL(/width=both/);
  },
);
