import { StrictMode } from 'react';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';

import '../../../../../app/client/ui/page.css';
import {
  expireSession,
  forgetSession,
  rememberUser,
  session,
} from '../../../../../app/client/device/session.ts';
import { askSignIn, closeSignIn } from '../../../../../app/client/features/auth/ask-sign-in.ts';
import { resumeSignIn } from '../../../../../app/client/features/auth/resume/resume-sign-in.ts';
import {
  keepRequest,
  keepStep,
  storedRequest,
  type SignInStep,
} from '../../../../../app/client/features/auth/resume/sign-in-record.ts';
import { takeResumedAction } from '../../../../../app/client/features/auth/resume/take-resumed-action.ts';
import { followExpiry } from '../../../../../app/client/shell/sign-in/follow-expiry.ts';
import { SignInHost } from '../../../../../app/client/shell/sign-in/SignInHost.tsx';
import { Toasts } from '../../../../../app/client/ui/toast/Toasts.tsx';
import { answerCalls } from '../../../answer-calls.ts';
import type { SeenCall } from '../../../answer-calls.ts';

const ID = '2c2d0d0e-6a0a-4c51-9a5d-3a2f5b9c1d11';
const USER = { accessToken: 'token', username: 'Зарина', profilePicture: null, balance: 0 };

const heading = (name: string) => page.getByRole('heading', { name });
const box = (index: number) => page.getByRole('textbox', { name: `Цифра ${index} из 6` });

const answer = ({ path }: SeenCall) => {
  if (path.endsWith('/create/')) {
    return { status: 200, json: { access_token: 'new', advertisements: [] } };
  }
  if (path.endsWith('/verify/')) {
    return { status: 200, json: { access_token: null, user_profile: null } };
  }
  return { status: 200, json: path.endsWith('/otp/') ? { request_id: ID } : { anonymous_id: ID } };
};

async function renderPage() {
  const calls = answerCalls(answer);
  await render(
    <StrictMode>
      <SignInHost path={location.pathname} />
      <Toasts />
    </StrictMode>,
  );
  onTestFinished(() => {
    closeSignIn();
    rememberUser(USER);
    forgetSession();
    localStorage.clear();
    sessionStorage.clear();
  });
  return calls;
}

/** The tab's record of a dialog that was open at a reload. */
function keepRecord(step: Partial<SignInStep>, path = location.pathname) {
  const now = Date.now();
  keepRequest({ target: null, closing: 'stay', path, title: null, action: 'save /search' });
  keepStep({
    name: 'code',
    phone: '935551234',
    requestId: ID,
    resendAt: now + 40_000,
    expiresAt: now + 200_000,
    ...step,
  });
}

beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  forgetSession();
  await page.viewport(1280, 800);
});

describe('a reload', () => {
  test('resumes the code step with empty boxes and the running timer, without a call', async () => {
    keepRecord({});
    const calls = await renderPage();
    void resumeSignIn();
    await expect.element(heading('Введите код')).toBeVisible();
    await expect.element(box(1)).toHaveValue('');
    await expect.element(page.getByText(/через 0:(?:[0-3]\d|40)$/)).toBeVisible();
    expect(calls).toEqual([]);
    await userEvent.keyboard('471902');
    await expect.element(heading('Введите ваше имя')).toBeVisible();
    expect(calls.map(({ body }) => body)).toEqual([{ request_id: ID, code: '471902' }]);
  });

  test('after a new code resumes with the request of that code', async () => {
    keepRecord({ requestId: 'first', phone: '917000009', resendAt: Date.now() });
    await renderPage();
    void resumeSignIn();
    await page.getByRole('button', { name: 'Отправить код повторно' }).click();
    await expect.poll(() => sessionStorage.getItem('sign_in_step')).toContain(ID);
  });

  test('resumes the name step, and sends the name for the verified request', async () => {
    keepRecord({ name: 'name' });
    const calls = await renderPage();
    void resumeSignIn();
    const name = page.getByRole('textbox', { name: 'Имя' });
    await name.fill('Фирӯз');
    await page.getByRole('button', { name: 'Продолжить' }).click();
    await expect.element(heading('Введите ваше имя')).not.toBeInTheDocument();
    expect(calls.map(({ body }) => body)).toEqual([{ request_id: ID, username: 'Фирӯз' }]);
    expect(sessionStorage).toHaveLength(0);
  });

  test('keeps the action of the dialog through a second one; it is taken once', async () => {
    keepRecord({});
    await renderPage();
    void resumeSignIn();
    await expect.element(heading('Введите код')).toBeVisible();
    expect(storedRequest()?.action).toBe('save /search');
    const taken = ['save /else', 'save /search', 'save /search'].map(takeResumedAction);
    expect(taken).toEqual([false, true, false]);
  });

  test('after the request expired starts at the number', async () => {
    keepRecord({ expiresAt: Date.now() - 1 });
    await renderPage();
    void resumeSignIn();
    await expect.element(heading('Регистрация')).toBeVisible();
  });

  test.for([
    { open: () => keepRecord({}, '/elsewhere'), why: 'on another page' },
    {
      open: () => {
        keepRecord({});
        rememberUser(USER);
      },
      why: 'after another tab has signed in',
    },
    {
      open: () => sessionStorage.setItem('sign_in_request', '{"path":'),
      why: 'of a broken record',
    },
  ])('$why opens nothing', async ({ open }) => {
    open();
    await renderPage();
    await resumeSignIn();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  });

  test('finds a record without the code, whatever was typed', async () => {
    await renderPage();
    void askSignIn();
    await expect.element(page.getByRole('textbox', { name: 'Номер телефона' })).toHaveFocus();
    await userEvent.keyboard('935551234{Enter}');
    await expect.element(box(1)).toHaveFocus();
    await userEvent.keyboard('47190');
    await expect.element(box(6)).toHaveFocus();
    const stored = JSON.stringify([sessionStorage, localStorage]);
    expect(stored).toContain('935551234');
    expect(stored).not.toContain('47190');
  });
});

describe('a session that the server refused', () => {
  test('is named by the dialog, with what happens to the typed text', async () => {
    await renderPage();
    rememberUser(USER);
    expireSession();
    void askSignIn();
    await expect.element(heading('Вход устарел')).toBeVisible();
    await expect.element(page.getByText(/Всё, что вы ввели, осталось на месте/)).toBeVisible();
  });

  test('is named by a toast on a page without a dialog; its button opens the dialog', async () => {
    await renderPage();
    onTestFinished(followExpiry());
    rememberUser(USER);
    expireSession();
    const toast = page.getByText('Вход устарел. Войдите ещё раз.');
    await expect.element(toast).toBeVisible();
    await page.getByRole('button', { name: 'Войти' }).click();
    await expect.element(heading('Вход устарел')).toBeVisible();
    await expect.element(toast).not.toBeInTheDocument();
  });
});

describe('another tab', () => {
  /** Changes the storage as another tab does. */
  function inOtherTab(change: () => void) {
    change();
    window.dispatchEvent(new StorageEvent('storage', { key: 'access_token' }));
  }

  test('that signs in closes the dialog of this one as a sign-in', async () => {
    await renderPage();
    const end = askSignIn();
    await expect.element(heading('Регистрация')).toBeVisible();
    inOtherTab(() => localStorage.setItem('access_token', 'other'));
    await expect(end).resolves.toBe(true);
    await expect.element(heading('Регистрация')).not.toBeInTheDocument();
  });

  test('that signs out makes this one a guest, who is asked as one', async () => {
    await renderPage();
    // The page follows its session, as the cache of its reads does.
    onTestFinished(session.follow(() => undefined));
    rememberUser(USER);
    await expect(askSignIn()).resolves.toBe(true);
    inOtherTab(() => localStorage.clear());
    const end = askSignIn();
    await expect.element(heading('Регистрация')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(end).resolves.toBe(false);
  });
});
