import { fromCallback } from 'xstate';

import type { Refusal } from '../../../../contract/index.ts';
import { uploadImage } from '../../../api/ads/upload-image.ts';
import { ApiFailure } from '../../../api/transport/api-failure.ts';
import { outlastOutage } from '../../../api/transport/server-watch.ts';
import { isSignInRefusal } from '../is-sign-in-refusal.ts';
import type { NewPhoto } from './photo-list.ts';
import type { UploadNews } from './photo-queue.machine.ts';
import { photoFaultText, photosWords } from './photos-words.ru.ts';
import { preparePhoto } from './prepare-photo.ts';

/** Permanent refusals: the same file would be refused again. */
const REFUSALS_OF_FILES: ReadonlySet<string> = new Set<Refusal>([
  'image.type',
  'image.broken',
  'image.too-small',
  'image.too-large',
]);

/** Opens the sign-in dialog; `false`: it was closed. */
export type SignIn = () => Promise<boolean>;

/**
 * The actor that shrinks and uploads one photo. Stopping it aborts the upload. After an expired
 * session it requests a sign-in once and retries; after an outage it retries when the server is
 * back.
 */
export function photoUploader(signIn: SignIn) {
  return fromCallback<{ type: 'never' }, NewPhoto>(({ input, sendBack }) => {
    const controller = new AbortController();
    const { signal } = controller;
    const report = (news: UploadNews) => {
      if (!signal.aborted) sendBack(news);
    };
    void upload(input, { signal, report, signIn });
    return () => controller.abort();
  });
}

interface Uploading {
  readonly signal: AbortSignal;
  readonly report: (news: UploadNews) => void;
  readonly signIn: SignIn;
}

async function upload(
  { id, file }: NewPhoto,
  { signal, report, signIn }: Uploading,
): Promise<void> {
  const fail = (reason: string, mayRetry: boolean) =>
    report({ type: 'upload.failed', id, reason, mayRetry });
  try {
    const prepared = await preparePhoto(file);
    if ('code' in prepared) return fail(photoFaultText(prepared), false);
    const { picture, preview } = prepared;
    report({ type: 'upload.previewed', id, preview });
    const onProgress = (share: number) => report({ type: 'upload.progressed', id, share });
    const send = () => uploadImage({ picture, signal, onProgress });
    const { url } = await send().catch(async (failure: unknown) => {
      if (await outlastOutage(failure, signal)) return send();
      if (!isSignInRefusal(failure) || signal.aborted || !(await signIn())) throw failure;
      return send();
    });
    report({ type: 'upload.finished', id, url });
  } catch (failure) {
    const isRefused = failure instanceof ApiFailure && REFUSALS_OF_FILES.has(failure.code);
    fail(isRefused ? failure.message : photosWords.failed, !isRefused);
  }
}
