import type { Payload } from '@bozor/form-engine';
import type { FormSection } from '@bozor/form-engine/react';
import type { FormStore } from '@bozor/form-engine/store';
import type { Trace } from '@bozor/form-engine/trace';

import type { AdLimits, Place } from '../../../contract/index.ts';
import type { AdDraft, DraftValue } from '../../device/ad-drafts.ts';
import type { AdTarget } from './ad-address.ts';

/** What is known of a subcategory before its form is opened. */
export interface AdPage {
  readonly target: AdTarget;
  readonly categoryName: string;
  readonly subcategoryName: string;
  readonly limits: AdLimits;
  /** The definitions as the server sent them. */
  readonly document: unknown;
  /** The user who writes; the draft is theirs. */
  readonly author: { readonly id: number; readonly name: string };
  /** When the page was loaded, in ms since 1970. */
  readonly loadedAt: number;
  /** Whether what happens to the form is recorded: it is for a tester. */
  readonly isRecorded: boolean;
}

/**
 * The form of an ad, open. It answers by functions of its own, so that the first step does not load
 * the engine.
 */
export interface AdForm {
  readonly page: AdPage;
  readonly store: FormStore;
  readonly sections: readonly FormSection[];
  /** The draft it was opened with; `null` for a blank form. */
  readonly draft: AdDraft | null;
  /** Names of values that the definitions of today cannot hold, in the order they were given. */
  readonly dropped: readonly string[];
  /** What has happened to the form since it was opened; `null` where it is not recorded. */
  readonly record: (() => Trace) | null;
  /** The payload of a form whose every visible field is right; `null` while one is wrong. */
  readonly accepted: () => Payload | null;
  /** The payload now, right or wrong. */
  readonly payload: () => Payload;
  /** The place on the map in a payload of this form; `null` when it has none. */
  readonly location: (payload: Payload) => Place | null;
  /** The ad's title; `null` while there is none. */
  readonly title: () => string | null;
  /** The values that a draft keeps. */
  readonly draftValues: () => readonly DraftValue[];
}
