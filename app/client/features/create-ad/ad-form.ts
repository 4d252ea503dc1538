import type { Payload } from '@bozor/form-engine';
import type { FormSection } from '@bozor/form-engine/react';
import type { FormStore } from '@bozor/form-engine/store';
import type { Trace } from '@bozor/form-engine/trace';

import type { AdLimits, Place } from '../../../contract/index.ts';
import type { AdDraft, DraftValue } from '../../device/ad-drafts.ts';
import type { AdTarget } from './ad-address.ts';

/** Data of a subcategory before its form is opened. */
export interface AdPage {
  readonly target: AdTarget;
  readonly categoryName: string;
  readonly subcategoryName: string;
  readonly limits: AdLimits;
  /** The definitions as the server sent them. */
  readonly document: unknown;
  /** The author, who owns the draft. */
  readonly author: { readonly id: number; readonly name: string };
  /** When the page was loaded, in ms since 1970. */
  readonly loadedAt: number;
  /** Whether the form is recorded, for a tester. */
  readonly isRecorded: boolean;
}

/**
 * The open form of an ad. Its methods are functions of its own, so that the first step does not
 * load the engine.
 */
export interface AdForm {
  readonly page: AdPage;
  readonly store: FormStore;
  readonly sections: readonly FormSection[];
  /** The draft it was opened with; `null` for a blank form. */
  readonly draft: AdDraft | null;
  /** Names of values that do not fit the current definitions, in their original order. */
  readonly dropped: readonly string[];
  /** The recording since the opening; `null` when the form is not recorded. */
  readonly record: (() => Trace) | null;
  /** The payload when all visible fields are valid; else `null`. */
  readonly accepted: () => Payload | null;
  /** The current payload, valid or not. */
  readonly payload: () => Payload;
  /** The location in a payload of this form; `null` when it has none. */
  readonly location: (payload: Payload) => Place | null;
  /** Whether the current location is a place of its own, not that of the chosen city. */
  readonly isPlaceChosen: () => boolean;
  /** The ad's title; `null` while there is none. */
  readonly title: () => string | null;
  /** The values of a draft. */
  readonly draftValues: () => readonly DraftValue[];
}
