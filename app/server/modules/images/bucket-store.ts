import { IMAGE_WIDTHS } from '../../../contract/index.ts';
import { ApiError } from '../../api-error.ts';
import { imagePath, type ImageStore } from './image-store.ts';
import { signRequest, type Bucket, type BucketRequest } from './sign-request.ts';

/** Time limit of a request to the store, in ms; a file may be sent on to a slow reader. */
const PATIENCE_MS = 20_000;
const SENDING_MS = 120_000;
const RETRY_AFTER_S = 5;
const NOT_FOUND = 404;

/** Written last and removed first: the picture is complete while this file exists. */
const [MARKER] = IMAGE_WIDTHS;

/** Pictures in a bucket of an S3-compatible store, by the same names as in a folder. */
export function createBucketStore(bucket: Bucket): ImageStore {
  const call = async (
    method: BucketRequest['method'],
    id: string,
    { width, body }: { readonly width: number; readonly body?: Buffer },
  ): Promise<boolean> => {
    const answer = await callBucket(bucket, {
      method,
      path: `${imagePath(id)}/${width}.webp`,
      ...(body !== undefined && { body, headers: { 'content-type': 'image/webp' } }),
    });
    await answer.body?.cancel();
    return answer.ok;
  };
  return {
    write: async (id, variants) => {
      const markerLast = variants.toSorted((a, b) => b.width - a.width);
      for (const { width, file } of markerLast) await call('PUT', id, { width, body: file });
    },
    has: (id) => call('HEAD', id, { width: MARKER }),
    remove: async (id) => {
      const markerFirst = IMAGE_WIDTHS.toSorted((a, b) => a - b);
      for (const width of markerFirst) await call('DELETE', id, { width });
    },
    // Files are written whole.
    forgetDrafts: async () => undefined,
  };
}

/** A request to the store, by the path below the bucket. */
interface BucketCall extends Omit<BucketRequest, 'url'> {
  readonly path: string;
}

/**
 * Calls the store.
 *
 * @returns Its answer, of success, 304, 404 or 416.
 * @throws {ApiError} server.unavailable when the store is away or refuses.
 */
export async function callBucket(
  bucket: Bucket,
  { path, ...request }: BucketCall,
): Promise<Response> {
  const url = new URL(`${bucket.url.replace(/\/$/, '')}/${path}`);
  const { method, body } = request;
  const headers = signRequest(bucket, { ...request, url }, new Date());
  const answer = await fetch(url, {
    method,
    headers,
    redirect: 'error',
    signal: AbortSignal.timeout(method === 'GET' ? SENDING_MS : PATIENCE_MS),
    ...(body !== undefined && { body: new Uint8Array(body) }),
  }).catch((cause: unknown) => {
    throw unavailable(cause);
  });
  const isAnswer = answer.ok || [304, NOT_FOUND, 416].includes(answer.status);
  if (isAnswer) return answer;
  await answer.body?.cancel();
  throw unavailable(new Error(`The store of pictures answered ${answer.status}.`));
}

function unavailable(cause: unknown): ApiError {
  return new ApiError('server.unavailable', { retryAfterS: RETRY_AFTER_S, cause });
}
