import { truncate, writeFile } from 'node:fs/promises';

import { routes } from '../../../app/contract/wire/routes.ts';
import { openCreateForm } from '../create-ad.ts';
import { expect, test } from '../people/person.ts';
import { signedIn } from '../people/sign-in.ts';
import { addPhotos, choosePhotos, makePhoto, makePhotos, photoTiles } from '../photos.ts';

const MEGABYTE = 1024 * 1024;

// The browser logs the server's refusal of the small picture.
test.use({ expectedNoise: /^Failed to load resource: .* status of 422 .*\/images\/$/ });

// The title is part of the path of a file, and Chromium opens only ASCII paths in a C locale.
test('photos are refused, shrunk, moved by their menus and limited', async ({ page }, testInfo) => {
  await signedIn(page);
  const form = await openCreateForm(page, 'home.posuda');

  await test.step('a file that is not a photo shows its fault, and is removed with one press', async () => {
    const text = { mimeType: 'image/jpeg', buffer: Buffer.from('Это вовсе не фото.') };
    // Not `addPhotos`: what is refused has a tile for a moment only, or for none.
    await choosePhotos(form, [
      { name: 'letter.jpg', ...text },
      await makePhoto('small.jpg', { width: 300, height: 200 }),
    ]);
    const refused = form.getByRole('list', { name: 'Не добавлены' }).getByRole('listitem');
    await expect(refused.filter({ hasText: 'letter.jpg' })).toContainText('Файл повреждён');
    await expect(refused.filter({ hasText: 'small.jpg' })).toContainText(
      'Фото слишком маленькое. Нужно хотя бы 400×300 точек.',
    );
    await expect(photoTiles(form)).toHaveCount(0);
    await form.getByRole('button', { name: 'Убрать: letter.jpg' }).click();
    await form.getByRole('button', { name: 'Убрать: small.jpg' }).click();
    await expect(refused).toHaveCount(0);

    // Longer than the browser opens; only its length matters.
    const huge = testInfo.outputPath('huge.jpg');
    await writeFile(huge, '');
    await truncate(huge, 81 * MEGABYTE);
    await choosePhotos(form, huge);
    await expect(form.getByText(/^huge\.jpg Файл больше 80\sМБ$/)).toBeVisible();
  });

  await test.step('a large picture of a camera is shrunk and uploaded', async () => {
    const uploaded = page.waitForResponse(`**${routes.uploadImage.path}`);
    const photo = await makePhoto('large.jpg', { width: 3200, height: 2400 });
    const file = testInfo.outputPath(photo.name);
    // More than the server accepts: bytes after the end of the image are ignored.
    await writeFile(file, photo.buffer);
    await truncate(file, 11 * MEGABYTE);
    await choosePhotos(form, file);
    await expect(photoTiles(form).first()).toContainText('Обложка');
    expect(await (await uploaded).json()).toMatchObject({ width: 1600, height: 1200 });
  });

  await test.step('photos are moved by their menus', async () => {
    await addPhotos(form, await makePhotos(2));
    const pictures = () =>
      form
        .getByRole('img', { name: /^Фото \d/ })
        .evaluateAll((images) => images.map((image) => image.getAttribute('src')));
    const [first, second, third] = await pictures();
    const menu = async (photo: number, item: string): Promise<void> => {
      const dots = form.getByRole('button', { name: `Действия с фото ${photo}` });
      await dots.press('Enter');
      await page.getByRole('menuitem', { name: item }).press('Enter');
    };
    await menu(3, 'Сделать обложкой');
    await expect.poll(pictures).toEqual([third, first, second]);
    await expect(photoTiles(form).first()).toContainText('Обложка');
    await menu(1, 'Переместить правее');
    await expect.poll(pictures).toEqual([first, third, second]);
    await menu(2, 'Удалить');
    await expect.poll(pictures).toEqual([first, second]);
  });

  await test.step('their limit is kept', async () => {
    const small = await makePhoto('more.jpg', { width: 400, height: 300 });
    await choosePhotos(
      form,
      Array.from({ length: 9 }, () => small),
    );
    await expect(form.getByText('Можно добавить не больше 10 фото')).toBeVisible();
    await expect(photoTiles(form)).toHaveCount(10);
    await expect(form.getByRole('button', { name: 'Добавить фото' })).toBeHidden();
  });
});
