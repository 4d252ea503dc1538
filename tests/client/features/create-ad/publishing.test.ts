import { describe, expect, test } from 'vitest';

import { answered, openActor, refused } from '../walk-machine.ts';
import {
  AD,
  failures,
  HERE,
  openedForm,
  PRESS,
  quietMachine,
  refusalOf,
  retried,
  sampleDraft,
  samplePage,
  to,
  walk,
} from './sample-ad.ts';

describe('publishing', () => {
  test('ignores a second press', async () => {
    const { act, now, pending } = await openedForm();
    for (const event of PRESS) await act(event);
    const first = pending.get('publish');
    for (const event of PRESS) await act(event);
    expect(pending.get('publish')).toBe(first);
    await act(answered('publish', AD));
    expect(now().value).toBe('published');
  });

  test('retries once under the same key, then asks the person', async () => {
    const { act, now } = await openedForm();
    for (const event of PRESS) await act(event);
    const { key } = now().context.attempt;
    await act(refused('publish', failures.network));
    await act(retried);
    expect(now().context.attempt.key).toBe(key);
    await act(refused('publish', failures.network));
    expect(now().matches({ form: { sending: 'refused' } })).toBe(true);
    expect(now().context.failure).toBe('Нет связи');
    await act({ type: 'publish.repeated' });
    expect(now().context.attempt.key).toBe(key);
  });

  test('of other content uses another key, and so does the next ad', async () => {
    const { act, now, form } = await openedForm();
    for (const event of PRESS) await act(event);
    const { key } = now().context.attempt;
    await act(refused('publish', failures.quota));
    await act({ type: 'failure.closed' });
    form.store.dispatch({ type: 'SET', key: 'title', input: 'Диван' });
    for (const event of PRESS) await act(event);
    expect(now().context.attempt.key).not.toBe(key);
    await act(answered('publish', AD));
    expect(now().context.attempt.key).toBe('');
  });

  test('waits for the network and continues without a press', async () => {
    const { act, now } = await openedForm();
    await act({ type: 'network.changed', isOnline: false });
    for (const event of PRESS) await act(event);
    await act(refused('publish', failures.network));
    await act(retried);
    await act(refused('publish', failures.network));
    expect(now().matches({ form: { sending: 'offline' } })).toBe(true);
    await act({ type: 'network.changed', isOnline: true });
    expect(now().matches({ form: { sending: 'publishing' } })).toBe(true);
  });

  test('waits for the server under the same key, and keeps the input', async () => {
    const { act, now, form } = await openedForm();
    form.store.dispatch({ type: 'SET', key: 'title', input: 'Диван' });
    for (const event of PRESS) await act(event);
    const { key } = now().context.attempt;
    await act(refused('publish', failures.away));
    await act({ type: 'network.changed', isOnline: false });
    await act(retried);
    await act(refused('publish', failures.away));
    expect(now().matches({ form: { sending: 'offline' } })).toBe(true);
    expect(form.store.view(0).input).toBe('Диван');
    await act({ type: 'network.changed', isOnline: true });
    expect(now().matches({ form: { sending: 'publishing' } })).toBe(true);
    expect(now().context.attempt.key).toBe(key);
    await act(answered('publish', AD));
    expect(now().value).toBe('published');
  });

  test('of an ad that a full disk refuses returns to the form, with the reason', async () => {
    const { act, now } = await openedForm();
    for (const event of PRESS) await act(event);
    await act(refused('publish', failures.away));
    await act(retried);
    await act(refused('publish', failures.away));
    expect(now().matches({ form: { sending: 'refused' } })).toBe(true);
    expect(now().context.failure).toBe('Сервер временно недоступен');
  });

  test('continues the same request after sign-in', async () => {
    const { act, now } = await openedForm();
    for (const event of PRESS) await act(event);
    const { key } = now().context.attempt;
    await act(refused('publish', failures.signedOut));
    await act(answered('signIn', true));
    expect(now().matches({ form: { sending: 'publishing' } })).toBe(true);
    expect(now().context.attempt.key).toBe(key);
  });

  test('returns to the unchanged form when sign-in is cancelled', async () => {
    const { act, now, form } = await openedForm();
    form.store.dispatch({ type: 'SET', key: 'title', input: 'Диван' });
    for (const event of PRESS) await act(event);
    await act(refused('publish', failures.signedOut));
    await act(answered('signIn', false));
    expect(now().matches({ form: { sending: 'editing' } })).toBe(true);
    expect(form.store.view(0).input).toBe('Диван');
  });

  test('shows every fault of the server at its field', async () => {
    const { act, now, form } = await openedForm();
    form.store.dispatch({ type: 'SET', key: 'title', input: 'Диван' });
    for (const event of PRESS) await act(event);
    await act(refused('publish', refusalOf('title', 'images')));
    expect(form.store.view(0).fault?.text).toBe('Не то: title');
    expect(now().context.photosFault).toBe('Не то: images');
    expect(now().matches({ form: { sending: 'editing' } })).toBe(true);
  });

  test('shows the server’s faults without a visible field as a message', async () => {
    const { act, now } = await openedForm();
    for (const event of PRESS) await act(event);
    await act(refused('publish', refusalOf('title', 'location')));
    expect(now().matches({ form: { sending: 'refused' } })).toBe(true);
    expect(now().context.failure).toBe('Исправьте поля Не то: location');
  });
});

describe('photos', () => {
  const add = { type: 'files.added', files: [{ id: 'a', file: new File(['x'], 'a.jpg') }] };

  test('that are missing stop publishing and get the focus', async () => {
    const { act, now } = await openedForm(samplePage(1));
    for (const event of PRESS) await act(event);
    expect(now().context).toMatchObject({ photosFault: 'Добавьте хотя бы одно фото', calls: 1 });
    expect(now().matches({ form: { sending: 'editing' } })).toBe(true);
  });

  test('that are uploading are awaited, and the ad contains them', async () => {
    const { act, now, photos } = await openedForm(samplePage(1));
    photos.send(add);
    for (const event of PRESS) await act(event);
    expect(now().matches({ form: { sending: 'waiting' } })).toBe(true);
    photos.send({ type: 'upload.finished', id: 'a', url: '/images/a' });
    await act({ type: 'photos.changed' });
    expect(now().matches({ form: { sending: 'publishing' } })).toBe(true);
    expect(now().context.attempt.content).toContain('/images/a');
  });

  test('that fail during the wait return to the form', async () => {
    const { act, now, photos } = await openedForm(samplePage(1));
    photos.send(add);
    for (const event of PRESS) await act(event);
    photos.send({ type: 'upload.failed', id: 'a', reason: 'Не загрузилось', mayRetry: true });
    await act({ type: 'photos.changed' });
    expect(now().matches({ form: { sending: 'editing' } })).toBe(true);
    expect(now().context).toMatchObject({
      photosFault: 'Одно фото не загрузилось. Повторите загрузку или удалите его.',
      calls: 1,
    });
  });

  test('are sent with the form only when it is still valid after the wait', async () => {
    const { act, now, photos, form } = await openedForm();
    photos.send(add);
    for (const event of PRESS) await act(event);
    form.store.dispatch({ type: 'SET', key: 'price', input: '101' });
    photos.send({ type: 'upload.finished', id: 'a', url: '/images/a' });
    await act({ type: 'photos.changed' });
    expect(now().matches({ form: { sending: 'editing' } })).toBe(true);
  });
});

describe('a draft', () => {
  test('is saved 800 ms after the last change and not before', async () => {
    const { actor, clock, now } = await openedForm();
    actor.send({ type: 'form.changed' });
    clock.increment(799);
    actor.send({ type: 'form.changed' });
    clock.increment(799);
    expect(now().matches({ form: { keeping: 'waiting' } })).toBe(true);
    clock.increment(1);
    expect(now().matches({ form: { keeping: 'saving' } })).toBe(true);
  });

  test('is saved on leaving, unless the form was not changed', async () => {
    const touched = await openedForm();
    await touched.act({ type: 'form.changed' });
    await touched.act(to(null));
    expect(touched.stored).toHaveLength(1);

    const blank = await openedForm();
    await blank.act(to(null));
    expect(blank.stored).toEqual([]);
  });

  test('waits in its form while the person is at the first step', async () => {
    const { act, now, form } = await openedForm();
    await act(to(null));
    expect(now().value).toBe('choosing');
    await act(to(HERE));
    expect(now().context.form).toBe(form);
  });

  test('is removed when its ad is published, and when it is deleted', async () => {
    const published = await openedForm();
    for (const event of [...PRESS, answered('publish', AD)]) await published.act(event);
    expect(published.dropped).toEqual([HERE]);

    const deleted = await openedForm();
    await deleted.act({ type: 'form.changed' });
    await deleted.act({ type: 'draft.deleted' });
    expect(deleted.dropped).toEqual([HERE]);
    expect(deleted.now().context).toMatchObject({ form: null, wanted: null });
  });

  test('that was chosen on the first step is not offered a second time', async () => {
    const { act, actor } = openActor(quietMachine(), walk());
    await act({ type: 'draft.chosen', subcategoryId: HERE });
    await act(to(HERE));
    await act(answered('loadPage', { page: samplePage(), draft: sampleDraft }));
    expect(actor.getSnapshot().value).toBe('opening');
  });
});
