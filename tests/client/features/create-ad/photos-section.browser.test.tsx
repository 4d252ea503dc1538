import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { createActor, fromCallback } from 'xstate';

import type { NewPhoto } from '../../../../app/client/features/create-ad/photos/photo-list.ts';
import { photoQueueMachine } from '../../../../app/client/features/create-ad/photos/photo-queue.machine.ts';
import type { UploadNews } from '../../../../app/client/features/create-ad/photos/photo-queue.machine.ts';
import { PhotosSection } from '../../../../app/client/features/create-ad/photos/PhotosSection.tsx';
import { findViolations } from '../../../browser/find-violations.ts';

import '../../../../app/client/ui/page.css';

/** A section whose uploads are reported by the test. */
async function openSection(urls: readonly string[] = [], fault: string | null = null) {
  const uploadPhoto = fromCallback<{ type: 'never' }, NewPhoto>(() => {});
  const machine = photoQueueMachine.provide({ actors: { uploadPhoto } });
  const queue = createActor(machine, { input: { limit: 4, urls } }).start();
  onTestFinished(() => void queue.stop());
  await render(<PhotosSection queue={queue} isRequired fault={fault} />);
  const report = (news: UploadNews) => queue.send(news);
  const order = () => queue.getSnapshot().context.photos.map(({ id }) => id);
  return { queue, report, order };
}

const THREE = ['/art/photos/sofa.svg', '/art/photos/phone.svg', '/art/photos/kitten.svg'];
const menuOf = (index: number) => page.getByRole('button', { name: `Действия с фото ${index}` });
const item = (name: string) => page.getByRole('menuitem', { name });
const announced = (text: string | RegExp) => page.getByRole('status').filter({ hasText: text });

/** Opens the menu of a photo by the keyboard. */
async function openMenu(index: number): Promise<void> {
  menuOf(index).element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('menu')).toBeVisible();
}

beforeEach(() => page.viewport(1280, 800));

describe('the menu of a photo', () => {
  test('focuses its first item, and arrows move the focus in a circle', async () => {
    await openSection(THREE);
    await openMenu(2);
    await expect.element(item('Сделать обложкой')).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect.element(item('Удалить')).toHaveFocus();
    await userEvent.keyboard('{Home}{ArrowDown}');
    await expect.element(item('Переместить левее')).toHaveFocus();
  });

  test('returns the focus on Esc and changes nothing', async () => {
    const { order } = await openSection(THREE);
    await openMenu(2);
    await userEvent.keyboard('{Escape}');
    await expect.element(menuOf(2)).toHaveFocus();
    expect(order()).toEqual(THREE);
  });

  test('lists only the actions with an effect', async () => {
    await openSection(THREE);
    await openMenu(1);
    await expect.element(item('Сделать обложкой')).not.toBeInTheDocument();
    await expect.element(item('Переместить правее')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await openMenu(3);
    await expect.element(item('Переместить правее')).not.toBeInTheDocument();
  });

  test('moves a photo, keeps the focus on it and announces its position', async () => {
    const { order } = await openSection(THREE);
    await openMenu(1);
    await userEvent.keyboard('{Enter}');
    expect(order()).toEqual([THREE[1], THREE[0], THREE[2]]);
    await expect.element(menuOf(2)).toHaveFocus();
    await expect.element(announced('Фото теперь 2 из 3')).toBeInTheDocument();
  });

  test('makes a photo the cover', async () => {
    const { order } = await openSection(THREE);
    await openMenu(3);
    await userEvent.keyboard('{Enter}');
    expect(order()[0]).toBe(THREE[2]);
    await expect.element(menuOf(1)).toHaveFocus();
    await expect.element(announced('Фото стало обложкой')).toBeInTheDocument();
  });

  test('removes a photo and focuses the one at its position', async () => {
    const { order } = await openSection(THREE);
    await openMenu(3);
    await userEvent.keyboard('{End}{Enter}');
    expect(order()).toEqual(THREE.slice(0, 2));
    await expect.element(menuOf(2)).toHaveFocus();
    await expect.element(announced('Фото удалено, осталось 2')).toBeInTheDocument();
  });

  test('focuses the button that adds photos when the last one is removed', async () => {
    await openSection(THREE.slice(0, 1));
    await openMenu(1);
    await userEvent.keyboard('{End}{Enter}');
    await expect.element(page.getByRole('button', { name: 'Добавить фото' })).toHaveFocus();
  });
});

describe('an uploading photo', () => {
  const choose = async () => {
    const opened = await openSection();
    const input = page.getByLabelText('Добавить фото').elements().at(-1);
    if (input === undefined) throw new Error('The section has no way to choose files.');
    await userEvent.upload(input, new File(['x'], 'sofa.jpg', { type: 'image/jpeg' }));
    const [id = ''] = opened.order();
    return { ...opened, id };
  };

  test('shows its progress and then its image', async () => {
    const { report, id } = await choose();
    report({ type: 'upload.progressed', id, share: 0.64 });
    await expect.element(page.getByRole('progressbar')).toHaveAttribute('value', '0.64');
    await expect.element(page.getByText(/^64\s%$/)).toBeVisible();
    report({ type: 'upload.finished', id, url: THREE[0] ?? '' });
    await expect.element(page.getByRole('img', { name: 'Фото 1, обложка' })).toBeVisible();
    await expect.element(page.getByText('Обложка')).toBeVisible();
  });

  test('that failed can be uploaded again', async () => {
    const { queue, report, id } = await choose();
    report({ type: 'upload.failed', id, reason: 'Не загрузилось', mayRetry: true });
    await page.getByRole('button', { name: 'Повторить: Фото 1' }).click();
    expect(queue.getSnapshot().context.photos[0]?.stage.type).toBe('uploading');
  });
});

describe('a file that is no photo', () => {
  const REASON = 'Этот браузер не открывает HEIC';
  const refuse = (
    { queue, report }: Awaited<ReturnType<typeof openSection>>,
    ...ids: readonly string[]
  ) => {
    queue.send({
      type: 'files.added',
      files: ids.map((id) => ({ id, file: new File(['x'], `${id}.heic`) })),
    });
    for (const id of ids) report({ type: 'upload.failed', id, reason: REASON, mayRetry: false });
  };

  test('takes no place among the photos: its name and the reason are below', async () => {
    const opened = await openSection(THREE.slice(0, 1));
    refuse(opened, 'IMG_0042', 'IMG_0043');
    expect(opened.order()).toEqual(THREE.slice(0, 1));
    const files = page.getByRole('list', { name: 'Не добавлены' }).getByRole('listitem');
    await expect
      .element(page.getByText(/^Не добавлен(?:ы \d+\sфайл(?:а|ов)| 1\sфайл)$/))
      .toBeVisible();
    await expect.element(files.first()).toHaveTextContent(`IMG_0042.heic ${REASON}`);
    expect(files.elements()).toHaveLength(2);
    expect(await findViolations(document.body)).toEqual([]);
  });

  test('is put away by a press, which leaves the focus on the next one', async () => {
    const opened = await openSection(THREE.slice(0, 1));
    refuse(opened, 'a', 'b');
    await page.getByRole('button', { name: 'Убрать: a.heic' }).click();
    await expect.element(page.getByRole('button', { name: 'Убрать: b.heic' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('button', { name: 'Добавить фото' })).toHaveFocus();
    expect(opened.queue.getSnapshot().context.refused).toEqual([]);
  });
});

describe('the photos of an ad', () => {
  test('are read as required, without a space before the comma', async () => {
    await openSection();
    const heading = page.getByRole('heading', { level: 2 });
    await expect.element(heading).toHaveAccessibleName('Фотографии, обязательно');
  });

  test('show their fault at the button that adds photos', async () => {
    await openSection([], 'Добавьте хотя бы одно фото');
    await expect.element(page.getByRole('alert')).toHaveTextContent('Добавьте хотя бы одно фото');
    await expect
      .element(page.getByRole('button', { name: 'Добавить фото' }))
      .toHaveAccessibleDescription('Добавьте хотя бы одно фото');
  });

  test('have no button for more than the limit', async () => {
    await openSection([...THREE, '/art/photos/room.svg']);
    await expect
      .element(page.getByRole('button', { name: 'Добавить фото' }))
      .not.toBeInTheDocument();
  });

  test.for([1280, 390])('have no accessibility violations at %i px', async (width) => {
    await page.viewport(width, 800);
    const { report, order, queue } = await openSection(THREE.slice(0, 2), 'Добавьте фото');
    queue.send({ type: 'files.added', files: [{ id: 'a', file: new File(['x'], 'a.jpg') }] });
    report({ type: 'upload.failed', id: 'a', reason: 'Не загрузилось', mayRetry: true });
    expect(order()).toHaveLength(3);
    expect(await findViolations(document.body)).toEqual([]);
  });
});
