import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { PLACE, TITLE, CITY, HOME, BORBAD, dialog, map, button, openMapForm } from './map-page.tsx';

import '../../../engine/react/tokens.css';
import { box } from './typed-page.ts';

import dialogStyles from '../../../engine/react/map/MapDialog.module.css';

/** Replaces the browser's own answer, which a test cannot give. */
function answerGeolocation(answer: GeolocationCoordinates | null, code = 1): void {
  const spy = vi
    .spyOn(navigator.geolocation, 'getCurrentPosition')
    .mockImplementation((onFound, onRefused) => {
      if (answer === null) {
        onRefused?.({
          code,
          message: '',
          PERMISSION_DENIED: 1,
          POSITION_UNAVAILABLE: 2,
          TIMEOUT: 3,
        });
        return;
      }
      onFound({ coords: answer, timestamp: 0, toJSON: () => ({}) });
    });
  onTestFinished(() => spy.mockRestore());
}

beforeEach(() => page.viewport(1280, 800));

describe('a place on the map', () => {
  test('is chosen by keyboard alone, without any network', async () => {
    const { sent, onSubmit, container } = await openMapForm([PLACE]);
    await userEvent.tab();
    await expect.element(box('Место')).toHaveFocus();
    await expect.element(box('Место')).toHaveAttribute('readonly');
    await userEvent.keyboard('{Enter}');
    await expect.element(dialog()).toBeVisible();
    await expect.element(button('Сохранить')).toBeDisabled();
    await expect
      .element(page.getByText('Передвиньте карту, чтобы метка указала место'))
      .toBeVisible();
    await expect.element(map()).toBeVisible();
    map().element().focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect.element(button('Сохранить')).toBeEnabled();
    await expect.element(dialog().getByRole('status').last()).toHaveTextContent('Душанбе');
    expect(container.querySelectorAll('img')).toHaveLength(0);
    button('Сохранить').element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(dialog()).not.toBeInTheDocument();
    await expect.element(box('Место')).toHaveValue('Душанбе');
    await expect.element(box('Место')).toHaveFocus();
    expect(sent()).toEqual({
      place: {
        latitude: expect.closeTo(HOME.latitude + 0.04, 1),
        longitude: expect.closeTo(HOME.longitude, 2),
        address: 'Душанбе',
      },
    });
    expect(onSubmit).not.toHaveBeenCalled();
  });

  test('far from any known one is saved with the address that was typed', async () => {
    const { sent } = await openMapForm(
      [PLACE],
      {},
      { start: { latitude: 38.2, longitude: 73, zoom: 12 } },
    );
    await box('Место').click();
    await expect.element(map()).toBeVisible();
    map().element().focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect.element(dialog().getByText(/^Точка без адреса: 38,2\d?; 73$/)).toBeVisible();
    await box('Адрес').fill('у перевала');
    await button('Сохранить').click();
    expect(sent()).toMatchObject({
      place: { longitude: expect.closeTo(73, 2), address: 'у перевала' },
    });
    await expect.element(box('Место')).toHaveValue('у перевала');
  });

  test('has room for its search before the code of the search comes', async () => {
    await openMapForm([PLACE]);
    await box('Место').click();
    await expect.element(box('Город или район')).toBeVisible();
    const search = box('Город или район').element().closest('div[class*="search"]');
    const room = document.createElement('div');
    room.className = dialogStyles['searchRoom'] ?? '';
    search?.after(room);
    expect(room.offsetHeight).toBeGreaterThan(0);
    expect(search?.clientHeight).toBe(room.offsetHeight);
  });

  test('is found among the known ones by any spelling, and named after it', async () => {
    const khujand = { latitude: 40.28256, longitude: 69.62216, name: 'Худжанд' };
    const known = [
      { ...HOME, name: 'Душанбе' },
      { ...khujand, spellings: ['Хуҷанд'] },
    ];
    const { sent } = await openMapForm([PLACE], {}, { start: { ...HOME, zoom: 10 }, known });
    await box('Место').click();
    await expect.element(map()).toBeVisible();
    await box('Город или район').fill('хуҷ');
    await userEvent.keyboard('{Enter}');
    await expect.element(box('Город или район')).toHaveValue('');
    await button('Сохранить').click();
    expect(sent()).toEqual({
      place: { latitude: 40.28256, longitude: 69.62216, address: 'Худжанд' },
    });
  });

  test('that is unknown is reported; a press on a found one moves the map', async () => {
    await openMapForm([PLACE]);
    await box('Место').click();
    await expect.element(map()).toBeVisible();
    await box('Город или район').fill('ккк');
    await expect.element(dialog().getByText('Такого города или района нет.')).toBeVisible();
    await box('Город или район').fill('душ');
    await button('Душанбе').click();
    await expect.element(box('Город или район')).toHaveFocus();
    await expect.element(dialog().getByRole('status').last()).toHaveTextContent('Душанбе');
    await expect.element(button('Сохранить')).toBeEnabled();
  });

  test('moves under the pin with a press on the map', async () => {
    await openMapForm([PLACE]);
    await box('Место').click();
    await expect.element(map()).toBeVisible();
    await userEvent.click(map().element(), { position: { x: 100, y: 100 } });
    await expect.element(button('Сохранить')).toBeEnabled();
  });

  test('that the host refuses is refused at once, with its sentence, and a good one is not', async () => {
    const refuse = ({ longitude }: { longitude: number }) =>
      longitude < HOME.longitude - 0.01 ? 'Точка за границей' : null;
    const places = [{ ...HOME, name: 'Душанбе' }];
    const { sent } = await openMapForm(
      [PLACE],
      {},
      { start: { ...HOME, zoom: 10 }, places, refuse },
    );
    await box('Место').click();
    await expect.element(map()).toBeVisible();
    map().element().focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect.element(dialog().getByRole('alert')).toHaveTextContent('Точка за границей');
    await expect.element(button('Сохранить')).toBeDisabled();
    // A found place takes the map back.
    await box('Город или район').fill('душ');
    await button('Душанбе').click();
    await expect.element(dialog().getByRole('alert')).not.toBeInTheDocument();
    await button('Сохранить').click();
    expect(sent()).toMatchObject({ place: { address: 'Душанбе' } });
  });

  test('stays as it was after «Отмена» and Esc', async () => {
    const { sent } = await openMapForm([PLACE], { place: BORBAD });
    for (const leave of [() => button('Отмена').click(), () => userEvent.keyboard('{Escape}')]) {
      await box('Место').click();
      await box('Адрес').fill('другое');
      await leave();
      await expect.element(dialog()).not.toBeInTheDocument();
    }
    expect(sent()).toEqual({ place: BORBAD });
  });

  test('keeps its typed address while the pin is made more exact', async () => {
    const { sent } = await openMapForm([PLACE], { place: BORBAD });
    await box('Место').click();
    await expect.element(button('Сохранить')).toBeEnabled();
    await button('Приблизить').click();
    await button('Сохранить').click();
    expect(sent()).toMatchObject({ place: { address: 'улица Борбад, 74' } });
  });

  test('takes a new name when the pin moves away from a known place that was saved', async () => {
    const { sent } = await openMapForm([PLACE], { place: { ...HOME, address: 'Душанбе' } });
    await box('Место').click();
    await expect.element(dialog().getByRole('status').getByText('Душанбе')).toBeVisible();
    await expect.element(box('Адрес')).toHaveValue('');
    await expect.element(map()).toBeVisible();
    map().element().focus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
    await expect.element(dialog().getByText(/^Точка без адреса/)).toBeVisible();
    await button('Сохранить').click();
    expect(sent()).toMatchObject({ place: { address: '' } });
  });

  test('is cleared by the cross', async () => {
    const { sent } = await openMapForm([PLACE], { place: BORBAD });
    await button('Очистить: Место').click();
    expect(sent()).toEqual({});
    await expect.element(box('Место')).toHaveFocus();
    await expect.element(box('Место')).toHaveAttribute('placeholder', 'Выбрать на карте');
  });

  test('that follows a city takes a new name when the person moves it', async () => {
    const { sent } = await openMapForm([CITY, PLACE]);
    await page.getByRole('radio', { name: 'Худжанд' }).click();
    await expect.element(box('Место')).toHaveValue('Худжанд');
    await box('Место').click();
    await expect.element(box('Адрес')).toHaveValue('');
    await expect.element(map()).toBeVisible();
    map().element().focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect.element(dialog().getByText(/^Точка без адреса/)).toBeVisible();
    await button('Сохранить').click();
    expect(sent()).toMatchObject({ place: { address: '' } });
  });

  test('is not left while its window is open', async () => {
    const { store } = await openMapForm([PLACE, TITLE]);
    const isTouched = () => store.state().entries[0]?.isTouched;
    await box('Место').click();
    await button('Отмена').click();
    await expect.element(box('Место')).toHaveFocus();
    expect(isTouched()).toBe(false);
    await userEvent.tab();
    expect(isTouched()).toBe(true);
  });

  test('that is missing is reported on submit', async () => {
    await openMapForm([PLACE]);
    await button('Продолжить').click();
    await expect.element(box('Место')).toHaveFocus();
    await expect
      .element(box('Место'))
      .toHaveAccessibleDescription('Это поле обязательно для заполнения');
  });
});

describe('«Моё место»', () => {
  test('brings the person under the pin', async () => {
    answerGeolocation({
      latitude: 38.57,
      longitude: 68.79,
      accuracy: 5,
      altitude: null,
      altitudeAccuracy: null,
      heading: null,
      speed: null,
      toJSON: () => ({}),
    });
    const { sent } = await openMapForm([PLACE]);
    await box('Место').click();
    await button('Моё место').click();
    await button('Сохранить').click();
    expect(sent()).toEqual({ place: { latitude: 38.57, longitude: 68.79, address: 'Душанбе' } });
  });

  test('explains what to do when the browser refuses', async () => {
    answerGeolocation(null);
    await openMapForm([PLACE]);
    await box('Место').click();
    await button('Моё место').click();
    await expect
      .element(dialog().getByRole('alert'))
      .toHaveTextContent(
        'Разрешите доступ к местоположению в настройках браузера или найдите место на карте.',
      );
    await expect.element(button('Сохранить')).toBeDisabled();
  });

  test('that is not found in time is no matter of permission', async () => {
    answerGeolocation(null, 3);
    await openMapForm([PLACE]);
    await box('Место').click();
    await button('Моё место').click();
    await expect
      .element(dialog().getByRole('alert'))
      .toHaveTextContent('Местоположение не определилось, найдите место на карте.');
  });

  test('is asked for once while the browser looks for it', async () => {
    const spy = vi.spyOn(navigator.geolocation, 'getCurrentPosition').mockReturnValue();
    onTestFinished(() => spy.mockRestore());
    await openMapForm([PLACE]);
    await box('Место').click();
    await button('Моё место').click();
    await expect.element(button('Моё место')).toHaveAttribute('aria-busy', 'true');
    await button('Моё место').click();
    expect(spy).toHaveBeenCalledOnce();
  });
});
