import { fromCallback } from 'xstate';
import type { AnyEventObject } from 'xstate';

import { ApiFailure } from '../../../../app/client/api/transport/api-failure.ts';
import type { AdDraft } from '../../../../app/client/device/ad-drafts.ts';
import type { AdForm, AdPage } from '../../../../app/client/features/create-ad/ad-form.ts';
import type { Following } from '../../../../app/client/features/create-ad/machine/create-ad-setup.ts';
import { createAdMachine } from '../../../../app/client/features/create-ad/machine/create-ad.machine.ts';
import type { NewPhoto } from '../../../../app/client/features/create-ad/photos/photo-list.ts';
import { photoQueueMachine } from '../../../../app/client/features/create-ad/photos/photo-queue.machine.ts';
import { compile } from '../../../../engine/definition/compile.ts';
import { createFormStore } from '../../../../engine/form/state/create-form-store.ts';
import { faults } from '../../../../engine/form/state/field-context.ts';
import { payload } from '../../../../engine/form/state/payload.ts';
import { answered, openActor, passed } from '../walk-machine.ts';
import type { Walk } from '../walk-machine.ts';

/** Returns a page of two fields with a minimum number of photos. */
export function samplePage(photosMin = 0): AdPage {
  return {
    target: { categoryId: 'home', subcategoryId: 'home.mebel' },
    categoryName: 'Всё для дома',
    subcategoryName: 'Мебель',
    limits: { photos_min: photosMin, photos_max: 10, price: true, location: true },
    document: {
      filters: [
        { id: 1, key: 'title', name: 'Название', type: 'EDIT_TEXT', data_type: 'STRING' },
        {
          id: 2,
          key: 'price',
          name: 'Цена',
          type: 'EDIT_TEXT',
          data_type: 'INTEGER',
          max_value: 100,
        },
      ],
    },
    owner: 'Фирӯз',
    isRecorded: false,
  };
}

/** Returns its blank form, without the API that loads lists. */
export function sampleForm(page: AdPage = samplePage()): AdForm {
  const plan = compile(page.document, { mode: 'ad' });
  const store = createFormStore(plan);
  return {
    page,
    store,
    sections: [],
    dropped: [],
    photoUrls: [],
    record: null,
    isRight: () => Object.keys(faults(plan, store.state())).length === 0,
    payload: () => payload(plan, store.state()),
    title: () => null,
    draftValues: () => [],
  };
}

/** A stored draft of it. */
export const sampleDraft: AdDraft = {
  owner: 'Фирӯз',
  categoryId: 'home',
  subcategoryId: 'home.mebel',
  name: 'Диван',
  planHash: '',
  values: [{ key: 'title', name: 'Название', value: 'Диван' }],
  photos: [],
  savedAt: 1,
};

/** The machine with photos and a form that report nothing by themselves. */
export function quietMachine(dropped: string[] = [], stored: unknown[] = []) {
  return createAdMachine.provide({
    actors: {
      followForm: fromCallback<{ type: 'never' }, Following>(() => {}),
      photoQueue: photoQueueMachine.provide({
        actors: { uploadPhoto: fromCallback<{ type: 'never' }, NewPhoto>(() => {}) },
      }),
    },
    actions: {
      dropDraft: (_, subcategoryId) => void dropped.push(subcategoryId),
      storeDraft: (_, keeping) => void (keeping !== null && stored.push(keeping)),
    },
  });
}

/** Failures of a call. */
export const failures = {
  network: new ApiFailure('network', 'Нет связи'),
  away: new ApiFailure('server.unavailable', 'Сервер временно недоступен'),
  signedOut: new ApiFailure('session.expired', 'Вход устарел'),
  unknown: new ApiFailure('subcategory.unknown', 'Такой подкатегории нет'),
  quota: new ApiFailure('ads.too-many', 'Достигнут предел объявлений'),
} as const;

/** Returns a refusal of fields. */
export function refusalOf(...keys: readonly string[]): ApiFailure {
  const fields = Object.fromEntries(
    keys.map((key) => [
      key,
      [{ code: 'x', params: {}, message: `Не то: ${key}`, level: 'error' as const }],
    ]),
  );
  return new ApiFailure('ad.invalid', 'Исправьте поля', { fields });
}

/** The subcategory of the samples. */
export const HERE = 'home.mebel';
/** Sets the subcategory in the page's link. */
export const to = (subcategoryId: string | null) => ({ type: 'address.changed', subcategoryId });
/** Response of publishing. */
export const AD = { id: 7, title: 'Диван' };
/** The page is loaded, without a draft. */
export const loaded = (page = samplePage()) => answered('loadPage', { page, draft: null });
/** The pause before a retry has passed. */
export const retried = passed('retryDelay', 'createAd.form.sending.retrying');
/** The save delay has passed without input. */
export const waited = passed('saveDelay', 'createAd.form.keeping.waiting');

/** Options of a walk through the machine. */
export const walk = (events: readonly AnyEventObject[] = []): Walk => ({
  input: undefined,
  promises: ['loadPage', 'openForm', 'saveDraft', 'publish', 'signIn'],
  delays: { saveDelay: 800, retryDelay: 1_000 },
  events,
});

/** Opens a blank form, with the parts that a test inspects. */
export async function openedForm(page = samplePage()) {
  const dropped: string[] = [];
  const stored: unknown[] = [];
  const form = sampleForm(page);
  const opened = openActor(quietMachine(dropped, stored), walk());
  for (const event of [to(HERE), loaded(page), answered('openForm', form)]) await opened.act(event);
  const now = () => opened.actor.getSnapshot();
  const photos = now().context.photos;
  return { ...opened, form, now, photos, dropped, stored };
}

/** Publishing is pressed on a valid form. */
export const PRESS = [{ type: 'submit.pressed' }, { type: 'form.accepted' }];
