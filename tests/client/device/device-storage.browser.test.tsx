import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';

import { readStored, writeStored } from '../../../app/client/device/device-storage.ts';
import {
  currentSession,
  forgetSession,
  rememberAnonymousId,
  rememberUser,
} from '../../../app/client/device/session.ts';
import {
  chooseResultsView,
  resultsView,
} from '../../../app/client/features/search/results-view.ts';
import { chooseTheme, themeChoice } from '../../../app/client/shell/theme/theme.ts';

const USER = { accessToken: 'token', username: 'Фирӯз', profilePicture: null, balance: 12_50 };

beforeEach(() => {
  forgetSession();
  localStorage.clear();
});

/** The browser forbids storage: reading the property throws. */
function forbidStorage(): void {
  const forbid = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  const door = vi.spyOn(window, 'localStorage', 'get').mockImplementation(forbid);
  onTestFinished(() => door.mockRestore());
}

/** The storage is full after this many further names. */
function fillDeviceAfter(names: number): void {
  let left = names;
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function set(
    this: Storage,
    ...[name, text]: [string, string]
  ) {
    if (left === 0) throw new DOMException('Full.', 'QuotaExceededError');
    left -= 1;
    this[name] = text;
  });
  onTestFinished(() => full.mockRestore());
}

const stored = () => Object.fromEntries(Object.entries<unknown>(localStorage));

describe('a browser that forbids storage', () => {
  test('stores nothing and reads nothing, without an error', () => {
    forbidStorage();
    expect(writeStored({ name: 'text' })).toBe(false);
    expect(readStored('name')).toBeNull();
  });

  test('keeps the session, the theme and the view until the page is closed', () => {
    forbidStorage();
    rememberUser(USER);
    chooseTheme('dark');
    chooseResultsView('list');
    expect(currentSession()).toEqual({ ...USER, anonymousId: null });
    expect(themeChoice.value()).toBe('dark');
    expect(resultsView.value()).toBe('list');
    chooseTheme('system');
  });
});

describe('a full device', () => {
  test.for([0, 1, 2])('with room for %s more names stores all of a set or none', (names) => {
    localStorage.setItem('a', 'before');
    fillDeviceAfter(names);
    expect(writeStored({ a: 'after', b: 'after', c: 'after' })).toBe(false);
    expect(Object.keys(stored()).filter((name) => name !== 'a')).toEqual([]);
    expect(readStored('a')).not.toBe('after');
  });

  test.for([0, 1, 2])('with room for %s more names stores no part of a session', (names) => {
    rememberAnonymousId('guest');
    fillDeviceAfter(names);
    rememberUser(USER);
    expect(stored()).toEqual({});
    expect(currentSession().accessToken).toBe('token');
  });
});
