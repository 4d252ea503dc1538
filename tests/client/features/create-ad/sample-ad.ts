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

/** A page of two fields, and as many photos as a test asks for. */
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

/** Its form, open and blank, without the API that would load lists for it. */
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
    title: () => null,
    draftValues: () => [],
  };
}

/** What was kept of it. */
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

/** What an ad is begun with. */
export function sampleInput(form: AdForm = sampleForm()): AdInput {
  return {
    form,
    photos: { limit: form.page.limits.photos_max, urls: [] },
    isOffered: form.draft !== null,
  };
}

/** The ad's machine with photos that change by the test alone and a form that is not followed. */
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

/** Ways in which a call comes to nothing. */
export const failures = {
  network: new ApiFailure('network', 'Нет связи'),
  away: new ApiFailure('server.unavailable', 'Сервер временно недоступен'),
  signedOut: new ApiFailure('session.expired', 'Вход устарел'),
  unknown: new ApiFailure('subcategory.unknown', 'Такой подкатегории нет'),
  quota: new ApiFailure('ads.too-many', 'Достигнут предел объявлений'),
} as const;

/** A refusal of fields, as the server words it. */
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
/** What publishing answers with. */
export const AD = { id: 7, title: 'Диван' };
/** The pause before a second try is over. */
export const retried = passed('retryDelay', 'ad.filling.sending.retrying');

/** How the ad's machine is walked. */
export const walkAd = (events: readonly AnyEventObject[] = [], input = sampleInput()): Walk => ({
  input,
  promises: ['saveDraft', 'publish', 'signIn'],
  delays: { saveDelay: 800, retryDelay: 1_000 },
  events,
});

/** A form, open and blank, and what becomes of its draft. */
export function openedForm(page = samplePage()) {
  const dropped: string[] = [];
  const stored: unknown[] = [];
  const form = sampleForm(page);
  const opened = openActor(quietAd(dropped, stored), walkAd([], sampleInput(form)));
  const now = () => opened.actor.getSnapshot();
  return { ...opened, form, now, photos: now().context.photos, dropped, stored };
}

/** The button that publishes is pressed: the engine validates, and hands over a right payload. */
export function press({ accepted }: AdForm): readonly AnyEventObject[] {
  const values = accepted();
  const accepting = values === null ? [] : [{ type: 'form.accepted', payload: values }];
  return [{ type: 'submit.pressed' }, ...accepting];
}
