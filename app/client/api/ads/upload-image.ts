import type { UploadedImage } from '../../../contract/index.ts';
import { REQUEST_TIMEOUT_MS, routes, urlOf } from '../../../contract/plain.ts';
import { currentSession } from '../../device/session.ts';
import type { RawAnswer } from '../transport/call.ts';
import { ApiFailure, callHeaders, readAnswer } from '../transport/call.ts';
import { failureTexts } from '../transport/failure-text.ru.ts';

/** A picture to upload. */
export interface ImageUpload {
  /** One of the contract's `IMAGE_TYPES`. */
  readonly picture: Blob;
  readonly signal: AbortSignal;
  /** Called with the share that is sent, 0…1. */
  readonly onProgress: (share: number) => void;
}

/**
 * Uploads a picture by `XMLHttpRequest`, since `fetch` reports no progress of a body.
 *
 * @throws {ApiFailure} As `call` does, with another time limit: `network` after 30 s without
 *   progress.
 * @throws The reason of the aborted signal.
 */
export async function uploadImage(upload: ImageUpload): Promise<UploadedImage> {
  return readAnswer(await send(upload), ({ UploadedImage }) => UploadedImage);
}

function send({ picture, signal, onProgress }: ImageUpload): Promise<RawAnswer> {
  const { method } = routes.uploadImage;
  const { accessToken } = currentSession();
  const request = new XMLHttpRequest();
  return new Promise((resolve, reject: (reason: unknown) => void) => {
    const abort = () => {
      request.abort();
      reject(signal.reason);
    };
    if (signal.aborted) return abort();
    signal.addEventListener('abort', abort, { once: true });

    const fail = () => reject(new ApiFailure('network', failureTexts.network));
    const silence = limitSilence(() => {
      request.abort();
      fail();
    });
    request.addEventListener('error', fail);
    request.addEventListener('loadend', silence.stop);
    request.addEventListener('load', () =>
      resolve({
        isOk: isAgreed(request.status),
        json: parse(request.responseText),
        accessToken,
      }),
    );
    request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      silence.restart();
      if (lengthComputable && total > 0) onProgress(loaded / total);
    });

    request.open(method, urlOf(routes.uploadImage, {}));
    for (const [name, text] of Object.entries(callHeaders())) request.setRequestHeader(name, text);
    request.setRequestHeader('content-type', picture.type);
    request.send(picture);
  });
}

/** Calls back after a call's time limit without progress. */
function limitSilence(onSilence: () => void) {
  let timer = window.setTimeout(onSilence, REQUEST_TIMEOUT_MS);
  return {
    restart: () => {
      window.clearTimeout(timer);
      timer = window.setTimeout(onSilence, REQUEST_TIMEOUT_MS);
    },
    stop: () => window.clearTimeout(timer),
  };
}

function isAgreed(status: number): boolean {
  return status >= 200 && status < 300;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Invalid JSON: `readAnswer` reports it with a message for the user.
    return null;
  }
}
