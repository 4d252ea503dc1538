import { expect, expectAccessible, openFixture, test } from './person.ts';

test('an empty form shows every required field, and nothing typed is lost', async ({ page }) => {
  const form = await openFixture(page, 'create/electronics.telefony');
  const title = form.getByRole('textbox', { name: 'Название объявления', exact: true });
  await title.fill('Тел');
  await form.getByRole('button', { name: 'Опубликовать' }).click();

  const summary = form
    .getByRole('alert')
    .filter({ hasText: /Проверьте \d+/ })
    .or(form.getByRole('group', { name: /Проверьте \d+/ }));
  await expect(summary.first()).toBeInViewport();
  await expect(summary.first()).toBeFocused();
  await expect(title).toHaveValue('Тел');
  await expect(title).toHaveAccessibleDescription(/Минимальная длина: 5/);
  await expectAccessible(page);

  await title.fill('Телефон');
  await expect(title).not.toHaveAttribute('aria-invalid', 'true');
});

const IMEI_FAULTS = [
  { text: '35693803564380', fault: 'IMEI должен содержать ровно 15 цифр', why: 'fourteen digits' },
  {
    text: '356938035643808',
    fault: 'IMEI не соответствует формату - проверьте все ли цифры введены правильно',
    why: 'a wrong check digit',
  },
];

for (const { text, fault, why } of IMEI_FAULTS) {
  test(`a seller sees what is wrong with an IMEI: ${why}`, async ({ page }) => {
    const form = await openFixture(page, 'create/electronics.telefony');
    const box = form.getByRole('textbox', { name: 'IMEI', exact: true });
    await box.fill(text);
    await form.getByRole('button', { name: 'Опубликовать' }).click();
    await expect(box).toHaveAccessibleDescription(new RegExp(fault));

    await box.fill('356938035643809');
    await expect(box).not.toHaveAttribute('aria-invalid', 'true');
    await expect(form.getByText('15/15')).toBeVisible();
  });
}

test('a refusal of the server lands on its field', async ({ page }) => {
  await page.route('**/api/v1/advertisements/', async (route) => {
    const body = {
      error: {
        code: 'ad.invalid',
        message: 'Проверьте поля',
        fields: {
          title: [
            { code: 'title.banned', params: {}, message: 'Такой заголовок нельзя', level: 'error' },
          ],
        },
        request_id: 'e2e',
      },
    };
    await route.fulfill({ status: 422, json: body });
  });
  const { fillForm } = await import('./fill-form.ts');
  const { recordedForm } = await import('./recorded.ts');
  const form = await openFixture(page, 'create/home.mebel');
  await fillForm(form, recordedForm('home.mebel'));
  await form.getByRole('button', { name: 'Опубликовать' }).click();

  const title = form.getByRole('textbox', { name: 'Название объявления', exact: true });
  await expect(title).toHaveAccessibleDescription(/Такой заголовок нельзя/);
  await expect(title).toBeInViewport();
});
