import { QueryClientProvider } from '@tanstack/react-query';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { Route, useLocation } from 'wouter';
import { navigate } from 'wouter/use-browser-location';

import '../../../app/client/ui/page.css';
import { createQueries } from '../../../app/client/api/create-queries.ts';
import { forgetReadsOfOthers } from '../../../app/client/api/forget-reads-of-others.ts';
import { forgetSession, rememberUser } from '../../../app/client/device/session.ts';
import { closeSignIn } from '../../../app/client/features/auth/ask-sign-in.ts';
import { CreateAdPage } from '../../../app/client/pages/create-ad/CreateAdPage.tsx';
import { EditProfilePage } from '../../../app/client/pages/profile/EditProfilePage.tsx';
import { SignInHost } from '../../../app/client/shell/sign-in/SignInHost.tsx';
import { routes } from '../../../app/contract/index.ts';
import { answerCalls, refusal } from '../answer-calls.ts';

const started = location.href;
const ABOUT = 'Шью на заказ, отвечаю вечером';
const STRUCTURE = {
  version: '1',
  categories: [
    {
      id: 'home',
      name: 'Всё для дома',
      image: '/art/categories/home.webp',
      type: 'HOME',
      has_subcategory_groups: false,
      groups: [],
      subcategories: [],
    },
  ],
};
/** Users by token; every other token is refused. */
const USERS: Readonly<Record<string, { readonly id: number; readonly name: string }>> = {
  'Bearer one': { id: 7, name: 'Зарина' },
  'Bearer one again': { id: 7, name: 'Зарина' },
  'Bearer other': { id: 8, name: 'Фирӯз' },
};

function Site() {
  const [path] = useLocation();
  return (
    <>
      <Route path="/">
        <h1>Главная</h1>
      </Route>
      <Route path="/profile/edit" component={EditProfilePage} />
      <Route path="/create-ad" component={CreateAdPage} />
      <SignInHost path={path} />
    </>
  );
}

function signInAs(accessToken: string): void {
  const name = USERS[`Bearer ${accessToken}`]?.name ?? '';
  rememberUser({ accessToken, username: name, profilePicture: null, balance: null });
  closeSignIn();
}

/** Opens a page with a token; returns the tokens that the server refuses, and the saves. */
async function open(path: string, token: string) {
  const refused = new Set<string>();
  const calls = answerCalls(({ path: url, method, authorization, body }) => {
    const user = refused.has(authorization ?? '') ? undefined : USERS[authorization ?? ''];
    if (url === routes.creationStructure.path) return { status: 200, json: STRUCTURE };
    if (user === undefined && authorization !== null) {
      return { status: 401, json: refusal('session.expired', 'Вход устарел.') };
    }
    if (url !== routes.profile.path) return null;
    if (user === undefined) {
      return { status: 401, json: refusal('sign-in.required', 'Нужно войти.') };
    }
    const profile = {
      ...user,
      profile_picture: null,
      profile_description: null,
      phone_number: null,
      balance: 0,
    };
    return { status: 200, json: method === 'GET' ? profile : { ...profile, ...Object(body) } };
  });
  const queries = createQueries();
  onTestFinished(forgetReadsOfOthers(queries));
  signInAs(token);
  navigate(path);
  await render(
    <QueryClientProvider client={queries}>
      <Site />
    </QueryClientProvider>,
  );
  const saves = () => calls.filter(({ method }) => method === 'PUT').map(({ body }) => body);
  return { refused, saves };
}

const expired = page.getByRole('dialog', { name: 'Вход устарел' });
const registration = page.getByRole('dialog', { name: 'Регистрация' });
const about = page.getByRole('textbox', { name: 'О себе' });
const save = page.getByRole('button', { name: 'Сохранить' });

/** Opens the form of the profile and types into it. */
async function openTyped() {
  const site = await open('/profile/edit', 'one');
  await about.fill(ABOUT);
  return site;
}

beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  forgetSession();
  await page.viewport(390, 800);
  onTestFinished(() => {
    closeSignIn();
    forgetSession();
    navigate(started, { replace: true });
  });
});

describe('a page with a form whose session the server refuses', () => {
  test.for([
    { path: '/profile/edit', title: 'Управление профилем' },
    { path: '/create-ad', title: 'Что размещаете?' },
  ])('at its start asks to sign in, and then opens: $path', async ({ path, title }) => {
    await open(path, 'old');
    await expect.element(expired).toBeVisible();
    signInAs('one');
    await expect.element(expired).not.toBeInTheDocument();
    await expect.element(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(location.pathname + location.search).toBe(path);
  });

  test('without a form leads home when the sign-in is declined', async () => {
    await open('/profile/edit', 'old');
    await expect.element(expired).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => location.pathname).toBe('/');
  });

  test('keeps what was typed, whether the sign-in is declined or not', async () => {
    const { refused, saves } = await openTyped();
    refused.add('Bearer one');
    await save.click();
    await expect.element(expired).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(expired).not.toBeInTheDocument();
    await expect.element(about).toHaveValue(ABOUT);

    await save.click();
    await expect.element(registration.or(expired)).toBeVisible();
    signInAs('one again');
    await expect.poll(() => location.pathname).toBe('/profile');
    expect(saves().at(-1)).toMatchObject({ profile_description: ABOUT });
  });
});

describe('a form whose user signs out in another tab', () => {
  test('is under the sign-in dialog, and its text is there for the same user', async () => {
    await openTyped();
    forgetSession();
    await expect.element(registration).toBeVisible();
    signInAs('one again');
    await expect.element(registration).not.toBeInTheDocument();
    await expect.element(about).toHaveValue(ABOUT);
  });

  test('is left when the sign-in is declined', async () => {
    await openTyped();
    forgetSession();
    await expect.element(registration).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => location.pathname).toBe('/');
  });

  test('is replaced by that of another user who signs in; nothing of it is saved', async () => {
    const { refused, saves } = await openTyped();
    refused.add('Bearer one');
    await save.click();
    await expect.element(expired).toBeVisible();
    const before = saves().length;
    signInAs('other');
    await expect.element(page.getByRole('textbox', { name: 'Имя' })).toHaveValue('Фирӯз');
    await expect.element(about).toHaveValue('');
    expect(saves()).toHaveLength(before);
  });
});
