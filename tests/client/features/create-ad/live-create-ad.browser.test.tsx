import { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { createActor, waitFor } from 'xstate';

import { forgetReadsOfOthers } from '../../../../app/client/api/forget-reads-of-others.ts';
import { adDrafts } from '../../../../app/client/device/ad-drafts.ts';
import {
  currentSession,
  forgetSession,
  rememberUser,
} from '../../../../app/client/device/session.ts';
import { RefusalDialog } from '../../../../app/client/features/create-ad/form/RefusalDialog.tsx';
import { liveCreateAd } from '../../../../app/client/features/create-ad/machine/live-create-ad.ts';
import { logOut } from '../../../../app/client/features/session/log-out.ts';
import type { CreationStructure, Refusal } from '../../../../app/contract/index.ts';
import { routes, urlOf } from '../../../../app/contract/index.ts';
import { findViolations } from '../../../browser/find-violations.ts';
import { answerCalls, refusal } from '../../answer-calls.ts';

const HERE = 'home.mebel';
const TITLE = { id: 1, key: 'title', name: 'Название', type: 'EDIT_TEXT', data_type: 'STRING' };
const COLOUR = { id: 2, key: 'colour', name: 'Цвет', type: 'EDIT_TEXT', data_type: 'STRING' };
const PLACE = { id: 3, key: 'where', name: 'Место', type: 'MAP', data_type: 'STRING' };
const STRUCTURE: CreationStructure = {
  version: '1',
  categories: [
    {
      id: 'home',
      name: 'Всё для дома',
      image: '/home.webp',
      type: 'HOME',
      has_subcategory_groups: false,
      groups: [],
      subcategories: [
        {
          id: HERE,
          name: 'Мебель',
          limits: { photos_min: 0, photos_max: 5, price: true, location: true },
        },
      ],
    },
  ],
};
const REST_OF_PROFILE = {
  profile_picture: null,
  profile_description: null,
  phone_number: null,
  balance: 0,
} as const;
/** A form that never opens does not end by itself. */
const LIMIT = { timeout: 20_000 };
/** Users by token. */
const USERS: Readonly<Record<string, { readonly id: number; readonly name: string }>> = {
  'Bearer one': { id: 7, name: 'Фирӯз' },
  'Bearer one again': { id: 7, name: 'Фирӯз' },
  'Bearer namesake': { id: 8, name: 'Фирӯз' },
};

function signInAs(token: string): void {
  rememberUser({ accessToken: token, username: 'Фирӯз', profilePicture: null, balance: null });
}

beforeEach(() => {
  forgetSession();
  localStorage.clear();
});

/** Opens an ad's form over a server whose definitions the test changes. */
async function open(profile?: unknown) {
  const server: { filters: readonly object[]; profile: unknown; refusal: Refusal } = {
    refusal: 'ads.too-many',
    filters: [TITLE, COLOUR],
    profile,
  };
  const calls = answerCalls(({ path, authorization }) => {
    const user = USERS[authorization ?? ''];
    switch (path) {
      case routes.profile.path:
        return user === undefined
          ? { status: 401, json: refusal('sign-in.required', 'Нужно войти.') }
          : { status: 200, json: server.profile ?? { ...user, ...REST_OF_PROFILE } };
      case routes.creationStructure.path:
        return { status: 200, json: STRUCTURE };
      case urlOf(routes.createFilters, { id: HERE }):
        return { status: 200, json: { breadcrumbs: [], filters: server.filters, steps: [] } };
      case routes.labTester.path:
        return { status: 200, json: { is_tester: false } };
      case routes.createAdvertisement.path:
        return { status: 429, json: refusal(server.refusal, 'Нельзя.') };
      default:
        return { status: 204 };
    }
  });
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000 } } });
  onTestFinished(forgetReadsOfOthers(queries));
  const actor = createActor(liveCreateAd({ queries, signIn: () => Promise.resolve(false) }));
  actor.start();
  onTestFinished(() => {
    actor.stop();
  });
  actor.send({ type: 'address.changed', subcategoryId: HERE });
  const ad = async () => {
    const { context } = await waitFor(actor, (now) => now.matches('writing'));
    if (context.open === null) throw new Error('A form is shown without an ad.');
    return context.open.actor;
  };
  const type = async (key: string, input: string) =>
    (await ad()).getSnapshot().context.form.store.dispatch({ type: 'SET', key, input });
  const press = async () => {
    const payload = (await ad()).getSnapshot().context.form.accepted();
    if (payload === null) throw new Error('The form is wrong.');
    (await ad()).send({ type: 'submit.pressed' });
    (await ad()).send({ type: 'form.accepted', payload });
  };
  const published = () =>
    calls.filter(({ path }) => path === routes.createAdvertisement.path).map(({ body }) => body);
  return { actor, ad, type, press, published, server };
}

const leave = { type: 'left' } as const;

describe('a draft', () => {
  test('belongs to a user, not to a name: a user of the same name does not see it', async () => {
    signInAs('one');
    const first = await open();
    await first.type('title', 'Диван');
    first.actor.send(leave);
    expect(adDrafts()).toMatchObject([{ ownerId: 7, name: 'Диван' }]);

    signInAs('namesake');
    const second = await open();
    const form = (await second.ad()).getSnapshot().context.form;
    expect(form.draft).toBeNull();
    expect(form.payload()).toEqual({});
  });

  test('survives an expired session, for the same user', async () => {
    signInAs('one');
    const first = await open();
    await first.type('title', 'Диван');
    forgetSession();
    await first.type('title', 'Диван угловой');
    first.actor.send(leave);
    expect(currentSession().accessToken).toBeNull();

    signInAs('one again');
    const second = await open();
    expect((await second.ad()).getSnapshot().context.form.draft?.name).toBe('Диван угловой');
  });

  test('is not stored by a form that was open at a sign-out', async () => {
    signInAs('one');
    const { type, actor } = await open();
    await type('title', 'Диван');
    actor.send(leave);
    logOut();
    await type('title', 'Диван угловой');
    actor.send(leave);
    expect(adDrafts()).toEqual([]);
  });
});

describe('an open form', () => {
  test('remains open when its author signs in again', async () => {
    signInAs('one');
    const { ad, type, press, published } = await open();
    await type('title', 'Диван');
    const before = await ad();
    forgetSession();
    signInAs('one again');
    await press();
    await waitFor(before, (now) => now.matches({ filling: { sending: 'refused' } }));
    expect(await ad()).toBe(before);
    expect(published()).toMatchObject([{ filters: { title: 'Диван' } }]);
  });

  test('is closed when another user signs in, and the new user gets a blank one', async () => {
    signInAs('one');
    const { ad, type, published } = await open();
    await type('title', 'Диван');
    const before = await ad();
    forgetSession();
    signInAs('namesake');
    await waitFor(before, ({ status }) => status === 'done');
    const { form } = (await ad()).getSnapshot().context;
    expect(form.page.author.id).toBe(8);
    expect(form.payload()).toEqual({});
    expect(published()).toEqual([]);
  });

  test('is sent by the definitions that the server has when it is published', async () => {
    signInAs('one');
    const { ad, type, press, published, server } = await open();
    await type('title', 'Диван');
    server.filters = [TITLE, { ...COLOUR, id: 9, key: 'finish', name: 'Отделка' }];
    await press();
    await waitFor(await ad(), (now) => now.matches({ filling: { sending: 'refused' } }));
    expect(published()).toMatchObject([{ filters: { title: 'Диван' } }]);
    await type('finish', 'дуб');
    expect((await ad()).getSnapshot().context.form.payload()).toEqual({
      title: 'Диван',
      finish: 'дуб',
    });
  });

  test('is shown again with its lost values when its definitions lost a field', async () => {
    signInAs('one');
    const { ad, type, press, published, server } = await open();
    await type('title', 'Диван');
    await type('colour', 'синий');
    server.filters = [TITLE];
    await press();
    await waitFor(await ad(), ({ context }) => context.form.dropped.length > 0);
    const { context } = (await ad()).getSnapshot();
    expect(context.form.dropped).toEqual(['Цвет']);
    expect(context.form.payload()).toEqual({ title: 'Диван' });
    expect(published()).toEqual([]);
  });
});

test('a malformed profile ends the loading of a form, which can be repeated', LIMIT, async () => {
  signInAs('one');
  const { actor, ad, server } = await open({});
  await waitFor(actor, (now) => now.matches({ unloaded: 'failed' }));
  server.profile = undefined;
  actor.send({ type: 'load.repeated' });
  expect((await ad()).getSnapshot().context.form.page.author.id).toBe(7);
});

test('the location of an ad is the value of its map, not of a similar field', async () => {
  signInAs('one');
  const { ad, press, published, server } = await open();
  await ad();
  const place = { latitude: 38.55, longitude: 68.78, address: 'Душанбе' };
  // A type that the engine does not know: it keeps any value, a place among them.
  const shop = { id: 4, key: 'shop', name: 'Магазин', type: 'SHOP', data_type: 'STRING' };
  const values = { title: 'Диван', shop: { ...place, address: 'Худжанд' } };
  server.filters = [TITLE, shop, PLACE];
  // The first press renews the form.
  await press();
  const isRefused = async () =>
    waitFor(await ad(), (now) => now.matches({ filling: { sending: 'refused' } }));
  await isRefused();
  const { store } = (await ad()).getSnapshot().context.form;

  store.dispatch({ type: 'HYDRATE', values });
  (await ad()).send({ type: 'failure.closed' });
  await press();
  await isRefused();
  expect(published().at(-1)).toMatchObject({ location: null, filters: values });

  store.dispatch({ type: 'HYDRATE', values: { ...values, where: place } });
  (await ad()).send({ type: 'failure.closed' });
  await press();
  await isRefused();
  expect(published().at(-1)).toMatchObject({ location: place });
});

describe('a refused ad', () => {
  const dialog = page.getByRole('dialog', { name: 'Ошибка' });

  test.for([
    { code: 'ads.too-many', remedy: 'Мои объявления', why: 'an own ad must be hidden first' },
    { code: 'ads.too-many-today', remedy: null, why: 'only time helps' },
    { code: 'rate.limited', remedy: 'Повторить', why: 'the same request may pass' },
  ] as const)('after $code offers what helps: $why', LIMIT, async ({ code, remedy }) => {
    signInAs('one');
    const { ad, type, press, server } = await open();
    server.refusal = code;
    await type('title', 'Диван');
    await press();
    await render(<RefusalDialog actor={await ad()} />);
    await expect.element(dialog).toBeVisible();
    const offered = [...dialog.element().querySelectorAll('button, a')].map(
      (one) => one.textContent,
    );
    expect(offered).toEqual(remedy === null ? ['Закрыть'] : ['Закрыть', remedy]);
    const isKept = dialog.getByText('Черновик хранится на этом устройстве.');
    expect(isKept.elements()).toHaveLength(remedy === 'Повторить' ? 0 : 1);
    expect(await findViolations(dialog.element())).toEqual([]);
  });
});
