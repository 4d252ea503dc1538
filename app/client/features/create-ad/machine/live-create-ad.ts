import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';

import type { Advertisement } from '../../../../contract/index.ts';
import { createFilters } from '../../../api/definitions/create-filters.ts';
import { ownProfile } from '../../../api/own-profile.ts';
import { publishAd } from '../../../api/publish-ad.ts';
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

/** What the page lends to the way to an ad. */
export interface CreateAdHost {
  readonly queries: QueryClient;
  /** Asks the person to sign in; answers whether somebody is signed in. */
  readonly signIn: () => Promise<boolean>;
}

/** The machine with the API, this device's drafts and the page's sign-in behind it. */
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

/** Reads that fail without a network instead of waiting for one: the machine waits by itself. */
const FAILING_OFFLINE = { networkMode: 'always', retry: false } as const;

interface ActorInput<Input> {
  readonly input: Input;
  readonly signal: AbortSignal;
}

/**
 * Publishes what was validated, if it still is what the server asks for and its author is signed in.
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

/** Reads the definitions once more: a form may be open for hours, and an odd answer costs a refusal. */
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
 * Keeps the draft for its author, whether their session lasts or has expired; a form emptied again
 * leaves none.
 *
 * @throws When the device has no room, and when a user has signed out since the form was opened: a
 *   sign-out leaves nothing behind.
 */
function saveDraft({ form, images }: DraftSnapshot): number {
  if (form.page.loadedAt <= draftsForgottenAt()) throw new Error('The author has signed out.');
  const savedAt = Date.now();
  const draft = toDraft(form, { images, savedAt });
  if (draft.values.length + draft.photos.length === 0) dropAdDraft(draft);
  else keepAdDraft(draft);
  return savedAt;
}

/** A person who leaves cannot be asked to wait: a draft that could not be kept was reported before. */
function tryToSave(snapshot: DraftSnapshot): void {
  try {
    saveDraft(snapshot);
  } catch {
    // The device has no room, or forbids storage: the line under the steps has said so.
  }
}
