import { readFile } from 'node:fs/promises';

import type { Locator, Page } from '@playwright/test';

import { LabTraces } from '../../../app/contract/lab/lab-trace.ts';
import { routes } from '../../../app/contract/wire/routes.ts';
import { openCreateForm } from '../create-ad.ts';
import { expectAccessible } from '../expect-accessible.ts';
import { chooseInDropdown } from '../forms/fill-form.ts';
import { formOf, openFixture } from '../open-lab.ts';
import { expect, test } from '../people/person.ts';
import { grantTester } from '../people/roles.ts';
import { signedIn } from '../people/sign-in.ts';

const TITLE = 'Название объявления';
const SECRET = 'Диван от Зарины';

/** Saves the recording of a form; returns the file's path and name. */
async function saveTrace(part: Page | Locator, page: Page) {
  await part.getByRole('button', { name: 'Скачать запись' }).click();
  const dialog = page.getByRole('dialog', { name: 'Скачать запись' });
  await expect(dialog.getByRole('checkbox', { name: 'Заменить личное' })).toBeChecked();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Скачать', exact: true }).click(),
  ]);
  await expect(dialog).toBeHidden();
  return { path: await download.path(), name: download.suggestedFilename() };
}

const player = (page: Page) => page.getByRole('region', { name: 'Проигрыватель записи' });
const currentStep = (page: Page) => player(page).locator('[aria-current="step"]');

test('a recording is saved, opened, replayed and continued by hand', async ({ page }) => {
  const form = await openFixture(page, 'create/home.mebel');
  await chooseInDropdown(form, 'Вид', ['Диван']);
  await form.getByRole('textbox', { name: TITLE }).fill(SECRET);
  const { path, name } = await saveTrace(page, page);
  expect(name).toBe('home.mebel.trace.json');
  expect(await readFile(path, 'utf8')).not.toContain(SECRET);

  await page.goto('/lab');
  await page.getByText('Вставить определение').click();
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Открыть файл' }).click(),
  ]);
  await chooser.setFiles(path);
  await expect(page.getByText('Совпадает с записью')).toBeVisible();
  const again = formOf(page, 'entry');
  const kind = again.getByRole('combobox', { name: 'Вид', exact: true });
  await expect(kind).not.toContainText('Диван');

  const next = player(page).getByRole('button', { name: 'Шаг вперёд' });
  await next.click();
  await expect(currentStep(page)).toContainText('Вид: Диван');
  await expect(kind).toContainText('Диван');
  await page.keyboard.press('Home');
  await expect(currentStep(page)).toContainText('Форма открыта');
  await page.keyboard.press('End');
  await expect(next).toHaveAttribute('aria-disabled', 'true');
  const title = again.getByRole('textbox', { name: TITLE });
  await expect(title).toHaveValue(new RegExp(`^.{${SECRET.length}}$`));
  await expect(title).not.toHaveValue(SECRET);

  await title.fill('Другой');
  await expect(page.getByText(/^Это запись: /)).toBeVisible();
  await page.getByRole('button', { name: 'Продолжить отсюда' }).click();
  await expect(kind).toContainText('Диван');
  await title.fill('Другой');
  await expect(title).toHaveValue('Другой');
  await page.getByRole('button', { name: /^К записи, шаг/ }).click();
  await expect(currentStep(page)).toBeVisible();
});

test('responses are held, reordered, failed and duplicated', async ({ page }) => {
  await page.goto('/lab?fixture=create/cars.legkovye-avtomobili&tab=network&hold=1');
  const form = formOf(page, 'entry');
  const model = form.getByRole('combobox', { name: 'Модель', exact: true });
  const answers = page.getByRole('list', { name: 'Ответы сервера' }).getByRole('listitem');
  await chooseInDropdown(form, 'Марка', ['Toyota']);
  await chooseInDropdown(form, 'Марка', ['Hyundai']);
  await expect(answers).toHaveText([
    /№ 2 Модель ← Hyundai.*удержан/,
    /№ 1 Модель ← Toyota.*удержан/,
  ]);
  await expect(model).toHaveText('Загружаем…');

  await answers.nth(0).getByRole('button', { name: 'Отпустить' }).click();
  await expect(answers.nth(0)).toContainText('пришёл');
  await answers.nth(1).getByRole('button', { name: 'Отпустить' }).click();
  await expect(answers.nth(1)).toContainText('форма уже не ждала');
  await chooseInDropdown(form, 'Модель', ['Tucson']);

  await chooseInDropdown(form, 'Марка', ['Kia']);
  await answers.nth(0).getByRole('button', { name: 'Отказать' }).click();
  await expect(form.getByRole('button', { name: 'Повторить' })).toBeVisible();
  await page.getByRole('checkbox', { name: 'Удерживать ответы' }).uncheck();
  await form.getByRole('button', { name: 'Повторить' }).click();
  await expect(model).not.toHaveAttribute('aria-busy');
  await answers.nth(0).getByRole('button', { name: 'Повторить' }).click();
  await expect(answers.nth(0)).toContainText(/повтор №/);
  await expectAccessible(page, page.getByRole('region', { name: 'Что внутри формы' }));
});

test(
  'while the clock is stopped, responses wait until it advances',
  { tag: '@long' },
  async ({ page }) => {
    const environment = 'network=slow&tab=clock&clock=2031-03-08T07:00:00.000Z';
    await page.goto(`/lab?fixture=create/cars.legkovye-avtomobili&${environment}`);
    const form = formOf(page, 'entry');
    await chooseInDropdown(form, 'Марка', ['Toyota']);
    const model = form.getByRole('combobox', { name: 'Модель', exact: true });
    await expect(page.getByText(/^Ответы — в пути: 1/)).toBeVisible();
    await page.getByRole('button', { name: /^\+1.с$/ }).click();
    await expect(model).toHaveText('Загружаем…');
    await page.getByRole('button', { name: /^\+1.мин$/ }).click();
    await expect(model).not.toHaveAttribute('aria-busy');
    await expect(page).toHaveURL(/clock=2031-03-08T07:01:01.000Z/);
  },
);

test('a link opens a recorded trace at its step', { tag: '@long' }, async ({ page }) => {
  const answer = await page.request.get(routes.labTraces.path);
  const [trace] = LabTraces.parse(await answer.json()).traces;
  await page.goto(`/lab?trace=${trace?.id}&step=2&part=payload`);
  await expect(player(page).getByText(/^Шаг 2 из/)).toBeVisible();
  await expect(page.getByRole('tabpanel', { name: 'Отправка' })).toBeVisible();
  await expect(page.getByText('Совпадает с записью')).toBeVisible();
  await currentStep(page).press('ArrowLeft');
  await expect(page).toHaveURL(/step=1/);
  await expect(currentStep(page)).toBeFocused();
  await expectAccessible(page);
});

test('a tester saves the recording of an ad’s form, and other users have no such button', async ({
  page,
}) => {
  const person = await signedIn(page);
  const form = await openCreateForm(page, 'home.mebel');
  await expect(form.getByRole('textbox', { name: TITLE })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(form.getByRole('button', { name: 'Скачать запись' })).toBeHidden();

  await grantTester(person);
  await page.reload();
  await form.getByRole('textbox', { name: TITLE }).fill(SECRET);
  const { path, name } = await saveTrace(form, page);
  expect(name).toBe('home.mebel.trace.json');
  const text = await readFile(path, 'utf8');
  expect(JSON.parse(text)).toMatchObject({ format: 'form-trace', mode: 'entry' });
  expect(text).not.toContain(SECRET);
});
