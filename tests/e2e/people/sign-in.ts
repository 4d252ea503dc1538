import { randomInt } from 'node:crypto';

import type { Locator, Page } from '@playwright/test';

import { PHONE_PREFIX } from '../../../app/contract/account/authorization-terms.ts';
import { CodeSent, CreatedUser, Verified } from '../../../app/contract/account/authorization.ts';
import { routes } from '../../../app/contract/wire/routes.ts';
import { INBOX_URL } from '../test-server.ts';
import { expect } from './person.ts';

/** A user with a phone. */
export interface Person {
  /** Nine digits after +992. */
  readonly digits: string;
  /** The whole number, as stored. */
  readonly phone: string;
  readonly name: string;
}

/** A user without an account. */
export function newPerson(name = 'Фируз Каримов'): Person {
  const digits = `900${String(randomInt(1_000_000)).padStart(6, '0')}`;
  return { digits, phone: `${PHONE_PREFIX}${digits}`, name };
}

/** Waits for the next unread SMS and returns its code. */
export async function nextCode({ phone }: Person): Promise<string> {
  const answer = await fetch(`${INBOX_URL}?phone=${encodeURIComponent(phone)}`);
  const [code] = /\d{6}/.exec(await answer.text()) ?? [];
  if (code === undefined) throw new Error(`No SMS came to ${phone}.`);
  return code;
}

/** Returns a code that differs from the given one. */
export function otherThan(code: string): string {
  return String((Number(code) + 1) % 1_000_000).padStart(6, '0');
}

/** The sign-in dialog at its first step, also after a session has expired. */
export function phoneStep(page: Page): Locator {
  return page.getByRole('dialog', { name: /^(?:Регистрация|Вход устарел)$/ });
}

/** The dialog at the code step. */
export function codeStep(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Введите код' });
}

/** Types a phone into the open dialog; returns the code step. */
export async function givePhone(page: Page, { digits }: Person): Promise<Locator> {
  const dialog = phoneStep(page);
  await dialog.getByRole('textbox', { name: 'Номер телефона' }).fill(digits);
  await dialog.getByRole('button', { name: 'Продолжить' }).click();
  const code = codeStep(page);
  await expect(code.getByRole('textbox', { name: 'Цифра 1 из 6' })).toBeFocused();
  return code;
}

/** Types a code into the six boxes, from the focused one. */
export async function typeCode(page: Page, code: string): Promise<void> {
  await page.keyboard.type(code);
}

/** Signs in through the open dialog, from the phone on; a new user gives a name. */
export async function signIn(page: Page, person: Person): Promise<void> {
  const code = await givePhone(page, person);
  await typeCode(page, await nextCode(person));
  await expect(code.getByText('Код принят')).toBeVisible();
  const name = page.getByRole('dialog', { name: 'Введите ваше имя' });
  await expect(code).toBeHidden();
  if (!(await name.isVisible())) return;
  await name.getByRole('textbox', { name: 'Имя' }).fill(person.name);
  await name.getByRole('button', { name: 'Продолжить' }).click();
  await expect(name).toBeHidden();
}

/** Signs in through the API, where the dialog is not under test. */
export async function signedIn(page: Page, person = newPerson()): Promise<Person> {
  const post = async (path: string, data: object): Promise<unknown> =>
    (await page.request.post(path, { data })).json();
  const { request_id } = CodeSent.parse(
    await post(routes.requestCode.path, { phone_number: person.phone, anonymous_id: null }),
  );
  const code = await nextCode(person);
  const verified = Verified.parse(await post(routes.verifyCode.path, { request_id, code }));
  const token =
    verified.access_token ??
    CreatedUser.parse(await post(routes.createUser.path, { request_id, username: person.name }))
      .access_token;
  await openBlankPage(page);
  await page.evaluate(
    ([token = '', name = '']) => {
      localStorage.setItem('access_token', token);
      localStorage.setItem('username', name);
    },
    [token, person.name],
  );
  return person;
}

/** Opens a page of the site's origin that runs no code. */
async function openBlankPage(page: Page): Promise<void> {
  const body = '<!doctype html><link rel="icon" href="data:," />';
  await page.route('/', (route) => route.fulfill({ contentType: 'text/html', body }), { times: 1 });
  await page.goto('/');
}
