import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';

import '../../../engine/react/tokens.css';
import { LazyMap, type LoadMap } from '../../../engine/react/map/LazyMap.tsx';
import { findViolations } from '../../browser/find-violations.ts';
import { drawInTheme } from './choices-page.ts';
import {
  PLACE,
  HOME,
  COUNTRY,
  WORKING,
  BROKEN,
  BORBAD,
  dialog,
  map,
  button,
  openMapForm,
} from './map-page.tsx';
import { box, settle } from './typed-page.ts';

beforeEach(() => page.viewport(1280, 800));

describe('the map itself', () => {
  test('names the source of the tiles, and reports when none come', async () => {
    const tiles = {
      url: BROKEN,
      attribution: '© Картографы',
      attributionUrl: 'https://example.tj/',
    };
    await openMapForm([PLACE], {}, { ...COUNTRY, tiles });
    await box('Место').click();
    await expect.element(page.getByRole('link', { name: '© Картографы' })).toBeVisible();
    await expect.element(page.getByText('Карта недоступна без сети.')).toBeVisible();
    await expect.element(page.getByText('Душанбе')).toBeVisible();
  });

  test('ends its zoom where the outline shows nothing more, and keeps the saved place', async () => {
    const tiles = { url: BROKEN, attribution: '© Картографы' };
    const { sent } = await openMapForm([PLACE], { place: BORBAD }, { ...COUNTRY, tiles });
    await box('Место').click();
    await expect.element(button('Приблизить')).toHaveAttribute('aria-disabled', 'true');
    await expect.element(page.getByText('Душанбе')).toBeVisible();
    await button('Отдалить').click();
    await expect.element(button('Приблизить')).not.toHaveAttribute('aria-disabled');
    await button('Отмена').click();
    expect(sent()).toEqual({ place: BORBAD });
  });

  test('does not move the pin by itself when tiles fail', async () => {
    const tiles = { url: BROKEN, attribution: '© Картографы' };
    const start = { ...HOME, zoom: 15 };
    await openMapForm([PLACE], {}, { ...COUNTRY, start, tiles });
    await box('Место').click();
    await expect.element(button('Приблизить')).toHaveAttribute('aria-disabled', 'true');
    await expect.element(button('Сохранить')).toBeDisabled();
  });

  test('has the streets of its tiles instead of town names', async () => {
    const tiles = { url: WORKING, attribution: '© Картографы' };
    await openMapForm([PLACE], { place: BORBAD }, { ...COUNTRY, tiles });
    await box('Место').click();
    await expect.element(button('Приблизить')).toBeVisible();
    await expect.element(dialog().getByText('Душанбе')).not.toBeInTheDocument();
    await expect.element(page.getByText('Карта недоступна без сети.')).not.toBeInTheDocument();
    await expect.element(button('Приблизить')).not.toHaveAttribute('aria-disabled');
  });

  test('that did not load shows this and loads on «Повторить»', async () => {
    const complaints = vi.spyOn(console, 'error').mockImplementation(() => {});
    onTestFinished(() => complaints.mockRestore());
    const load = vi
      .fn<LoadMap>()
      .mockRejectedValueOnce(new TypeError('Failed to fetch'))
      .mockResolvedValue({ default: () => <p>Вот карта</p> });
    await render(<LazyMap load={load} start={null} onPoint={() => {}} onRefused={() => {}} />);
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent('Карта не загрузилась. Повторить');
    await button('Повторить').click();
    await expect.element(page.getByText('Вот карта')).toBeVisible();
  });

  test.for(['light', 'dark'])('pleases axe in the %s theme', async (theme) => {
    drawInTheme(theme);
    const { container } = await openMapForm([PLACE], { place: BORBAD });
    expect(await findViolations(container)).toEqual([]);
    await box('Место').click();
    await expect.element(map()).toBeVisible();
    await settle();
    expect(await findViolations(dialog().element())).toEqual([]);
  });
});
