import { askButton, openFixture, openPasted } from '../open-lab.ts';
import { expect, test } from '../people/person.ts';

test(
  'a single fault is scrolled to and focused, and correcting it enables publishing',
  { tag: '@long' },
  async ({ page }) => {
    const form = await openPasted(page, {
      filters: [
        {
          id: 1,
          key: 'word',
          name: 'Слово',
          type: 'EDIT_TEXT',
          data_type: 'STRING',
          min_length: 3,
        },
        ...Array.from({ length: 20 }, (_, index) => ({
          id: index + 2,
          key: `text-${index}`,
          name: `Текст ${index}`,
          type: 'TEXT_AREA',
          data_type: 'STRING',
        })),
      ],
    });
    const word = form.getByRole('textbox', { name: 'Слово', exact: true });
    await word.fill('аб');
    const check = form.getByRole('button', { name: 'Проверить' });
    await check.scrollIntoViewIfNeeded();
    await expect(word).not.toBeInViewport();
    await check.click();

    await expect(word).toBeFocused();
    await expect(word).toBeInViewport();
    await expect(word).toHaveAccessibleDescription(/Минимальная длина: 3/);
    await word.fill('абв');
    await expect(word).not.toHaveAttribute('aria-invalid');
    await word.press('Enter');
    await expect(page.getByRole('textbox', { name: 'Отправка' })).toHaveValue(/"word": "абв"/);
  },
);

test(
  'an IMEI keeps only digits, counts them and states its fault',
  { tag: '@long' },
  async ({ page }) => {
    const form = await openFixture(page, 'create/electronics.telefony');
    const box = form.getByRole('textbox', { name: 'IMEI', exact: true });

    await box.fill('49-015420-323751-9');
    await expect(box).toHaveValue('490154203237519');
    await expect(form.getByText('15/15')).toBeVisible();
    await box.press('Tab');
    await expect(box).toHaveAccessibleDescription(
      /IMEI не соответствует формату - проверьте все ли цифры введены правильно/,
    );
    await box.fill('4901542032375');
    await expect(form.getByText('13/15')).toBeVisible();
    await askButton(form).click();
    await expect(box).toHaveAccessibleDescription(/IMEI должен содержать ровно 15 цифр/);

    await box.fill('490154203237518');
    await expect(box).not.toHaveAttribute('aria-invalid');
    await expect(form.getByRole('img', { name: 'Контрольная цифра верна' })).toBeVisible();
  },
);
