import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';

import { TextDialog } from '../../../app/client/ui/text-dialog/TextDialog.tsx';

import '../../../app/client/ui/page.css';

const field = () => page.getByRole('textbox', { name: 'Название' });

async function openDialog(more: { hint?: string; missing?: string }, isSaved = true) {
  const onSave = vi.fn(async () => isSaved);
  const onClose = vi.fn();
  await render(
    <TextDialog
      title="Переименовать"
      label="Название"
      text="Квартиры"
      maxLength={20}
      save="Сохранить"
      onSave={onSave}
      onClose={onClose}
      {...more}
    />,
  );
  await expect.element(field()).toHaveFocus();
  return { onSave, onClose };
}

test('the text of a dialog is saved by Enter, and its dialog closes', async () => {
  const { onSave, onClose } = await openDialog({ missing: 'Введите название' });
  await userEvent.keyboard('{Control>}a{/Control}');
  await userEvent.keyboard('Маме{Enter}');
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(onSave).toHaveBeenCalledExactlyOnceWith('Маме');
});

test('a blank one is refused where it is needed, and a text that is not saved stays', async () => {
  const { onSave, onClose } = await openDialog({ missing: 'Введите название' }, false);
  await field().fill('  ');
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect.element(field()).toHaveAccessibleDescription('Введите название');
  await expect.element(page.getByRole('alert')).toHaveTextContent('Введите название');
  await expect.element(field()).toHaveAttribute('aria-invalid', 'true');
  expect(onSave).not.toHaveBeenCalled();
  await field().fill('Маме');
  await expect.element(field()).toHaveAttribute('aria-invalid', 'false');
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await vi.waitFor(() => expect(onSave).toHaveBeenCalledOnce());
  await expect.element(field()).toHaveValue('Маме');
  expect(onClose).not.toHaveBeenCalled();
});

test('with a hint it has several lines and a counter, and may be blank', async () => {
  const { onSave } = await openDialog({ hint: 'Видна только вам' });
  await expect.element(field()).toHaveAccessibleDescription('Видна только вам 8/20');
  await field().fill('');
  await page.getByRole('button', { name: 'Сохранить' }).click();
  expect(onSave).toHaveBeenCalledExactlyOnceWith('');
});

test('«Отмена» closes it and saves nothing', async () => {
  const { onSave, onClose } = await openDialog({ hint: 'Видна только вам' });
  await field().fill('Другое');
  await page.getByRole('button', { name: 'Отмена' }).click();
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(onSave).not.toHaveBeenCalled();
});
