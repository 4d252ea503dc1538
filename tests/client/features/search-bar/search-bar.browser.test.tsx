import { flushSync } from 'react-dom';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { SUGGESTIONS_DELAY_MS } from '../../../../app/contract/index.ts';
import type { Answer } from '../../answer-calls.ts';
import { ALL, box, find, openBar, options, place } from './open-bar.tsx';

/** Types a letter at once: commands of a driver take as long as the machine is busy. */
function typeLetter(letter: string): void {
  const input = box.element();
  if (!(input instanceof HTMLInputElement)) throw new Error('The box is no input.');
  flushSync(() => input.focus());
  input.setRangeText(letter, input.value.length, input.value.length, 'end');
  flushSync(() => input.dispatchEvent(new InputEvent('input', { bubbles: true, data: letter })));
}

describe('suggestions', () => {
  test('are requested once the typing pauses, and not for every letter', async () => {
    const { asked } = await openBar();
    await box.click();
    // The list has loaded.
    await expect.element(options.first()).toBeVisible();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => {
      vi.useRealTimers();
    });
    for (const letter of 'авт') {
      typeLetter(letter);
      await vi.advanceTimersByTimeAsync(SUGGESTIONS_DELAY_MS - 1);
    }
    expect(asked()).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(asked()).toEqual(['авт']);
    expect(SUGGESTIONS_DELAY_MS).toBe(300);
  });

  test('are not requested before the box has the focus', async () => {
    const { asked } = await openBar(() => ALL, '/search?q=диван');
    await expect.element(box).toHaveValue('диван');
    await box.fill('стол');
    await expect.element(options.first()).toBeVisible();
    expect(asked()).toEqual(['стол']);
  });

  test('show the kind of a scope, and the typed part in bold', async () => {
    await openBar();
    await box.fill('авто');
    await expect.element(options.nth(0)).toHaveAccessibleName('Автомобили Категория');
    await expect.element(options.nth(1)).toHaveAccessibleName('Автобусы Подкатегория');
    await expect.element(options.nth(2)).toHaveAccessibleName('автокресло Всё для дома');
    const typed = [...options.nth(0).element().querySelectorAll('span')].find(
      ({ textContent, children }) => textContent === 'Авто' && children.length === 0,
    );
    expect(typed && getComputedStyle(typed).fontWeight).toBe('600');
  });

  test('of an older text never replace those of a newer one', async () => {
    const slow = Promise.withResolvers<Answer>();
    const { asked } = await openBar((query) =>
      query === 'ав' ? slow.promise : { status: 200, json: [place('Новое')] },
    );
    await box.fill('ав');
    await expect.poll(asked).toEqual(['ав']);
    await box.fill('авт');
    await expect.element(options).toHaveAccessibleName('Новое Категория');
    slow.resolve(ALL);
    await slow.promise;
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(options).toHaveAttribute('aria-selected', 'true');
  });

  test('that fail leave no list, and Enter still searches', async () => {
    const { asked, here } = await openBar(() => null);
    await box.fill('диван');
    await expect.poll(asked).toEqual(['диван']);
    await expect.element(box).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{Enter}');
    expect(here()).toBe('/search?q=диван');
  });
});

describe('the keyboard in the search bar', () => {
  test('moves through the list with arrows, and opens a scope with Enter', async () => {
    const { onFilters, here } = await openBar();
    await box.fill('авто');
    await expect.element(options.first()).toBeVisible();
    const active = () => box.element().getAttribute('aria-activedescendant');

    await userEvent.keyboard('{ArrowDown}');
    expect(active()).toBe(options.nth(0).element().id);
    await expect.element(options.nth(0)).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowUp}');
    expect(active()).toBeNull();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    expect(active()).toBe(options.nth(1).element().id);

    await userEvent.keyboard('{Enter}');
    expect(onFilters).toHaveBeenCalledExactlyOnceWith({ kind: 'subcategory', id: 'cars.avtobusy' });
    expect(here()).toBe('/');
    expect(options.elements()).toHaveLength(0);
  });

  test('copies a past query into the box with →, and runs it with Enter', async () => {
    const { here } = await openBar();
    await box.fill('авто');
    await expect.element(options.first()).toBeVisible();
    await userEvent.keyboard('{ArrowUp}{ArrowRight}');
    await expect.element(box).toHaveValue('автокресло');
    await userEvent.keyboard('{Enter}');
    expect(here()).toBe('/search?q=автокресло');
  });

  test('closes the list with Esc, then clears the box', async () => {
    await openBar();
    await box.fill('авто');
    await expect.element(options.first()).toBeVisible();
    await userEvent.keyboard('{Escape}');
    expect(options.elements()).toHaveLength(0);
    await expect.element(box).toHaveValue('авто');
    await userEvent.keyboard('{Escape}');
    await expect.element(box).toHaveValue('');
  });

  test('closes the list when it leaves the bar', async () => {
    await openBar();
    await box.fill('авто');
    await expect.element(options.first()).toBeVisible();
    find.element().focus();
    await userEvent.tab();
    expect(options.elements()).toHaveLength(0);
  });
});

describe('a search', () => {
  test('keeps the scope and its filters, and drops only the query', async () => {
    const { here } = await openBar(() => ALL, '/category/cars?q=старое&filter_make=opel');
    await expect.element(box).toHaveValue('старое');
    await box.fill('новое');
    await find.click();
    expect(here()).toBe('/category/cars?q=новое&filter_make=opel');
    await box.fill('');
    await find.click();
    expect(here()).toBe('/category/cars?filter_make=opel');
  });

  test('from another page searches everything', async () => {
    const { here } = await openBar(() => ALL, '/advertisement/5');
    await box.fill(' стол ');
    await find.click();
    expect(here()).toBe('/search?q=стол');
  });

  test('with filters shows their number on «Фильтры»', async () => {
    const { onFilters } = await openBar(() => ALL, '/category/cars?filter_make=opel&filter_a=1');
    await page.getByRole('button', { name: 'Фильтры, применено: 2' }).click();
    expect(onFilters).toHaveBeenCalledExactlyOnceWith({ kind: 'category', id: 'cars' });
  });
});

describe('the words in the box', () => {
  test('are those of the page, from the first render on', async () => {
    const drawn: string[] = [];
    const watch = new MutationObserver(() => {
      const input = document.querySelector('input');
      if (input !== null) drawn.push(input.value);
    });
    watch.observe(document.body, { subtree: true, childList: true });
    onTestFinished(() => watch.disconnect());
    await openBar(undefined, '/search?q=диван');
    await expect.element(box).toHaveValue('диван');
    expect(new Set(drawn)).toEqual(new Set(['диван']));
  });

  test('are replaced by those of another page, forwards and back, whatever was typed', async () => {
    await openBar(undefined, '/search?q=диван');
    await box.fill('стол');
    await find.click();
    await box.fill('стул');
    history.back();
    await expect.element(box).toHaveValue('диван');
    history.forward();
    await expect.element(box).toHaveValue('стол');
  });

  test('remain while the page changes only its filters', async () => {
    await openBar(undefined, '/search?q=диван');
    await box.fill('диван угл');
    history.replaceState(null, '', '/search?q=диван&filter_price=1..');
    await expect.element(box).toHaveValue('диван угл');
  });
});
