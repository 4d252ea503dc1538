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
import { logOut } from '../../../app/client/features/session/log-out.ts';
import { CreateAdPage } from '../../../app/client/pages/create-ad/CreateAdPage.tsx';
import { EditProfilePage } from '../../../app/client/pages/profile/EditProfilePage.tsx';
import { SignInHost } from '../../../app/client/shell/sign-in/SignInHost.tsx';
import { dropToast, toastState } from '../../../app/client/ui/toast/toast.ts';
import { Toasts } from '../../../app/client/ui/toast/Toasts.tsx';
import { routes } from '../../../app/contract/index.ts';
import { findViolations } from '../../browser/find-violations.ts';
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
      <Route path="/profile">
        <h1>Профиль</h1>
      </Route>
      <Route path="/profile/edit" component={EditProfilePage} />
      <Route path="/create-ad" component={CreateAdPage} />
      <SignInHost path={path} />
      <Toasts />
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
    for (const { id } of toastState.value().toasts) dropToast(id);
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

describe('the form of the profile, left without a save', () => {
  const note = page.getByText('Эти изменения ещё не сохранены.');
  const left = page.getByText('Изменения профиля не сохранены');
  const leave = async () => {
    navigate('/');
    await expect.element(page.getByRole('heading', { name: 'Главная' })).toBeVisible();
  };

  test('keeps what was typed, names it, and leads back to it', async () => {
    await openTyped();
    await leave();
    await expect.element(left).toBeVisible();
    await page.getByRole('button', { name: 'Вернуться' }).click();
    await expect.element(about).toHaveValue(ABOUT);
    await expect.element(note).toBeVisible();
    expect(await findViolations(document.body)).toEqual([]);

    await page.getByRole('button', { name: 'Вернуть как было' }).click();
    await expect.element(about).toHaveValue('');
    await expect.element(note).not.toBeInTheDocument();
    await expect.element(page.getByRole('textbox', { name: 'Имя' })).toHaveFocus();
  });

  test('keeps it when the user goes back in the history', async () => {
    await open('/', 'one');
    navigate('/profile/edit');
    await about.fill(ABOUT);
    history.back();
    await expect.element(left).toBeVisible();
    history.forward();
    await expect.element(about).toHaveValue(ABOUT);
  });

  test('keeps nothing that equals the profile, is cancelled, or is saved', async () => {
    await openTyped();
    await about.fill('');
    await leave();
    navigate('/profile/edit');
    await about.fill(ABOUT);
    await page.getByRole('button', { name: 'Отмена' }).click();
    await expect.element(page.getByRole('heading', { name: 'Профиль' })).toBeVisible();
    navigate('/profile/edit');
    await expect.element(about).toHaveValue('');
    await about.fill(ABOUT);
    await save.click();
    await expect.poll(() => location.pathname).toBe('/profile');
    expect(sessionStorage.getItem('unsaved_profile')).toBeNull();
    await expect.element(left).not.toBeInTheDocument();
  });

  test('shows it to no other user, and forgets it at a sign-out', async () => {
    await openTyped();
    await leave();
    signInAs('other');
    navigate('/profile/edit');
    await expect.element(page.getByRole('textbox', { name: 'Имя' })).toHaveValue('Фирӯз');
    await expect.element(about).toHaveValue('');
    expect(sessionStorage.getItem('unsaved_profile')).toContain(ABOUT);
    logOut();
    expect(sessionStorage.getItem('unsaved_profile')).toBeNull();
  });
});
