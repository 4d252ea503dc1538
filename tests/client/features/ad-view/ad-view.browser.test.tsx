import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { cleanup, render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';

import { createQueries } from '../../../../app/client/api/create-queries.ts';
import { rememberAnonymousId } from '../../../../app/client/device/session.ts';
import { AdView } from '../../../../app/client/features/ad-view/AdView.tsx';
import { thingWords } from '../../../../app/client/features/ad-view/thing-words.ru.ts';
import { WorkAdView } from '../../../../app/client/features/ad-view/WorkAdView.tsx';
import { NoteButton } from '../../../../app/client/features/keeping/note/NoteButton.tsx';
import { OwnActions } from '../../../../app/client/pages/advertisement/OwnAd.tsx';
import { keepControls } from '../../../../app/client/ui/kept/kept-ads.ts';
import { Toasts } from '../../../../app/client/ui/toast/Toasts.tsx';
import { routes, urlOf } from '../../../../app/contract/index.ts';
import type { Advertisement } from '../../../../app/contract/index.ts';
import { findViolations } from '../../../browser/find-violations.ts';
import { answerCalls, refusal, type Answer } from '../../answer-calls.ts';
import { fullAd } from './full-ad.ts';

import '../../../../app/client/ui/page.css';

const GUEST = 'd0b7c4a1-33a2-4a3b-9d1e-6b1f0f1f2f3f';
const complaintUrl = urlOf(routes.complain, { id: 7 });
const none: Answer = { status: 200, json: { advertisements: [] } };

interface Open {
  readonly part?: Partial<Advertisement>;
  readonly complaint?: Answer;
  readonly own?: ReactNode;
}

async function open({ part = {}, complaint, own = null }: Open = {}) {
  const seen = answerCalls((call) => (call.path === complaintUrl ? (complaint ?? null) : none));
  const ad = fullAd(part);
  const rest = {
    ad,
    heading: <h1>{ad.title}</h1>,
    crumbs: null,
    onBack: () => undefined,
    signIn: async () => false,
    status: null,
    own,
  };
  await render(
    <QueryClientProvider client={createQueries()}>
      <main>
        {ad.kind === 'VACANCY' ? (
          <WorkAdView {...rest} kind={ad.kind} />
        ) : (
          <AdView {...rest} words={thingWords.GOODS} />
        )}
      </main>
      <Toasts />
    </QueryClientProvider>,
  );
  return seen;
}

const button = (name: string) => page.getByRole('button', { name, exact: true });
const vacancy: Partial<Advertisement> = {
  kind: 'VACANCY',
  images: [],
  title: 'Повар национальной кухни',
  subtitle2: 'от 3 000 с. в месяц',
  company: 'Чайхана «Роҳат»',
};

beforeEach(async () => {
  await page.viewport(1280, 900);
  rememberAnonymousId(GUEST);
});

describe('the page of an ad', () => {
  test('has the actions of its seller on a phone, with photos and without', async () => {
    await page.viewport(390, 844);
    const deleting = { action: 'DELETE', enabled: true } as const;
    for (const part of [{}, { images: [] }, vacancy]) {
      const own = <OwnActions ad={{ ...fullAd(part), allowed_actions: [deleting] }} />;
      await open({ part: { ...part, is_my_advertisement: true }, own });
      await expect.element(button('Удалить')).toBeVisible();
      await cleanup();
    }
  });

  test('has the note of a favourite on a phone, with photos and without', async () => {
    await page.viewport(390, 844);
    keepControls.change(({ at }) =>
      at === 'page' ? <NoteButton onPress={() => undefined}>Добавить заметку</NoteButton> : null,
    );
    for (const part of [{}, { images: [] }]) {
      await open({ part });
      await expect.element(button('Добавить заметку')).toBeVisible();
      await cleanup();
    }
    keepControls.change(null);
  });

  test('gives its parts keys of their own', async () => {
    const complaints = vi.spyOn(console, 'error');
    await open();
    expect(complaints.mock.calls.flat().join(' ')).not.toContain('same key');
    complaints.mockRestore();
  });

  test('of a vacancy begins with pay and title, and has the words of work, without photos', async () => {
    await open({ part: vacancy });
    const heading = page.getByRole('heading', { level: 1 }).element();
    const facts = page.getByText('Полная занятость').element();
    const before = Node.DOCUMENT_POSITION_FOLLOWING;
    expect(heading.compareDocumentPosition(facts) & before).toBe(before);
    expect(document.querySelector('img')).toBeNull();
    await expect
      .element(button('Откликнуться'))
      .toHaveAccessibleDescription('Откликаются по телефону: покажем номер работодателя.');
    await expect.element(page.getByRole('heading', { name: 'О работе' })).toBeVisible();
    await expect.element(page.getByText(/не берёт денег/)).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Чайхана «Роҳат»' })).toBeVisible();
    expect(page.getByText(/Осмотрите вещь/).elements()).toEqual([]);
    expect(await findViolations(document.body)).toEqual([]);
  });

  test('names a moved place as such', async () => {
    await open();
    await expect.element(page.getByText(/Показано примерно/)).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Открыть карту' })).toBeInTheDocument();
  });

  test('shows no map of a city alone', async () => {
    const location = {
      latitude: 38.5,
      longitude: 68.7,
      landmarks: [],
      address: 'Душанбе',
      precision: 'CITY' as const,
    };
    await open({ part: { subtitle3: null, details: { imei: null, location } } });
    await expect.element(page.getByText('Душанбе', { exact: true })).toBeVisible();
    expect(page.getByRole('link', { name: 'Открыть карту' }).elements()).toEqual([]);
    expect(page.getByText(/Показано примерно/).elements()).toEqual([]);
  });

  test('names the price before a drop, and the earlier ones on demand', async () => {
    await open({
      part: {
        former_price: '95 000 с.',
        price_history: [{ price: '95 000 с.', until: '18 ноября' }],
      },
    });
    await expect.element(page.getByText('было 95 000 с.')).toBeVisible();
    await page.getByText('Как менялась цена').click();
    await expect.element(page.getByText('18 ноября')).toBeVisible();
  });
});

describe('a complaint', () => {
  test('needs a reason, is sent with words of one’s own, and is confirmed', async () => {
    const seen = await open({ complaint: { status: 200, json: { ad_id: 7 } } });
    await button('Пожаловаться').click();
    const dialog = page.getByRole('dialog', { name: 'Что не так?' });
    await dialog.getByRole('button', { name: 'Отправить' }).click();
    await expect.element(dialog.getByRole('alert')).toHaveTextContent('Выберите причину');
    await expect.element(dialog.getByRole('radio', { name: 'Это обман' })).toHaveFocus();
    expect(await findViolations(document.body)).toEqual([]);
    await userEvent.keyboard(' ');
    await dialog.getByRole('textbox').fill('Просит предоплату');
    await dialog.getByRole('button', { name: 'Отправить' }).click();
    await expect.element(page.getByText('Спасибо, мы проверим')).toBeVisible();
    await vi.waitFor(() =>
      expect(seen.filter(({ path }) => path === complaintUrl)).toMatchObject([
        { body: { reason: 'FRAUD', details: 'Просит предоплату' } },
      ]),
    );
    expect(page.getByRole('dialog').elements()).toEqual([]);
  });

  test('that is refused keeps what was typed', async () => {
    await open({
      complaint: { status: 429, json: refusal('complaints.too-many', 'Много жалоб за день.') },
    });
    await button('Пожаловаться').click();
    await page.getByRole('radio', { name: 'Другое' }).click();
    await page.getByRole('textbox').fill('Чужие фото');
    await button('Отправить').click();
    await expect.element(page.getByRole('alert').getByText('Много жалоб за день.')).toBeVisible();
    await expect.element(page.getByRole('textbox')).toHaveValue('Чужие фото');
    await expect.element(page.getByRole('radio', { name: 'Другое' })).toBeChecked();
  });

  test('that was closed by a press beside it keeps what was typed, «Отмена» drops it', async () => {
    await open();
    const dialog = page.getByRole('dialog', { name: 'Что не так?' });
    await button('Пожаловаться').click();
    await button('Отмена').click();
    await button('Пожаловаться').click();
    await page.getByRole('radio', { name: 'Это обман' }).click();
    await page.getByRole('textbox').fill('Просит предоплату');
    await userEvent.click(document.documentElement, { position: { x: 2, y: 2 }, force: true });
    await expect.element(dialog).not.toBeInTheDocument();
    await button('Пожаловаться').click();
    await expect.element(page.getByRole('textbox')).toHaveValue('Просит предоплату');
    await expect.element(page.getByRole('radio', { name: 'Это обман' })).toBeChecked();
    await button('Отмена').click();
    await button('Пожаловаться').click();
    await expect.element(page.getByRole('textbox')).toHaveValue('');
  });
});

describe('the share button on desktop', () => {
  test.for([
    {
      of: 'a vacancy without photos',
      part: { ...vacancy, is_comparable: false },
      isBesideHeart: true,
    },
    { of: 'a thing with photos', part: {}, isBesideHeart: false },
  ])('of $of is beside the heart: $isBesideHeart', async ({ part, isBesideHeart }) => {
    await page.viewport(1280, 800);
    keepControls.change(({ at, children }) => at === 'page' && <nav>{children}</nav>);
    onTestFinished(() => keepControls.change(null));
    await open({ part });
    const share = page.getByRole('button', { name: 'Поделиться' });
    await expect.element(share).toBeVisible();
    expect(share.element().closest('nav') !== null).toBe(isBesideHeart);
  });
});

describe('the promotion over the photo of an ad page', () => {
  test('is 28 px high', async () => {
    await page.viewport(1280, 800);
    await open({ part: { promotion_type: 'PREMIUM' } });
    const tags = page.getByText('Премиум', { exact: true });
    const shown = tags.elements().map((tag) => tag.getBoundingClientRect().height);
    expect(shown).toContain(28);
  });
});

describe('the late parts', () => {
  test('share the page by link and by QR code', async () => {
    await open();
    await page.getByRole('button', { name: 'Поделиться' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Поделиться' });
    await expect.element(dialog.getByRole('img', { name: 'QR-код ссылки' })).toBeVisible();
    await expect.element(dialog.getByText(location.origin, { exact: false })).toBeVisible();
    await expect.element(button('Скопировать ссылку')).toHaveFocus();
    expect(await findViolations(document.body)).toEqual([]);
  });

  test('show how to check an IMEI, with the request to copy', async () => {
    await open({
      part: { details: { location: null, imei: { is_verified: false, imei: '490154203237518' } } },
    });
    await page.getByRole('button', { name: 'Как проверить' }).click();
    const dialog = page.getByRole('dialog', { name: 'Проверьте IMEI сами' });
    await expect.element(dialog.getByText('*3366*490154203237518#')).toBeVisible();
    await expect.element(dialog.getByRole('link')).toHaveAttribute('href', '/safety-guide');
    expect(await findViolations(document.body)).toEqual([]);
  });
});
