import type { Readable } from 'node:stream';

import { IMAGE_BYTES } from '../../../contract/index.ts';
import { ApiError } from '../../api-error.ts';
import type { Body } from './body-budget.ts';

/** How slowly a file may come. */
export interface Pace {
  /** How often it is measured, in ms. */
  readonly everyMs: number;
  /** Bytes that must have come since the last time. */
  readonly bytes: number;
}

/**
 * How long a file may be on its way, its encoding included, in ms: the largest one at 280 kbit/s.
 * Whatever comes slower than the pace is given up long before.
 */
export const UPLOAD_LIMIT_MS = 300_000;

/** 5 kB a second, the slowest of mobile networks, over ten seconds. */
export const PACE: Pace = { everyMs: 10_000, bytes: 50_000 };

/**
 * Reads a file into memory as it comes, and pays for its bytes. A refusal leaves the connection
 * open, so that it can be answered.
 *
 * @throws {ApiError} image.too-large; request.timeout for a sender below the pace; server.slow.
 */
export function receiveFile(payload: Readable, body: Body, pace: Pace): Promise<Buffer> {
  const pieces: Buffer[] = [];
  let length = 0;
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  const take = (piece: Buffer): void => {
    try {
      length += piece.length;
      if (length > IMAGE_BYTES) throw new ApiError('image.too-large');
      body.take(piece.length);
      pieces.push(piece);
    } catch (refusal) {
      reject(refusal);
    }
  };
  const finish = (): void => {
    body.finish();
    resolve(Buffer.concat(pieces, length));
  };
  const stopWatch = watchPace(pace, () => length, reject);
  payload.on('data', take).once('end', finish).once('error', reject);
  return promise.finally(() => {
    stopWatch();
    // What still comes is read and dropped: the answer is seen by a sender who has finished.
    payload.off('data', take).off('end', finish).off('error', reject).resume();
  });
}

/** Rejects when fewer bytes than the pace have come since the last look; tells how to stop. */
function watchPace(
  { everyMs, bytes }: Pace,
  length: () => number,
  reject: (refusal: ApiError) => void,
): () => void {
  let before = 0;
  const watch = setInterval(() => {
    if (length() - before < bytes) reject(new ApiError('request.timeout'));
    before = length();
  }, everyMs);
  return () => clearInterval(watch);
}
