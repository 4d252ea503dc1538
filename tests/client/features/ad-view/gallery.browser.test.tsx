import { beforeEach, describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';

import { Gallery } from '../../../../app/client/features/ad-view/gallery/Gallery.tsx';
import { picture } from '../../ui/card-ad.ts';

import '../../../../app/client/ui/page.css';

const TITLE = 'Toyota Camry, 2018';
const openGallery = (count: number) =>
  render(
    <Gallery photos={Array.from({ length: count }, (_, place) => picture(place))} title={TITLE} />,
  );
const photo = (place: number, count: number) =>
  page.getByRole('button', { name: `Фото ${place} из ${count}` });
const place = () => page.getByRole('status');

beforeEach(() => page.viewport(1280, 900));

describe('the photos of an ad', () => {
  test('change by the arrow keys, with the focus', async () => {
    await openGallery(3);
    await userEvent.tab();
    await expect.element(photo(1, 3)).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(photo(2, 3)).toHaveFocus();
    await expect.element(place().getByText('Фото 2 из 3')).toBeInTheDocument();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect.element(photo(3, 3)).toHaveFocus();
    await expect.element(place().getByText('Фото 3 из 3')).toBeInTheDocument();
  });

  test('are one tab stop for any number of photos', async () => {
    await openGallery(4);
    await userEvent.tab();
    await userEvent.tab();
    await expect.element(page.getByRole('button', { name: 'Предыдущее фото' })).toHaveFocus();
  });

  test('change by the buttons beside them, from the last to the first', async () => {
    await openGallery(2);
    const next = page.getByRole('button', { name: 'Следующее фото' });
    await next.click();
    await expect.element(place().getByText('Фото 2 из 2')).toBeInTheDocument();
    await next.click();
    await expect.element(place().getByText('Фото 1 из 2')).toBeInTheDocument();
  });

  test('are enlarged by the thumbnails, of which the last shows the number of hidden ones', async () => {
    await openGallery(14);
    await page.getByRole('button', { name: 'Показать фото 3' }).click();
    await expect.element(place().getByText('Фото 3 из 14')).toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: 'Ещё 9 фото' })).toHaveTextContent('+9');
  });

  test('open in full screen with a counter, and return the focus', async () => {
    await openGallery(3);
    await photo(1, 3).click();
    const viewer = page.getByRole('dialog', { name: 'Фотографии, 3' });
    await expect.element(viewer).toBeVisible();
    await expect.element(viewer.getByText('Фото 1 из 3')).toBeVisible();
    await expect.element(viewer).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(viewer.getByText('Фото 2 из 3')).toBeVisible();
    await viewer.getByRole('button', { name: 'Закрыть' }).click();
    await expect.element(viewer).not.toBeInTheDocument();
    await expect.element(photo(1, 3)).toHaveFocus();
  });

  test('are led to their ends by Home and End, and zoomed by + and −', async () => {
    await openGallery(4);
    await photo(1, 4).click();
    const viewer = page.getByRole('dialog', { name: 'Фотографии, 4' });
    await expect.element(viewer).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect.element(viewer.getByText('Фото 4 из 4')).toBeVisible();
    await userEvent.keyboard('{Home}');
    await expect.element(viewer.getByText('Фото 1 из 4')).toBeVisible();
    const width = () =>
      Math.max(
        ...viewer
          .getByRole('img')
          .elements()
          .map((image) => image.getBoundingClientRect().width),
      );
    const before = width();
    await userEvent.keyboard('+');
    await expect.poll(width).toBeGreaterThan(before);
    await userEvent.keyboard('-');
    await expect.poll(width).toBe(before);
    await userEvent.keyboard('{Escape}');
    await expect.element(viewer).not.toBeInTheDocument();
  });

  test('close by Esc and by «back»', async () => {
    await openGallery(3);
    const viewer = page.getByRole('dialog', { name: 'Фотографии, 3' });
    await photo(1, 3).click();
    await expect.element(viewer).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(viewer).not.toBeInTheDocument();
    await expect.element(photo(1, 3)).toHaveFocus();

    history.pushState(null, '');
    await photo(1, 3).click();
    await expect.element(viewer).toHaveFocus();
    history.back();
    await expect.element(viewer).not.toBeInTheDocument();
  });

  test('have no controls when there is one', async () => {
    await openGallery(1);
    expect(page.getByRole('button').elements()).toHaveLength(1);
  });
});
