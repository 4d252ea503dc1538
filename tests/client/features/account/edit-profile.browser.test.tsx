import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { currentSession } from '../../../../app/client/device/session.ts';
import { EditProfilePage } from '../../../../app/client/pages/profile/EditProfilePage.tsx';
import { refusalText, routes } from '../../../../app/contract/index.ts';
import { findViolations } from '../../../browser/find-violations.ts';
import { answerCalls, refusal } from '../../answer-calls.ts';
import type { Answer } from '../../answer-calls.ts';
import { answerUploads } from '../../answer-uploads.ts';
import { openAccountPage, PROFILE } from './account-setup.tsx';

const URL_OF_PICTURE = '/images/0123456789abcdef/large.webp';
const UPLOADED: Answer = {
  status: 201,
  json: { id: '0123456789abcdef', url: URL_OF_PICTURE, width: 800, height: 600 },
};

/** Opens the form; the server answers saves as given, or accepts them. Returns the saves. */
async function openForm(refused: Answer | null = null) {
  const calls = answerCalls(({ path, method, body }) => {
    if (path !== routes.profile.path) return null;
    if (method === 'GET') return { status: 200, json: PROFILE };
    return refused ?? { status: 200, json: { ...PROFILE, ...Object(body) } };
  });
  await openAccountPage('/profile/edit', <EditProfilePage />);
  await expect.element(name).toHaveValue('Зарина');
  return () => calls.filter(({ method }) => method !== 'GET').map(({ body }) => body);
}

const name = page.getByRole('textbox', { name: 'Имя' });
const about = page.getByRole('textbox', { name: 'О себе' });
const button = (text: string) => page.getByRole('button', { name: text, exact: true });
const picture = () => document.querySelector<HTMLInputElement>('input[type=file]');

async function choosePicture(): Promise<void> {
  const file = new File(['x'], 'me.jpg', { type: 'image/jpeg' });
  const input = picture();
  if (input === null) throw new Error('No field of the picture.');
  await userEvent.upload(input, file);
}

beforeEach(() => page.viewport(1280, 800));

describe('the form of the profile', () => {
  test('saves name and description, leaves for the profile, and shows the success', async () => {
    const saves = await openForm();
    await expect.element(about).toHaveValue('Шью на заказ');
    await name.fill('Зарина Каримова');
    await about.fill('Шью и чиню');
    await button('Сохранить').click();
    await expect
      .element(page.getByRole('dialog', { name: 'Профиль успешно обновлен' }))
      .toBeVisible();
    expect(saves()).toEqual([
      { name: 'Зарина Каримова', profile_description: 'Шью и чиню', profile_picture: null },
    ]);
    expect(location.pathname).toBe('/profile');
    expect(currentSession().username).toBe('Зарина Каримова');
  });

  test('asks for a name that is missing, and sends nothing', async () => {
    const saves = await openForm();
    await name.fill('  ');
    await button('Сохранить').click();
    await expect.element(page.getByRole('alert').getByText('Введите имя')).toBeVisible();
    await expect.element(name).toHaveFocus();
    expect(saves()).toEqual([]);
    expect(await findViolations(document.body)).toEqual([]);
  });

  test('gives the reason of a refused picture, and keeps what is typed', async () => {
    answerUploads(() => ({
      status: 422,
      json: refusal('image.too-small', refusalText('image.too-small')),
    }));
    await openForm();
    await about.fill('Шью и чиню');
    await choosePicture();
    await expect
      .element(page.getByText(`Фото не загрузилось. ${refusalText('image.too-small')}`))
      .toBeVisible();
    await expect.element(about).toHaveValue('Шью и чиню');
    await expect.element(button('Изменить фото')).toBeEnabled();
  });

  test('is saved with the picture only when it is uploaded', async () => {
    const upload = Promise.withResolvers<Answer>();
    answerUploads(() => upload.promise);
    const saves = await openForm();
    await choosePicture();
    await expect.element(button('Загружаем фото…').first()).toBeVisible();
    await name.click();
    await userEvent.keyboard('{Enter}');
    expect(saves()).toEqual([]);
    upload.resolve(UPLOADED);
    await button('Сохранить').click();
    await expect
      .element(page.getByRole('dialog', { name: 'Профиль успешно обновлен' }))
      .toBeVisible();
    expect(saves()).toMatchObject([{ profile_picture: URL_OF_PICTURE }]);
  });

  test('keeps what is typed when the server is away', async () => {
    const saves = await openForm({ status: 500, json: {} });
    await name.fill('Зарина Каримова');
    await button('Сохранить').click();
    await page.getByRole('dialog', { name: 'Ошибка' }).getByRole('button').first().click();
    await expect.element(name).toHaveValue('Зарина Каримова');
    expect(saves()).toHaveLength(1);
    expect(location.pathname).toBe('/profile/edit');
  });
});
