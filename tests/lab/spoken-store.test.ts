import { compile } from '@bozor/form-engine';
import { createFormStore, faultText } from '@bozor/form-engine/store';
import { tajik } from '@bozor/form-engine/tg';
import { describe, expect, test } from 'vitest';

import { openSpokenStore } from '../../app/lab/bench/locale/spoken-store.ts';

const text = { type: 'EDIT_TEXT', data_type: 'STRING' };
const definition = {
  filters: [
    { id: 1, key: 'plain', name: 'Просто', ...text, is_required: true },
    { id: 2, key: 'own', name: 'Своё', ...text, is_required: true, error_message: 'Назовите' },
    { id: 3, key: 'server', name: 'Сервер', ...text, is_required: true },
  ],
};

const open = () => {
  const form = createFormStore(compile(definition, { mode: 'ad' }));
  form.dispatch({ type: 'SERVER_ERRORS', errors: { server: { code: 'odd', message: 'Странно' } } });
  form.dispatch({ type: 'TOUCH_ALL' });
  return { form, ...openSpokenStore(form, faultText) };
};

describe('a form that can change its language', () => {
  test('says at once what stands on the page, and tells those who show it', () => {
    const { store, speak } = open();
    const heard: number[] = [];
    for (const field of store.visibleFields()) {
      store.subscribeField(field, () => heard.push(field));
    }
    const before = store.view(0);
    speak(tajik.faultText);
    expect(store.view(0)).toMatchObject({ fault: { text: tajik.faultText({ code: 'required' }) } });
    expect(store.view(0)).toBe(store.view(0));
    expect(heard).toContain(0);
    speak(faultText);
    expect(store.view(0)).toEqual(before);
  });

  test('leaves the words of a definition and of a server as they are', () => {
    const { form, store, speak } = open();
    speak(tajik.faultText);
    expect([store.view(1).fault?.text, store.view(2).fault?.text]).toEqual(['Назовите', 'Странно']);
    expect(store.view(1)).toBe(form.view(1));
  });

  test('goes on being the same form', () => {
    const { form, store, speak } = open();
    speak(tajik.faultText);
    store.dispatch({ type: 'SET', key: 'plain', input: 'да' });
    expect(store.state()).toBe(form.state());
    expect(store.view(0).fault).toBeNull();
  });
});
