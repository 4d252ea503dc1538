import { describe, expect, test } from 'vitest';

import {
  AuthorChanged,
  DefinitionsChanged,
} from '../../../../app/client/features/create-ad/machine/publish-stops.ts';
import { answered, refused } from '../walk-machine.ts';
import {
  AD,
  failures,
  HERE,
  openedForm,
  press,
  refusalOf,
  retried,
  sampleForm,
  samplePage,
} from './sample-ad.ts';

describe('publishing', () => {
  test('ignores a second press', async () => {
    const { act, now, pending, form } = openedForm();
    for (const event of press(form)) await act(event);
    const first = pending.get('publish');
    for (const event of press(form)) await act(event);
    expect(pending.get('publish')).toBe(first);
    await act(answered('publish', AD));
    expect(now().value).toBe('finished');
  });

  test('retries once under the same key, then asks the person', async () => {
    const { act, now, form } = openedForm();
    for (const event of press(form)) await act(event);
    const { key } = now().context.attempt;
    await act(refused('publish', failures.network));
    await act(retried);
    expect(now().context.attempt.key).toBe(key);
    await act(refused('publish', failures.network));
    expect(now().matches({ filling: { sending: 'refused' } })).toBe(true);
    expect(now().context.failure).toBe('Нет связи');
    await act({ type: 'publish.repeated' });
    expect(now().context.attempt.key).toBe(key);
  });

  test('of other content uses another key, and so does the next ad', async () => {
    const { act, now, form } = openedForm();
    for (const event of press(form)) await act(event);
    const { key } = now().context.attempt;
    await act(refused('publish', failures.quota));
    await act({ type: 'failure.closed' });
    form.store.dispatch({ type: 'SET', key: 'title', input: 'Диван' });
    for (const event of press(form)) await act(event);
    expect(now().context.attempt.key).not.toBe(key);
    const { key: second } = now().context.attempt;
    await act(answered('publish', AD));
    expect(openedForm().now().context.attempt.key).not.toBe(second);
  });

  test('waits for the network and continues without a press', async () => {
    const { act, now, form } = openedForm();
    await act({ type: 'network.changed', isOnline: false });
    for (const event of press(form)) await act(event);
    await act(refused('publish', failures.network));
    await act(retried);
    await act(refused('publish', failures.network));
    expect(now().matches({ filling: { sending: 'offline' } })).toBe(true);
    await act({ type: 'network.changed', isOnline: true });
    expect(now().matches({ filling: { sending: 'publishing' } })).toBe(true);
  });

  test('waits for the server under the same key, and keeps the input', async () => {
    const { act, now, form } = openedForm();
    form.store.dispatch({ type: 'SET', key: 'title', input: 'Диван' });
    for (const event of press(form)) await act(event);
    const { key } = now().context.attempt;
    await act(refused('publish', failures.away));
    await act({ type: 'network.changed', isOnline: false });
    await act(retried);
    await act(refused('publish', failures.away));
    expect(now().matches({ filling: { sending: 'offline' } })).toBe(true);
    expect(form.store.view(0).input).toBe('Диван');
    await act({ type: 'network.changed', isOnline: true });
    expect(now().matches({ filling: { sending: 'publishing' } })).toBe(true);
    expect(now().context.attempt.key).toBe(key);
    await act(answered('publish', AD));
    expect(now().value).toBe('finished');
  });

  test('of an ad that a full disk refuses returns to the form, with the reason', async () => {
    const { act, now, form } = openedForm();
    for (const event of press(form)) await act(event);
    await act(refused('publish', failures.away));
    await act(retried);
    await act(refused('publish', failures.away));
    expect(now().matches({ filling: { sending: 'refused' } })).toBe(true);
    expect(now().context.failure).toBe('Сервер временно недоступен');
  });

  test('continues the same request after sign-in', async () => {
    const { act, now, form } = openedForm();
    for (const event of press(form)) await act(event);
    const { key } = now().context.attempt;
    await act(refused('publish', failures.signedOut));
    await act(answered('signIn', true));
    expect(now().matches({ filling: { sending: 'publishing' } })).toBe(true);
    expect(now().context.attempt.key).toBe(key);
  });

  test('returns to the unchanged form when sign-in is cancelled', async () => {
    const { act, now, form } = openedForm();
    form.store.dispatch({ type: 'SET', key: 'title', input: 'Диван' });
    for (const event of press(form)) await act(event);
    await act(refused('publish', failures.signedOut));
    await act(answered('signIn', false));
    expect(now().matches({ filling: { sending: 'editing' } })).toBe(true);
    expect(form.store.view(0).input).toBe('Диван');
  });

  test('shows every fault of the server at its field', async () => {
    const { act, now, form } = openedForm();
    form.store.dispatch({ type: 'SET', key: 'title', input: 'Диван' });
    for (const event of press(form)) await act(event);
    await act(refused('publish', refusalOf('title', 'images')));
    expect(form.store.view(0).fault?.text).toBe('Не то: title');
    expect(now().context.photosFault).toBe('Не то: images');
    expect(now().matches({ filling: { sending: 'editing' } })).toBe(true);
  });

  test('shows the server’s faults without a visible field as a message', async () => {
    const { act, now, form } = openedForm();
    for (const event of press(form)) await act(event);
    await act(refused('publish', refusalOf('title', 'location')));
    expect(now().matches({ filling: { sending: 'refused' } })).toBe(true);
    expect(now().context.failure).toBe('Исправьте поля Не то: location');
  });
});

describe('the sent payload', () => {
  test('is the validated one, whatever is typed during the call', async () => {
    const { act, now, form } = openedForm();
    form.store.dispatch({ type: 'SET', key: 'title', input: 'Диван' });
    for (const event of press(form)) await act(event);
    form.store.dispatch({ type: 'SET', key: 'price', input: '101' });
    await act(refused('publish', failures.network));
    await act(retried);
    expect(now().context.attempt.payload).toEqual({ title: 'Диван' });
  });

  test('after a wait for the network is the one that is valid then, and none while the form is invalid', async () => {
    const { act, now, form } = openedForm();
    const cutOff = [
      { type: 'network.changed', isOnline: false },
      ...press(form),
      refused('publish', failures.network),
      retried,
      refused('publish', failures.network),
    ];
    for (const event of cutOff) await act(event);
    form.store.dispatch({ type: 'SET', key: 'price', input: '101' });
    await act({ type: 'network.changed', isOnline: true });
    expect(now().matches({ filling: { sending: 'editing' } })).toBe(true);
    expect(form.store.view(1).fault?.code).toBe('number.max');
  });
});

describe('changed definitions', () => {
  test('renew the form and publish its values when none is lost', async () => {
    const { act, now, form } = openedForm();
    for (const event of press(form)) await act(event);
    const renewed = sampleForm();
    renewed.store.dispatch({ type: 'SET', key: 'title', input: 'Кресло' });
    await act(refused('publish', new DefinitionsChanged(renewed)));
    expect(now().context.form).toBe(renewed);
    expect(now().matches({ filling: { sending: 'publishing' } })).toBe(true);
    expect(now().context.attempt.payload).toEqual({ title: 'Кресло' });
  });

  test('show the renewed form again, with its lost values and its faults', async () => {
    const { act, now, form } = openedForm();
    for (const event of press(form)) await act(event);
    const renewed = { ...sampleForm(), dropped: ['Цвет'] };
    renewed.store.dispatch({ type: 'SET', key: 'price', input: '101' });
    await act(refused('publish', new DefinitionsChanged(renewed)));
    expect(now().matches({ filling: { sending: 'editing', keeping: 'waiting' } })).toBe(true);
    expect(renewed.store.view(1).fault?.code).toBe('number.max');
  });
});

test('an ad of another user is not sent, and its draft is kept', async () => {
  const { act, now, form, stored } = openedForm();
  for (const event of press(form)) await act(event);
  await act(refused('publish', new AuthorChanged()));
  expect(stored).toHaveLength(1);
  expect(now().output).toEqual({ type: 'disowned' });
});

describe('photos', () => {
  const add = { type: 'files.added', files: [{ id: 'a', file: new File(['x'], 'a.jpg') }] };

  test('that are missing stop publishing and get the focus', async () => {
    const { act, now, form } = openedForm(samplePage(1));
    for (const event of press(form)) await act(event);
    expect(now().context).toMatchObject({
      photosFault: 'Добавьте хотя бы одно фото',
      photosFocusRequests: 1,
    });
    expect(now().matches({ filling: { sending: 'editing' } })).toBe(true);
  });

  test('that are uploading are awaited, and the ad contains them', async () => {
    const { act, now, photos, form } = openedForm(samplePage(1));
    photos.send(add);
    for (const event of press(form)) await act(event);
    expect(now().matches({ filling: { sending: 'waiting' } })).toBe(true);
    photos.send({ type: 'upload.finished', id: 'a', url: '/images/a' });
    await act({ type: 'photos.changed' });
    expect(now().matches({ filling: { sending: 'publishing' } })).toBe(true);
    expect(now().context.attempt.images).toEqual(['/images/a']);
  });

  test('that fail during the wait return to the form', async () => {
    const { act, now, photos, form } = openedForm(samplePage(1));
    photos.send(add);
    for (const event of press(form)) await act(event);
    photos.send({ type: 'upload.failed', id: 'a', reason: 'Не загрузилось', mayRetry: true });
    await act({ type: 'photos.changed' });
    expect(now().matches({ filling: { sending: 'editing' } })).toBe(true);
    expect(now().context).toMatchObject({
      photosFault: 'Одно фото не загрузилось. Повторите загрузку или удалите его.',
      photosFocusRequests: 1,
    });
  });

  test('stop at a file that is no photo, until the person has put it away', async () => {
    const { act, now, photos, form } = openedForm(samplePage(0));
    photos.send(add);
    for (const event of press(form)) await act(event);
    photos.send({ type: 'upload.failed', id: 'a', reason: 'Файл пустой', mayRetry: false });
    await act({ type: 'photos.changed' });
    expect(now().context.photosFault).toBe(
      'Один файл не добавлен. Уберите его из списка или выберите другой.',
    );
    photos.send({ type: 'refusal.closed', id: 'a' });
    for (const event of press(form)) await act(event);
    expect(now().matches({ filling: { sending: 'publishing' } })).toBe(true);
    expect(now().context.attempt.images).toEqual([]);
  });

  test('are sent with the form only when it is still valid after the wait', async () => {
    const { act, now, photos, form } = openedForm();
    photos.send(add);
    for (const event of press(form)) await act(event);
    form.store.dispatch({ type: 'SET', key: 'price', input: '101' });
    photos.send({ type: 'upload.finished', id: 'a', url: '/images/a' });
    await act({ type: 'photos.changed' });
    expect(now().matches({ filling: { sending: 'editing' } })).toBe(true);
  });
});

describe('a draft', () => {
  test('is saved 800 ms after the last change and not before', async () => {
    const { actor, clock, now } = openedForm();
    actor.send({ type: 'form.changed' });
    clock.increment(799);
    actor.send({ type: 'form.changed' });
    clock.increment(799);
    expect(now().matches({ filling: { keeping: 'waiting' } })).toBe(true);
    clock.increment(1);
    expect(now().matches({ filling: { keeping: 'saving' } })).toBe(true);
  });

  test('is removed when its ad is published, and when it is deleted', async () => {
    const published = openedForm();
    for (const event of [...press(published.form), answered('publish', AD)]) {
      await published.act(event);
    }
    expect(published.dropped).toEqual([HERE]);
    expect(published.now().output).toEqual({ type: 'published', ad: AD });

    const deleted = openedForm();
    await deleted.act({ type: 'form.changed' });
    await deleted.act({ type: 'draft.deleted' });
    expect(deleted.dropped).toEqual([HERE]);
    expect(deleted.now().output).toEqual({ type: 'deleted' });
  });
});
