import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';

import type { Advertisement } from '../../../../contract/index.ts';
import { ownProfile } from '../../../api/account/own-profile.ts';
import { publishAd } from '../../../api/ads/publish-ad.ts';
import { createFilters } from '../../../api/definitions/create-filters.ts';
import { suspectServer } from '../../../api/transport/server-watch.ts';
import { adDrafts, dropAdDraft, keepAdDraft } from '../../../device/ad-drafts.ts';
import type { AdDraft } from '../../../device/ad-drafts.ts';
import { draftsForgottenAt } from '../../../device/forget-ad-drafts.ts';
import type { AdForm, AdPage } from '../ad-form.ts';
import { photoQueueMachine } from '../photos/photo-queue.machine.ts';
import { photoUploader } from '../photos/photo-uploader.ts';
import type { DraftSnapshot, Publishing } from './ad-setup.ts';
import { adMachine } from './ad.machine.ts';
import { createAdMachine } from './create-ad.machine.ts';
import { formFollower } from './form-follower.ts';
import { loadAdPage, loadFormOpener } from './load-ad-page.ts';
import { AuthorChanged, DefinitionsChanged } from './publish-stops.ts';
import { toDraft } from './to-draft.ts';

/** Dependencies from the page. */
export interface CreateAdHost {
  readonly queries: QueryClient;
  /** Opens the sign-in dialog; resolves to whether a user is signed in. */
  readonly signIn: () => Promise<boolean>;
}

/** The machine, connected to the API, this device's drafts and the sign-in dialog. */
export function liveCreateAd({ queries, signIn }: CreateAdHost) {
  const askSignIn = fromPromise(() => signIn());
  return createAdMachine.provide({
    actors: {
      ad: adMachine.provide({
        actors: {
          photoQueue: photoQueueMachine.provide({ actors: { uploadPhoto: photoUploader(signIn) } }),
          followForm: formFollower(queries),
          saveDraft: fromPromise(async ({ input }: ActorInput<DraftSnapshot>) => saveDraft(input)),
          publish: fromPromise(({ input, signal }: ActorInput<Publishing>) =>
            publish(queries, input, signal),
          ),
          signIn: askSignIn,
        },
        actions: {
          storeDraft: (_, snapshot) => tryToSave(snapshot),
          dropDraft: (_, { page: { author, target } }) =>
            dropAdDraft({ ownerId: author.id, subcategoryId: target.subcategoryId }),
        },
      }),
      loadForm: fromPromise(async ({ input }: ActorInput<{ subcategoryId: string }>) => {
        const page = await loadAdPage(queries, input.subcategoryId);
        const { openAdForm } = await loadFormOpener();
        return openAdForm(page, findDraft(page));
      }),
      signIn: askSignIn,
    },
    actions: { dropDraft: (_, draft) => dropAdDraft(draft) },
  });
}

/** Reads that fail without a network instead of pausing: the machine itself waits. */
const FAILING_OFFLINE = { networkMode: 'always', retry: false } as const;

interface ActorInput<Input> {
  readonly input: Input;
  readonly signal: AbortSignal;
}

/**
 * Publishes what was validated, if the definitions are unchanged and the author is still signed in.
 *
 * @throws {AuthorChanged} When another user is signed in.
 * @throws {DefinitionsChanged} When the server has other definitions now.
 * @throws {ApiFailure} As `publishAd` does.
 */
async function publish(
  queries: QueryClient,
  { form, ...attempt }: Publishing,
  signal: AbortSignal,
): Promise<Advertisement> {
  const { author, target } = form.page;
  try {
    const profile = await queries.fetchQuery({ ...ownProfile(), ...FAILING_OFFLINE });
    if (profile !== null && profile.id !== author.id) throw new AuthorChanged();
    await checkDefinitions(queries, form);
    const location = form.location(attempt.payload);
    const ad = await publishAd({ ...target, ...attempt, location }, signal);
    void queries.invalidateQueries({ queryKey: ['ads'] });
    return ad;
  } catch (failure) {
    suspectServer(failure);
    throw failure;
  }
}

/**
 * Reads the definitions again: a form may be open for hours, and an outdated payload is refused.
 */
async function checkDefinitions(queries: QueryClient, form: AdForm): Promise<void> {
  const { subcategoryId } = form.page.target;
  const document = await queries.fetchQuery({
    ...createFilters(subcategoryId),
    staleTime: 0,
    ...FAILING_OFFLINE,
  });
  if (document === form.page.document) return;
  const { renewAdForm } = await loadFormOpener();
  const renewed = await renewAdForm(form, document);
  if (renewed !== form) throw new DefinitionsChanged(renewed);
}

function findDraft({ author, target }: AdPage): AdDraft | null {
  const isWanted = ({ ownerId, subcategoryId }: AdDraft) =>
    ownerId === author.id && subcategoryId === target.subcategoryId;
  return adDrafts().find(isWanted) ?? null;
}

/**
 * Stores the draft of its author, even after the session expired; a cleared form leaves none.
 *
 * @throws When the storage is full, and when a user has signed out since the form was opened: a
 *   sign-out leaves no drafts.
 */
function saveDraft({ form, ...beside }: DraftSnapshot): number {
  if (form.page.loadedAt <= draftsForgottenAt()) throw new Error('The author has signed out.');
  const savedAt = Date.now();
  const draft = toDraft(form, { ...beside, savedAt });
  if (draft.values.length + draft.photos.length === 0) dropAdDraft(draft);
  else keepAdDraft(draft);
  return savedAt;
}

/** Leaving cannot wait: a failed draft was reported before. */
function tryToSave(snapshot: DraftSnapshot): void {
  try {
    saveDraft(snapshot);
  } catch {
    // The storage is full or forbidden: the line under the steps shows it.
  }
}
