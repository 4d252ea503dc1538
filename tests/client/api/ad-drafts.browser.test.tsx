import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';

import {
  adDrafts,
  dropAdDraft,
  draftsCell,
  keepAdDraft,
} from '../../../app/client/device/ad-drafts.ts';
import type { AdDraft } from '../../../app/client/device/ad-drafts.ts';
import { forgetAdDrafts } from '../../../app/client/device/forget-ad-drafts.ts';

const draft = (part: Partial<AdDraft> = {}): AdDraft => ({
  ownerId: 7,
  categoryId: 'home',
  subcategoryId: 'home.mebel',
  name: 'Диван',
  planHash: 'a1',
  values: [{ key: '__proto__', name: 'Ключ', value: { min: 1, max: null } }],
  photos: ['/images/1/960.webp'],
  savedAt: Date.now(),
  ...part,
});

beforeEach(() => localStorage.clear());

describe('drafts on the device', () => {
  test('are restored as stored, the newest first', () => {
    const [first, second] = [draft(), draft({ subcategoryId: 'home.posuda' })];
    keepAdDraft(first);
    keepAdDraft(second);
    expect(adDrafts()).toEqual([second, first]);
  });

  test('are one per subcategory', () => {
    keepAdDraft(draft());
    keepAdDraft(draft({ name: 'Кресло' }));
    expect(adDrafts().map(({ name }) => name)).toEqual(['Кресло']);
  });

  test('of one section never remove that of another, and are listed newest first', () => {
    const sections = Array.from({ length: 60 }, (_, n) => `home.${n}`);
    for (const subcategoryId of sections) keepAdDraft(draft({ subcategoryId }));
    expect(adDrafts().map(({ subcategoryId }) => subcategoryId)).toEqual(sections.toReversed());
  });

  test('of one user are removed when another stores a draft', () => {
    keepAdDraft(draft());
    keepAdDraft(draft({ ownerId: 8, subcategoryId: 'home.posuda' }));
    expect(adDrafts().map(({ ownerId }) => ownerId)).toEqual([8]);
  });

  test('are deleted by subcategory, and all at once', () => {
    keepAdDraft(draft());
    keepAdDraft(draft({ subcategoryId: 'home.posuda' }));
    dropAdDraft({ ownerId: 7, subcategoryId: 'home.mebel' });
    expect(adDrafts()).toHaveLength(1);
    forgetAdDrafts();
    expect(adDrafts()).toEqual([]);
    expect(localStorage.getItem('ad_drafts')).toBeNull();
  });

  test('are kept for thirty days', () => {
    const day = 24 * 3_600_000;
    keepAdDraft(draft({ name: 'Кресло', savedAt: Date.now() - 30 * day }));
    expect(adDrafts()).toEqual([]);
    keepAdDraft(draft({ savedAt: Date.now() - 29 * day }));
    expect(adDrafts().map(({ name }) => name)).toEqual(['Диван']);
  });

  test('of an earlier release, which belonged to a name, are ignored', () => {
    localStorage.setItem('ad_drafts', JSON.stringify([{ ...draft(), ownerId: 'Фирӯз' }]));
    expect(adDrafts()).toEqual([]);
  });

  test.for(['{', '[{"owner":1}]', '"text"', 'null'])('that are invalid are ignored: %s', (text) => {
    localStorage.setItem('ad_drafts', text);
    expect(adDrafts()).toEqual([]);
  });

  test('are the same list until one changes, and a change notifies the listeners', () => {
    keepAdDraft(draft());
    expect(draftsCell.value()).toBe(draftsCell.value());
    const onChange = vi.fn();
    onTestFinished(draftsCell.follow(onChange));
    keepAdDraft(draft({ name: 'Кресло' }));
    dropAdDraft({ ownerId: 7, subcategoryId: 'nowhere' });
    expect(onChange).toHaveBeenCalledTimes(1);
  });
});
