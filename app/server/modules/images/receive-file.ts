import type { Readable } from 'node:stream';

import { IMAGE_BYTES } from '../../../contract/index.ts';
import { ApiError } from '../../api-error.ts';
import type { Body } from './body-budget.ts';

/** Minimum pace of a file. */
export interface Pace {
  /** Interval of the measurement, in ms. */
  readonly everyMs: number;
  /** Bytes that must arrive in an interval. */
  readonly bytes: number;
}

/**
 * Time limit of a file, its encoding included, in ms: the largest one at 280 kbit/s. A file below
 * the pace is refused long before.
 */
export const UPLOAD_LIMIT_MS = 300_000;

/** 5 kB a second, as on the slowest mobile networks, measured over ten seconds. */
export const PACE: Pace = { everyMs: 10_000, bytes: 50_000 };

/**
 * Reads a file into memory as it arrives and counts its bytes. A refusal leaves the connection open
 * for the answer.
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
    // The rest is read and dropped: a sender reads the answer only after the whole body is sent.
    payload.off('data', take).off('end', finish).off('error', reject).resume();
  });
}

/** Rejects when fewer bytes than the pace arrived in an interval; returns the way to stop. */
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
