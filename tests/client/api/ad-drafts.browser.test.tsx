import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';

import {
  adDrafts,
  dropAdDraft,
  draftsCell,
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
  test('come back as they were kept, the newest first', () => {
    keepAdDraft(draft());
    keepAdDraft(draft({ subcategoryId: 'home.posuda', savedAt: 2 }));
    expect(adDrafts()).toEqual([draft({ subcategoryId: 'home.posuda', savedAt: 2 }), draft()]);
  });

  test('are one a subcategory', () => {
    keepAdDraft(draft());
    keepAdDraft(draft({ name: 'Кресло' }));
    expect(adDrafts().map(({ name }) => name)).toEqual(['Кресло']);
  });

  test('are five at most: the oldest gives way', () => {
    for (const n of [1, 2, 3, 4, 5, 6]) keepAdDraft(draft({ subcategoryId: `home.${n}` }));
    expect(adDrafts().map(({ subcategoryId }) => subcategoryId)).toEqual([
      'home.6',
      'home.5',
      'home.4',
      'home.3',
      'home.2',
    ]);
  });

  test('of one person are gone when another writes', () => {
    keepAdDraft(draft());
    keepAdDraft(draft({ owner: 'Нигора', subcategoryId: 'home.posuda' }));
    expect(adDrafts().map(({ owner }) => owner)).toEqual(['Нигора']);
  });

  test('are dropped by their subcategory, and all at once', () => {
    keepAdDraft(draft());
    keepAdDraft(draft({ subcategoryId: 'home.posuda' }));
    dropAdDraft({ owner: 'Фирӯз', subcategoryId: 'home.mebel' });
    expect(adDrafts()).toHaveLength(1);
    forgetAdDrafts();
    expect(adDrafts()).toEqual([]);
    expect(localStorage).toHaveLength(0);
  });

  test.for(['{', '[{"owner":1}]', '"text"', 'null'])('that make no sense are none: %s', (text) => {
    localStorage.setItem('ad_drafts', text);
    expect(adDrafts()).toEqual([]);
  });

  test('are the same list until one changes, and whoever follows hears of it', () => {
    keepAdDraft(draft());
    expect(draftsCell.value()).toBe(draftsCell.value());
    const heard = vi.fn();
    onTestFinished(draftsCell.follow(heard));
    keepAdDraft(draft({ name: 'Кресло' }));
    dropAdDraft({ owner: 'Фирӯз', subcategoryId: 'nowhere' });
    expect(heard).toHaveBeenCalledTimes(1);
  });
});
