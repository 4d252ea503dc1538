import { describe, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { pastSearches, storePastSearches } from '../../../../app/client/device/past-searches.ts';
import { forgetSession, rememberUser } from '../../../../app/client/device/session.ts';
import { logOut } from '../../../../app/client/features/session/log-out.ts';
import { box, openBar, options } from './open-bar.tsx';

describe('the history of this device', () => {
  const names = () => options.elements().map((option) => option.textContent);

  test('and the sections, at most eight rows, are shown by the first press on the empty box', async () => {
    storePastSearches(['диван', 'айфон 13']);
    const { asked } = await openBar();
    await box.click();
    await expect.element(options.nth(0)).toHaveAccessibleName('диван Вы искали');
    await expect.element(options.nth(7)).toHaveAccessibleName('Раздел 5 Категория');
    expect(names()).toHaveLength(8);
    expect(asked()).toEqual([]);
    const signOf = (at: number) => options.nth(at).element().querySelector('use')?.href.baseVal;
    expect(signOf(0)).toMatch(/clock/);
    await box.fill('авто');
    await expect.element(options.nth(2)).toHaveAccessibleName('автокресло Всё для дома');
    expect(signOf(2)).toMatch(/search/);
  });

  test('has every query that was searched for, the newest form of a phrase first', async () => {
    const { here } = await openBar();
    for (const query of ['квартира', 'диван', 'квартиру']) {
      await box.click();
      await expect.element(options.first()).toBeVisible();
      await box.fill(query);
      await userEvent.keyboard('{Enter}');
      expect(here()).toBe(`/search?q=${query}`);
    }
    await box.fill('');
    await expect.element(options.nth(1)).toHaveAccessibleName('диван Вы искали');
    expect(names().slice(0, 2)).toEqual(['квартируВы искали', 'диванВы искали']);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(here()).toBe('/search?q=диван');
    expect(pastSearches.value()).toEqual(['диван', 'квартиру']);
  });

  test('fills the box by its arrow, and loses a row by its cross or Delete, or all of them', async () => {
    storePastSearches(['диван', 'айфон', 'стол', 'стул']);
    await openBar();
    await box.click();
    await expect.element(options.nth(3)).toHaveAccessibleName('стул Вы искали');
    const buttonsOf = (at: number) =>
      options.nth(at).element().parentElement?.querySelectorAll('button[aria-hidden]') ?? [];
    await userEvent.click(buttonsOf(0)[1] ?? document.body);
    await expect.element(options.nth(0)).toHaveAccessibleName('айфон Вы искали');
    await userEvent.keyboard('{ArrowDown}{Delete}');
    await expect.element(options.nth(0)).toHaveAccessibleName('стол Вы искали');
    expect(pastSearches.value()).toEqual(['стол', 'стул']);
    await userEvent.click(buttonsOf(0)[0] ?? document.body);
    await expect.element(box).toHaveValue('стол');
    await expect.element(box).toHaveFocus();
    await box.fill('');
    await page.getByRole('button', { name: 'Очистить историю' }).click();
    await expect.element(options.nth(0)).toHaveAccessibleName('Раздел 0 Категория');
    expect(pastSearches.value()).toEqual([]);
  });

  test('is gone after sign-out, and not shown to another user of the device', async () => {
    const signedIn = { profilePicture: null, balance: 0, accessToken: 'a' };
    onTestFinished(forgetSession);
    rememberUser({ ...signedIn, username: 'Али' });
    storePastSearches(['диван']);
    await openBar();
    await box.click();
    await expect.element(options.nth(0)).toHaveAccessibleName('диван Вы искали');
    rememberUser({ ...signedIn, username: 'Вали' });
    await expect.element(options.nth(0)).toHaveAccessibleName('Раздел 0 Категория');
    rememberUser({ ...signedIn, username: 'Али' });
    await expect.element(options.nth(0)).toHaveAccessibleName('диван Вы искали');
    logOut();
    await expect.element(options.nth(0)).toHaveAccessibleName('Раздел 0 Категория');
    rememberUser({ ...signedIn, username: 'Али' });
    await expect.element(options.nth(0)).toHaveAccessibleName('Раздел 0 Категория');
  });
});
