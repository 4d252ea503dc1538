import { beforeEach, describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';

import { Gallery } from '../../../../app/client/features/ad-view/gallery/Gallery.tsx';
import { type Colour, contrast } from '../../../browser/contrast.ts';
import { withMotion } from '../../../browser/with-motion.ts';

import '../../../../app/client/ui/page.css';
import { picture } from '../../ui/card-ad.ts';

withMotion();

const BLACK: Colour = [0, 0, 0];
const WHITE: Colour = [255, 255, 255];
/** WCAG 2.2, 1.4.11. */
const LEAST = 3;
const TITLE = 'Toyota Camry, 2018';
const openGallery = (count: number) =>
  render(
    <Gallery photos={Array.from({ length: count }, (_, index) => picture(index))} title={TITLE} />,
  );
const photo = (index: number, count: number) =>
  page.getByRole('button', { name: `Фото ${index} из ${count}` });
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

  test('close by Esc at once, while they are still opening', async () => {
    await openGallery(3);
    const viewer = page.getByRole('dialog', { name: 'Фотографии, 3' });
    await photo(1, 3).click();
    await expect.poll(() => document.querySelector('[role=dialog]')).not.toBeNull();
    await userEvent.keyboard('{Escape}');
    await expect.element(viewer).not.toBeInTheDocument();
  });

  test('leave their tools visible over a white and a black photo', async () => {
    await openGallery(3);
    await photo(1, 3).click();
    const viewer = page.getByRole('dialog', { name: 'Фотографии, 3' });
    const names = ['Закрыть', 'Увеличить', 'Предыдущее фото', 'Следующее фото'];
    await expect.element(viewer.getByRole('button', { name: 'Увеличить' })).toBeVisible();
    const tools = names.flatMap((name) =>
      Array.from(viewer.getByRole('button', { name }).element().querySelectorAll('svg')),
    );
    for (const tool of [viewer.getByText('Фото 1 из 3').element(), ...tools]) {
      const { color, backgroundColor } = getComputedStyle(tool);
      for (const behind of [BLACK, WHITE]) {
        const ground = laid(backgroundColor, behind);
        expect(contrast(laid(color, ground), ground)).toBeGreaterThanOrEqual(LEAST);
      }
    }
    await userEvent.keyboard('{Escape}');
    await expect.element(viewer).not.toBeInTheDocument();
  });

  test('have no controls when there is one', async () => {
    await openGallery(1);
    expect(page.getByRole('button').elements()).toHaveLength(1);
  });
});

/** A computed colour laid over another. */
function laid(css: string, behind: Colour): Colour {
  const [red = 0, green = 0, blue = 0, share = 1] = (css.match(/[\d.]+/g) ?? []).map(Number);
  const mix = (part: number, under: number) => part * share + under * (1 - share);
  return [mix(red, behind[0]), mix(green, behind[1]), mix(blue, behind[2])];
}
