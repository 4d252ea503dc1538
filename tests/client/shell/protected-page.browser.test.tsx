import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { Route, useLocation } from 'wouter';
import { navigate } from 'wouter/use-browser-location';

import '../../../app/client/ui/page.css';
import { currentSession, forgetSession, rememberUser } from '../../../app/client/device/session.ts';
import { closeSignIn } from '../../../app/client/features/auth/ask-sign-in.ts';
import { UserBlock } from '../../../app/client/shell/header/UserBlock.tsx';
import { PageTitle } from '../../../app/client/shell/PageTitle.tsx';
import { ProtectedPage } from '../../../app/client/shell/ProtectedPage.tsx';
import { SignInHost } from '../../../app/client/shell/sign-in/SignInHost.tsx';
import { TabBar } from '../../../app/client/shell/tab-bar/TabBar.tsx';
import { answerCalls } from '../answer-calls.ts';

const USER = {
  accessToken: 'token',
  username: 'Абдурахмон Раҳимов',
  profilePicture: 'null',
  balance: 0,
};
const started = location.href;

/** A site of two pages, one of them for users. */
function Site() {
  const [path] = useLocation();
  return (
    <>
      <UserBlock />
      <main>
        <Route path="/">
          <PageTitle title="Главная страница" />
        </Route>
        <Route path="/create-ad">
          <ProtectedPage skeleton={<p>Скелет</p>}>
            <PageTitle title="Что размещаете?" />
          </ProtectedPage>
        </Route>
      </main>
      <TabBar path={path} />
      <SignInHost path={path} />
    </>
  );
}

async function open(path: string) {
  navigate(path);
  await render(
    <StrictMode>
      <QueryClientProvider client={new QueryClient()}>
        <Site />
      </QueryClientProvider>
    </StrictMode>,
  );
}

const dialog = page.getByRole('dialog', { name: 'Регистрация' });
const heading = (name: string) => page.getByRole('heading', { name });

beforeEach(async () => {
  localStorage.clear();
  forgetSession();
  await page.viewport(390, 800);
});

afterEach(() => {
  closeSignIn();
  navigate(started, { replace: true });
});

describe('a guest', () => {
  test('on a page for users sees its skeleton under the dialog, and closing opens the home page', async () => {
    await open('/create-ad');
    await expect.element(dialog).toBeVisible();
    expect(document.body.textContent).toContain('Скелет');
    await userEvent.keyboard('{Escape}');
    await expect.element(heading('Главная страница')).toBeVisible();
    expect(location.pathname).toBe('/');
  });

  test('who signs in there sees the page', async () => {
    await open('/create-ad');
    await expect.element(dialog).toBeVisible();
    rememberUser(USER);
    closeSignIn();
    await expect.element(heading('Что размещаете?')).toBeVisible();
  });

  test('who follows a link there remains on the page until signed in, and then gets there', async () => {
    await open('/');
    await page.getByRole('link', { name: 'Разместить' }).click();
    await expect.element(dialog).toBeVisible();
    expect(location.pathname).toBe('/');
    rememberUser(USER);
    closeSignIn();
    await expect.element(heading('Что размещаете?')).toBeVisible();
    expect(location.pathname).toBe('/create-ad');
  });

  test('who follows a link there and closes the dialog remains on the page', async () => {
    await open('/');
    await page.getByRole('link', { name: 'Профиль' }).click();
    await expect.element(dialog).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    expect(location.pathname).toBe('/');
  });

  test('sees the labels of the tabs on one line', async () => {
    await open('/');
    const tabs = page.getByRole('navigation', { name: 'Разделы сайта' }).getByRole('link');
    const tops = tabs.elements().map((tab) => {
      const range = document.createRange();
      const label = [...tab.childNodes].find(({ nodeType }) => nodeType === Node.TEXT_NODE);
      if (label !== undefined) range.selectNodeContents(label);
      return range.getBoundingClientRect().top;
    });
    expect(tops.length).toBeGreaterThan(3);
    expect(new Set(tops).size).toBe(1);
  });

  test('who navigates away closes the dialog', async () => {
    await open('/create-ad');
    await expect.element(dialog).toBeVisible();
    navigate('/elsewhere');
    await expect.element(dialog).not.toBeInTheDocument();
    expect(location.pathname).toBe('/elsewhere');
  });
});

describe('a signed-in user', () => {
  test('opens the page directly, and its heading gets the focus', async () => {
    rememberUser(USER);
    await open('/');
    await page.getByRole('link', { name: 'Разместить' }).click();
    await expect.element(heading('Что размещаете?')).toHaveFocus();
    expect(document.title).toBe('Что размещаете? — Бозор');
  });

  test('signs out after a confirmation, and is a guest on the home page', async () => {
    rememberUser(USER);
    answerCalls(() => null);
    await open('/create-ad');
    await page.getByRole('button', { name: 'Абдурахм...' }).click();
    await page.getByRole('button', { name: 'Выйти' }).click();
    const question = page.getByRole('dialog', {
      name: 'Вы уверены, что хотите выйти из аккаунта?',
    });
    await question.getByRole('button', { name: 'Отмена' }).click();
    expect(currentSession().accessToken).toBe('token');
    await page.getByRole('button', { name: 'Абдурахм...' }).click();
    await page.getByRole('button', { name: 'Выйти' }).click();
    await question.getByRole('button', { name: 'Выйти' }).click();
    await expect.element(heading('Главная страница')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Войти' })).toBeVisible();
    // Forms that were open in other tabs learn by it that their drafts are gone.
    expect(Object.keys(localStorage)).toEqual(['ad_drafts_forgotten_at']);
    await expect.element(dialog).not.toBeInTheDocument();
  });
});
