import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';

import {
  adDrafts,
  dropAdDraft,
  followAdDrafts,
  forgetAdDrafts,
  keepAdDraft,
} from '../../../app/client/device/ad-drafts.ts';
import type { AdDraft } from '../../../app/client/device/ad-drafts.ts';

const draft = (part: Partial<AdDraft> = {}): AdDraft => ({
  owner: 'Фирӯз',
  categoryId: 'home',
  subcategoryId: 'home.mebel',
  name: 'Диван',
  planHash: 'a1',
  values: [{ key: '__proto__', name: 'Ключ', value: { min: 1, max: null } }],
  photos: ['/images/1/960.webp'],
  savedAt: 1,
  ...part,
});

beforeEach(() => localStorage.clear());

describe('drafts on the device', () => {
  test('are restored as stored, the newest first', () => {
    keepAdDraft(draft());
    keepAdDraft(draft({ subcategoryId: 'home.posuda', savedAt: 2 }));
    expect(adDrafts()).toEqual([draft({ subcategoryId: 'home.posuda', savedAt: 2 }), draft()]);
  });

  test('are one per subcategory', () => {
    keepAdDraft(draft());
    keepAdDraft(draft({ name: 'Кресло' }));
    expect(adDrafts().map(({ name }) => name)).toEqual(['Кресло']);
  });

  test('are at most five: the oldest is removed', () => {
    for (const n of [1, 2, 3, 4, 5, 6]) keepAdDraft(draft({ subcategoryId: `home.${n}` }));
    expect(adDrafts().map(({ subcategoryId }) => subcategoryId)).toEqual([
      'home.6',
      'home.5',
      'home.4',
      'home.3',
      'home.2',
    ]);
  });

  test('of one user are removed when another stores a draft', () => {
    keepAdDraft(draft());
    keepAdDraft(draft({ owner: 'Нигора', subcategoryId: 'home.posuda' }));
    expect(adDrafts().map(({ owner }) => owner)).toEqual(['Нигора']);
  });

  test('are deleted by subcategory, and all at once', () => {
    keepAdDraft(draft());
    keepAdDraft(draft({ subcategoryId: 'home.posuda' }));
    dropAdDraft({ owner: 'Фирӯз', subcategoryId: 'home.mebel' });
    expect(adDrafts()).toHaveLength(1);
    forgetAdDrafts();
    expect(adDrafts()).toEqual([]);
    expect(localStorage).toHaveLength(0);
  });

  test.for(['{', '[{"owner":1}]', '"text"', 'null'])('that are invalid are ignored: %s', (text) => {
    localStorage.setItem('ad_drafts', text);
    expect(adDrafts()).toEqual([]);
  });

  test('are the same list until one changes, and a change notifies the listeners', () => {
    keepAdDraft(draft());
    expect(adDrafts()).toBe(adDrafts());
    const heard = vi.fn();
    onTestFinished(followAdDrafts(heard));
    keepAdDraft(draft({ name: 'Кресло' }));
    dropAdDraft({ owner: 'Фирӯз', subcategoryId: 'nowhere' });
    expect(heard).toHaveBeenCalledTimes(1);
  });
});
