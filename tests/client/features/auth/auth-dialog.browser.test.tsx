import { StrictMode } from 'react';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';

import '../../../../app/client/ui/page.css';
import { currentSession, forgetSession } from '../../../../app/client/device/session.ts';
import { askSignIn, closeSignIn } from '../../../../app/client/features/auth/ask-sign-in.ts';
import { SignInHost } from '../../../../app/client/shell/sign-in/SignInHost.tsx';
import { closeError } from '../../../../app/client/ui/error-dialog/error.ts';
import { ErrorDialog } from '../../../../app/client/ui/error-dialog/ErrorDialog.tsx';
import { answerCalls, refusal } from '../../answer-calls.ts';
import type { Answer, SeenCall } from '../../answer-calls.ts';

const WRONG = {
  status: 422,
  json: refusal('otp.wrong', 'Неверный код. Проверьте SMS и попробуйте ещё раз.'),
};
const ID = '2c2d0d0e-6a0a-4c51-9a5d-3a2f5b9c1d11';
const user_info = { name: 'Фирӯз', profile_picture: null, balance: 500 };

/** A server that knows `known` phones and accepts one code. */
function server({ isKnown }: { readonly isKnown: boolean }) {
  return ({ path, body }: SeenCall): Answer => {
    if (path.endsWith('/anonymous-session/')) return { status: 200, json: { anonymous_id: ID } };
    if (path.endsWith('/otp/')) return { status: 200, json: { request_id: ID } };
    if (path.endsWith('/create/')) {
      return { status: 200, json: { access_token: 'new', advertisements: [] } };
    }
    if (JSON.stringify(body).includes('471902')) {
      const known = { access_token: 'known', user_profile: { user_info } };
      return { status: 200, json: isKnown ? known : { access_token: null, user_profile: null } };
    }
    return WRONG;
  };
}

const phone = page.getByRole('textbox', { name: 'Номер телефона' });
const box = (index: number) => page.getByRole('textbox', { name: `Цифра ${index} из 6` });
const next = page.getByRole('button', { name: 'Продолжить' });
const heading = (name: string) => page.getByRole('heading', { name });

/** Opens the sign-in dialog on a page with a focused button. */
async function ask() {
  const complaints = vi.spyOn(console, 'error');
  await render(
    <StrictMode>
      <button type="button">Раньше</button>
      <SignInHost path={location.pathname} />
      <ErrorDialog />
    </StrictMode>,
  );
  onTestFinished(() => {
    closeError();
    closeSignIn();
    expect(complaints.mock.calls).toEqual([]);
    complaints.mockRestore();
  });
  await page.getByRole('button', { name: 'Раньше' }).click();
  const answer = askSignIn();
  await expect.element(heading('Регистрация')).toBeVisible();
  return { answer };
}

/** Pastes through the browser: the text is copied from a field of the page. */
async function paste(target: ReturnType<typeof page.getByRole>, text: string) {
  await target.click();
  const element = target.element();
  const clipboardData = new DataTransfer();
  clipboardData.setData('text', text);
  const isLeft = element.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
  );
  if (isLeft) throw new Error('The box left the paste to the browser.');
}

const caret = () => {
  const element = phone.element();
  return element instanceof HTMLInputElement ? element.selectionStart : null;
};
const moveCaret = (to: number) => {
  const element = phone.element();
  if (element instanceof HTMLInputElement) element.setSelectionRange(to, to);
};

beforeEach(async () => {
  localStorage.clear();
  forgetSession();
  await page.viewport(1280, 800);
});

describe('the phone step', () => {
  test('focuses the field, groups nine digits and ignores a tenth', async () => {
    answerCalls(server({ isKnown: true }));
    await ask();
    await expect.element(phone).toHaveFocus();
    await expect.element(next).toBeDisabled();
    await userEvent.keyboard('93а555-123');
    await expect.element(phone).toHaveValue('93 555 12 3');
    await expect.element(next).toBeDisabled();
    await userEvent.keyboard('45');
    await expect.element(phone).toHaveValue('93 555 12 34');
    await expect.element(next).toBeEnabled();
  });

  test('links to the agreement, in a new tab', async () => {
    await ask();
    const link = page.getByRole('link', { name: /^Пользовательское соглашение/ });
    await expect.element(link).toHaveAttribute('href', '/documents/user-agreement');
    await expect.element(link).toHaveAttribute('target', '_blank');
  });

  test('keeps the caret during an edit in the middle', async () => {
    answerCalls(server({ isKnown: true }));
    await ask();
    await expect.element(phone).toHaveFocus();
    await userEvent.keyboard('9355512');
    await expect.element(phone).toHaveValue('93 555 12');
    moveCaret(2);
    await userEvent.keyboard('7');
    await expect.element(phone).toHaveValue('93 755 51 2');
    expect(caret()).toBe(4);
    await userEvent.keyboard('{Backspace}');
    await expect.element(phone).toHaveValue('93 555 12');
    expect(caret()).toBe(2);
    moveCaret(3);
    await userEvent.keyboard('{Backspace}');
    await expect.element(phone).toHaveValue('95 551 2');
    expect(caret()).toBe(1);
    await userEvent.keyboard('{Delete}');
    await expect.element(phone).toHaveValue('95 512');
    expect(caret()).toBe(1);
  });

  test('accepts a whole pasted number', async () => {
    answerCalls(server({ isKnown: true }));
    await ask();
    await expect.element(phone).toHaveFocus();
    await userEvent.keyboard('12');
    await paste(phone, '+992 93 555-12-34');
    await expect.element(phone).toHaveValue('93 555 12 34');
  });

  test('reports a code that could not be sent, and keeps the number', async () => {
    answerCalls(({ path }) =>
      path.endsWith('/otp/')
        ? { status: 500, json: refusal('server.failed', 'Сломалось.') }
        : { status: 200, json: { anonymous_id: ID } },
    );
    await ask();
    await expect.element(phone).toHaveFocus();
    await userEvent.keyboard('917000002{Enter}');
    const error = page.getByRole('dialog', { name: 'Ошибка' });
    await expect
      .element(error.getByText('Не удалось отправить код. Попробуйте ещё раз.'))
      .toBeVisible();
    await error.getByRole('button', { name: 'Закрыть' }).click();
    await expect.element(phone).toHaveValue('91 700 00 02');
  });
});

/** Opens the dialog at the code step. */
async function askForCode(isKnown: boolean, digits = '935551234') {
  const calls = answerCalls(server({ isKnown }));
  const { answer } = await ask();
  await expect.element(phone).toHaveFocus();
  await paste(phone, digits);
  await next.click();
  await expect.element(box(1)).toHaveFocus();
  return { answer, calls };
}

const code = () =>
  page
    .getByRole('group', { name: 'Код из SMS, 6 цифр' })
    .getByRole('textbox')
    .elements()
    .map((element) => (element instanceof HTMLInputElement ? element.value : ''))
    .join(',');

describe('the code step', () => {
  test('moves between the boxes by typing, by Backspace in an empty one, and by arrows', async () => {
    await askForCode(true);
    await userEvent.keyboard('47');
    await expect.element(box(3)).toHaveFocus();
    await userEvent.keyboard('{Backspace}');
    await expect.element(box(2)).toHaveFocus();
    await userEvent.keyboard('{Backspace}');
    expect(code()).toBe('4,,,,,');
    await expect.element(box(2)).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect.element(box(1)).toHaveFocus();
    await userEvent.keyboard('4');
    await expect.element(box(2)).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect.element(box(6)).toHaveFocus();
    await userEvent.keyboard('{Home}9');
    expect(code()).toBe('9,,,,,');
  });

  test('submits a pasted code from any box, shows success, and signs in', async () => {
    const { answer, calls } = await askForCode(true);
    await paste(box(4), 'Ваш код: 471-902');
    await expect.element(page.getByText('Код принят. С возвращением, Фирӯз!')).toBeVisible();
    expect(code()).toBe('4,7,1,9,0,2');
    expect(currentSession()).toMatchObject({ accessToken: 'known', balance: 500 });
    await expect(answer).resolves.toBe(true);
    await expect.element(page.getByRole('button', { name: 'Раньше' })).toHaveFocus();
    expect(calls.filter(({ path }) => path.endsWith('/verify/'))).toHaveLength(1);
  });

  test('accepts the code that the phone autofills', async () => {
    const { answer } = await askForCode(true);
    await box(1).fill('471902');
    await expect(answer).resolves.toBe(true);
  });

  test('empties the boxes after a refusal and focuses the first', async () => {
    await askForCode(true);
    await userEvent.keyboard('000000');
    const error = page.getByRole('dialog', { name: 'Ошибка' });
    await expect
      .element(error.getByText('Неверный код. Проверьте SMS и попробуйте ещё раз.'))
      .toBeVisible();
    await error.getByRole('button', { name: 'Закрыть' }).click();
    await expect.element(box(1)).toHaveFocus();
    expect(code()).toBe(',,,,,');
    expect(currentSession().accessToken).toBeNull();
  });

  test('returns to the number, and continues with the code that was already sent', async () => {
    const { calls } = await askForCode(true, '917000001');
    await page.getByRole('button', { name: 'Изменить' }).click();
    await expect.element(phone).toHaveValue('91 700 00 01');
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 20_000 });
    onTestFinished(() => void vi.useRealTimers());
    await next.click();
    await expect.element(box(1)).toHaveFocus();
    await expect.element(page.getByText(/через 0:(?:[0-3]\d|40)$/)).toBeVisible();
    expect(calls.filter(({ path }) => path.endsWith('/otp/'))).toHaveLength(1);
  });
});

test('a new user gives a name, and is signed in', async () => {
  const { answer, calls } = await askForCode(false);
  await userEvent.keyboard('471902');
  await expect.element(heading('Введите ваше имя')).toBeVisible();
  expect(currentSession().accessToken).toBeNull();
  const name = page.getByRole('textbox', { name: 'Имя' });
  await expect.element(name).toHaveFocus();
  await name.fill('   ');
  await expect.element(next).toBeDisabled();
  await name.fill(' Фирӯз ');
  await next.click();
  await expect(answer).resolves.toBe(true);
  expect(calls.at(-1)?.body).toEqual({ request_id: ID, username: 'Фирӯз' });
  expect(currentSession()).toMatchObject({ accessToken: 'new', username: 'Фирӯз' });
});

test('closing cancels the sign-in, and returns the focus', async () => {
  answerCalls(server({ isKnown: true }));
  const { answer } = await ask();
  await expect.element(phone).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect(answer).resolves.toBe(false);
  await expect.element(page.getByRole('button', { name: 'Раньше' })).toHaveFocus();
  await expect.element(heading('Регистрация')).not.toBeInTheDocument();
});
