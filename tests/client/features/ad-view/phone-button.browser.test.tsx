import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';

import {
  currentSession,
  forgetSession,
  rememberAnonymousId,
  rememberUser,
} from '../../../../app/client/device/session.ts';
import {
  CallBar,
  PhoneButton,
} from '../../../../app/client/features/ad-view/seller/PhoneButton.tsx';
import { useSellerPhone } from '../../../../app/client/features/ad-view/seller/use-seller-phone.ts';
import { routes, urlOf } from '../../../../app/contract/index.ts';
import { answerCalls, refusal, type Answer, type SeenCall } from '../../answer-calls.ts';

import '../../../../app/client/ui/page.css';

const PHONE = '+992935551234';
const GUEST = 'd0b7c4a1-33a2-4a3b-9d1e-6b1f0f1f2f3f';
const NEW_GUEST = '5b7c4a1d-33a2-4a3b-9d1e-6b1f0f1f2f3f';
const url = urlOf(routes.revealPhone, { id: 7 });
const shown: Answer = { status: 200, json: { phone_number: PHONE } };
const button = () => page.getByRole('button', { name: 'Показать телефон' });
const tooMany = () => page.getByRole('alert').getByText('Вы посмотрели много телефонов.');
const number = () => page.getByRole('link', { name: '+992 93 555 12 34' });

interface SellerProps {
  readonly signIn: () => Promise<boolean>;
}

function Seller({ signIn }: SellerProps) {
  const phone = useSellerPhone(7, signIn);
  return (
    <>
      <PhoneButton phone={phone} label="Показать телефон" hint={null} />
      <CallBar phone={phone} label="Показать телефон" hint={null} />
    </>
  );
}

const refuse = vi.fn<() => Promise<boolean>>();

async function open(answer: (call: SeenCall) => Answer | Promise<Answer> | null) {
  const seen = answerCalls((call) =>
    call.path === routes.openAnonymousSession.path
      ? { status: 200, json: { anonymous_id: NEW_GUEST } }
      : answer(call),
  );
  await render(<Seller signIn={refuse} />);
  return seen;
}

beforeEach(async () => {
  await page.viewport(1280, 800);
  refuse.mockReset().mockResolvedValue(false);
  forgetSession();
  rememberAnonymousId(GUEST);
  onTestFinished(forgetSession);
});

describe('the phone of a seller', () => {
  test.for([1280, 390])(
    'is asked for at the press and takes the focus, %i px wide',
    async (width) => {
      await page.viewport(width, 800);
      const seen = await open(() => shown);
      expect(seen).toEqual([]);
      await button().click();
      await expect.element(number()).toHaveFocus();
      await expect.element(number()).toHaveAttribute('href', `tel:${PHONE}`);
      await expect.element(page.getByRole('button', { name: 'Скопировать' })).toBeVisible();
      expect(seen.map(({ method, path, anonymousId }) => ({ method, path, anonymousId }))).toEqual([
        { method: 'POST', path: url, anonymousId: GUEST },
      ]);
    },
  );

  test('is asked for once while the answer is on its way', async () => {
    const answer = Promise.withResolvers<Answer>();
    const seen = await open(() => answer.promise);
    await button().click();
    await expect.element(button()).toHaveAttribute('aria-busy', 'true');
    await button().click();
    await userEvent.keyboard('{Enter}');
    answer.resolve(shown);
    await expect.element(number()).toBeVisible();
    expect(seen).toHaveLength(1);
  });

  test('that cannot be read is refused with the reason, and the button stays', async () => {
    const answers: (Answer | null)[] = [null, shown];
    await open(() => answers.shift() ?? null);
    await button().click();
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent('Нет связи с сервером. Проверьте интернет и попробуйте ещё раз.');
    await button().click();
    await expect.element(number()).toBeVisible();
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  });

  test('is shown with a new session when the server has forgotten the old one', async () => {
    const seen = await open(({ anonymousId }) =>
      anonymousId === GUEST
        ? { status: 401, json: refusal('session.required', 'Сеанс закончился.') }
        : shown,
    );
    await button().click();
    await expect.element(number()).toBeVisible();
    expect(currentSession().anonymousId).toBe(NEW_GUEST);
    expect(seen.filter(({ path }) => path === url)).toHaveLength(2);
  });

  test('is shown to a user whose sign-in has expired', async () => {
    rememberUser({ accessToken: 'old', username: 'Али', profilePicture: null, balance: null });
    await open(({ authorization }) =>
      authorization === null
        ? shown
        : { status: 401, json: refusal('session.expired', 'Вход устарел.') },
    );
    await button().click();
    await expect.element(number()).toBeVisible();
    expect(currentSession().accessToken).toBeNull();
  });

  test('beyond a guest’s day is shown after a sign-in', async () => {
    const answers = [
      { status: 429, json: refusal('phones.too-many-guest', 'Вы посмотрели много телефонов.') },
      shown,
    ];
    await open(() => answers.shift() ?? null);
    await button().click();
    await expect.element(tooMany()).toBeVisible();
    const signIn = page.getByRole('button', { name: 'Войти' });
    await signIn.click();
    expect(refuse).toHaveBeenCalledOnce();
    await expect.element(tooMany()).toBeVisible();
    refuse.mockResolvedValue(true);
    await signIn.click();
    await expect.element(number()).toBeVisible();
  });

  test('beyond a user’s day offers no sign-in', async () => {
    await open(() => ({ status: 429, json: refusal('phones.too-many', 'Продолжите завтра.') }));
    await button().click();
    await expect.element(page.getByRole('alert')).toHaveTextContent('Продолжите завтра.');
    await expect.element(page.getByRole('button', { name: 'Войти' })).not.toBeInTheDocument();
  });
});
