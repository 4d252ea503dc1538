import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';

import { publishAd } from '../../../api/publish-ad.ts';
import { suspectServer } from '../../../api/transport/server-watch.ts';
import { adDrafts, dropAdDraft, keepAdDraft } from '../../../device/ad-drafts.ts';
import type { AdDraft } from '../../../device/ad-drafts.ts';
import { currentSession } from '../../../device/session.ts';
import type { AdPage } from '../ad-form.ts';
import { photoQueueMachine } from '../photos/photo-queue.machine.ts';
import { photoUploader } from '../photos/photo-uploader.ts';
import type { Keeping, Publishing } from './create-ad-setup.ts';
import { createAdMachine } from './create-ad.machine.ts';
import { followForm } from './follow-form.ts';
import { loadAdPage, loadFormOpener } from './load-ad-page.ts';
import { toDraft } from './to-draft.ts';

/** What the page lends to the way to an ad. */
export interface CreateAdHost {
  readonly queries: QueryClient;
  /** Asks the person to sign in; answers whether somebody is signed in. */
  readonly signIn: () => Promise<boolean>;
}

/** The machine with the API, this device's drafts and the page's sign-in behind it. */
export function liveCreateAd({ queries, signIn }: CreateAdHost) {
  return createAdMachine.provide({
    actors: {
      photoQueue: photoQueueMachine.provide({ actors: { uploadPhoto: photoUploader(signIn) } }),
      loadPage: fromPromise(async ({ input }: Given<{ subcategoryId: string }>) => {
        const page = await loadAdPage(queries, { ...input, owner: draftOwner() });
        return { page, draft: findDraft(page) };
      }),
      openForm: fromPromise(async ({ input }: Given<{ page: AdPage; draft: AdDraft | null }>) => {
        const { openAdForm } = await loadFormOpener();
        return openAdForm(input.page, input.draft);
      }),
      followForm,
      saveDraft: fromPromise(async ({ input }: Given<Keeping>) => saveDraft(input)),
      publish: fromPromise(async ({ input, signal }: Given<Publishing>) => {
        const { form, ...content } = input;
        const ad = await publishAd({ ...form.page.target, ...content }, signal).catch(
          (failure: unknown) => {
            suspectServer(failure);
            throw failure;
          },
        );
        void queries.invalidateQueries({ queryKey: ['ads'] });
        return ad;
      }),
      signIn: fromPromise(() => signIn()),
    },
    actions: {
      storeDraft: (_, keeping) => {
        if (keeping !== null) tryToSave(keeping);
      },
      dropDraft: (_, subcategoryId) => dropAdDraft({ owner: draftOwner(), subcategoryId }),
    },
  });
}

interface Given<Input> {
  readonly input: Input;
  readonly signal: AbortSignal;
}

/** Whose the drafts are that may be shown now. */
export function draftOwner(): string {
  return currentSession().username ?? '';
}

function findDraft({ owner, target }: AdPage): AdDraft | null {
  const { subcategoryId } = target;
  const isWanted = (draft: AdDraft) =>
    draft.owner === owner && draft.subcategoryId === subcategoryId;
  return adDrafts().find(isWanted) ?? null;
}

/**
 * Keeps the draft; a form emptied again leaves none. Throws when the device has no room, and when
 * nobody is signed in: whoever signs out leaves nothing behind, not even by leaving the page.
 */
function saveDraft({ form, images }: Keeping): number {
  if (currentSession().accessToken === null) throw new Error('A draft is kept for a user alone.');
  const savedAt = Date.now();
  const draft = toDraft(form, { images, savedAt });
  if (draft.values.length + draft.photos.length === 0) dropAdDraft(draft);
  else keepAdDraft(draft);
  return savedAt;
}

/** A person who leaves cannot be asked to wait: what the device refuses now was told before. */
function tryToSave(keeping: Keeping): void {
  try {
    saveDraft(keeping);
  } catch {
    // The device has no room, or forbids storage: the line under the steps has said so.
  }
}
