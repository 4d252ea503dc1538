import { compile } from '@bozor/form-engine';
import { createFormStore, faultText } from '@bozor/form-engine/store';
import { tajik } from '@bozor/form-engine/tg';
import { describe, expect, test } from 'vitest';

import { createLocalizedStore } from '../../app/lab/workbench/locale/localized-store.ts';

const text = { type: 'EDIT_TEXT', data_type: 'STRING' };
const definition = {
  filters: [
    { id: 1, key: 'plain', name: 'Просто', ...text, is_required: true },
    { id: 2, key: 'own', name: 'Своё', ...text, is_required: true, error_message: 'Назовите' },
    { id: 3, key: 'server', name: 'Сервер', ...text, is_required: true },
  ],
};

const open = () => {
  const form = createFormStore(compile(definition, { mode: 'entry' }));
  form.dispatch({ type: 'SERVER_ERRORS', errors: { server: { code: 'odd', message: 'Странно' } } });
  form.dispatch({ type: 'TOUCH_ALL' });
  return { form, ...createLocalizedStore(form, faultText) };
};

describe('a localized form', () => {
  test('translates the visible faults at once, and notifies the subscribers of their fields', () => {
    const { store, setLocale } = open();
    const notified: number[] = [];
    for (const field of store.visibleFields()) {
      store.subscribeField(field, () => notified.push(field));
    }
    const before = store.view(0);
    setLocale(tajik.faultText);
    expect(store.view(0)).toMatchObject({ fault: { text: tajik.faultText({ code: 'required' }) } });
    expect(store.view(0)).toBe(store.view(0));
    expect(notified).toContain(0);
    setLocale(faultText);
    expect(store.view(0)).toEqual(before);
  });

  test('keeps the texts of a definition and of a server', () => {
    const { form, store, setLocale } = open();
    setLocale(tajik.faultText);
    expect([store.view(1).fault?.text, store.view(2).fault?.text]).toEqual(['Назовите', 'Странно']);
    expect(store.view(1)).toBe(form.view(1));
  });

  test('remains the same form', () => {
    const { form, store, setLocale } = open();
    setLocale(tajik.faultText);
    store.dispatch({ type: 'SET', key: 'plain', input: 'да' });
    expect(store.state()).toBe(form.state());
    expect(store.view(0).fault).toBeNull();
  });
});
