import type { Payload } from '@bozor/form-engine';
import type { FormSection } from '@bozor/form-engine/react';
import type { FormStore } from '@bozor/form-engine/store';
import type { Trace } from '@bozor/form-engine/trace';

import type { AdLimits } from '../../../contract/index.ts';
import type { DraftValue } from '../../device/ad-drafts.ts';
import type { AdTarget } from './ad-address.ts';

/** What is known of a subcategory before its form is opened. */
export interface AdPage {
  readonly target: AdTarget;
  readonly categoryName: string;
  readonly subcategoryName: string;
  readonly limits: AdLimits;
  /** The definitions as the server sent them. */
  readonly document: unknown;
  /** Name of the user who writes; the draft is theirs. */
  readonly owner: string;
  /** Whether what happens to the form is recorded: it is for a tester. */
  readonly isRecorded: boolean;
}

/**
 * The form of an ad, open. What is asked of it is answered by functions of its own, so that the
 * first step need not load the engine to know them.
 */
export interface AdForm {
  readonly page: AdPage;
  readonly store: FormStore;
  readonly sections: readonly FormSection[];
  /** Names of the draft's values that no longer fit, in the draft's order. */
  readonly dropped: readonly string[];
  /** Photos that the draft brought. */
  readonly photoUrls: readonly string[];
  /** What has happened to the form since it was opened; `null` where it is not recorded. */
  readonly record: (() => Trace) | null;
  /** Whether every field in sight is right. */
  readonly isRight: () => boolean;
  /** What it would send now. */
  readonly payload: () => Payload;
  /** The ad's title; `null` while there is none. */
  readonly title: () => string | null;
  /** What of it is worth keeping. */
  readonly draftValues: () => readonly DraftValue[];
}
