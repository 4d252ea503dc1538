import { fromCallback } from 'xstate';
import type { AnyEventObject } from 'xstate';

import { ApiFailure } from '../../../../app/client/api/transport/api-failure.ts';
import type { AdDraft } from '../../../../app/client/device/ad-drafts.ts';
import type { AdForm, AdPage } from '../../../../app/client/features/create-ad/ad-form.ts';
import type {
  AdInput,
  FormFollowing,
} from '../../../../app/client/features/create-ad/machine/ad-setup.ts';
import { adMachine } from '../../../../app/client/features/create-ad/machine/ad.machine.ts';
import type { NewPhoto } from '../../../../app/client/features/create-ad/photos/photo-list.ts';
import { photoQueueMachine } from '../../../../app/client/features/create-ad/photos/photo-queue.machine.ts';
import { compile } from '../../../../engine/definition/compile.ts';
import { createFormStore } from '../../../../engine/form/state/create-form-store.ts';
import { faults } from '../../../../engine/form/state/field-context.ts';
import { payload } from '../../../../engine/form/state/payload.ts';
import { openActor, passed } from '../walk-machine.ts';
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
    author: { id: 7, name: 'Фирӯз' },
    loadedAt: 0,
    isRecorded: false,
  };
}

/** Returns its blank form, without the API that loads lists. */
export function sampleForm(page: AdPage = samplePage()): AdForm {
  const plan = compile(page.document, { mode: 'entry' });
  const store = createFormStore(plan);
  return {
    page,
    store,
    sections: [],
    draft: null,
    dropped: [],
    record: null,
    accepted: () =>
      Object.keys(faults(plan, store.state())).length === 0 ? payload(plan, store.state()) : null,
    payload: () => payload(plan, store.state()),
    location: () => null,
    isPlaceChosen: () => false,
    title: () => null,
    draftValues: () => [],
  };
}

/** A stored draft of it. */
export const sampleDraft: AdDraft = {
  ownerId: 7,
  categoryId: 'home',
  subcategoryId: 'home.mebel',
  name: 'Диван',
  planHash: '',
  values: [{ key: 'title', name: 'Название', value: 'Диван' }],
  photos: [],
  savedAt: 1,
};

/** Returns the input of an ad. */
export function sampleInput(form: AdForm = sampleForm()): AdInput {
  return {
    form,
    photos: { limit: form.page.limits.photos_max, urls: [] },
    isOffered: form.draft !== null,
  };
}

/** The ad's machine with photos that only the test changes and a form without listeners. */
export function quietAd(dropped: string[] = [], stored: unknown[] = []) {
  return adMachine.provide({
    actors: {
      followForm: fromCallback<{ type: 'never' }, FormFollowing>(() => {}),
      photoQueue: photoQueueMachine.provide({
        actors: { uploadPhoto: fromCallback<{ type: 'never' }, NewPhoto>(() => {}) },
      }),
    },
    actions: {
      dropDraft: (_, { page }) => void dropped.push(page.target.subcategoryId),
      storeDraft: (_, snapshot) => void stored.push(snapshot),
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
/** Response of publishing. */
export const AD = { id: 7, title: 'Диван' };
/** The pause before a retry has passed. */
export const retried = passed('retryDelay', 'ad.filling.sending.retrying');

/** Options of a walk through the ad's machine. */
export const walkAd = (events: readonly AnyEventObject[] = [], input = sampleInput()): Walk => ({
  input,
  promises: ['saveDraft', 'publish', 'signIn'],
  delays: { saveDelay: 800, retryDelay: 1_000 },
  events,
});

/** Opens a blank form, and records its draft. */
export function openedForm(page = samplePage()) {
  const dropped: string[] = [];
  const stored: unknown[] = [];
  const form = sampleForm(page);
  const opened = openActor(quietAd(dropped, stored), walkAd([], sampleInput(form)));
  const now = () => opened.actor.getSnapshot();
  return { ...opened, form, now, photos: now().context.photos, dropped, stored };
}

/** Publishing is pressed: the engine validates, and returns a valid payload. */
export function press({ accepted }: AdForm): readonly AnyEventObject[] {
  const values = accepted();
  const accepting = values === null ? [] : [{ type: 'form.accepted', payload: values }];
  return [{ type: 'submit.pressed' }, ...accepting];
}
