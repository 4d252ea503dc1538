import { createHash, createHmac } from 'node:crypto';

/** Access to a bucket of an S3-compatible store. */
export interface Bucket {
  /** Address of the bucket, e.g. `https://s3.example/pictures`. */
  readonly url: string;
  readonly region: string;
  readonly key: string;
  readonly secret: string;
}

/** A request to sign. */
export interface BucketRequest {
  readonly method: 'GET' | 'HEAD' | 'PUT' | 'DELETE';
  /** Without a query; its path has only letters, digits, `-`, `.`, `_` and `/`. */
  readonly url: URL;
  /** Further headers to sign. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Buffer;
}

const ALGORITHM = 'AWS4-HMAC-SHA256';

/**
 * The headers of a request with its signature.
 *
 * @see AWS Signature Version 4, "Authenticating Requests: Using the Authorization Header".
 */
export function signRequest(
  { region, key, secret }: Bucket,
  { method, url, headers = {}, body = Buffer.alloc(0) }: BucketRequest,
  now: Date,
): Readonly<Record<string, string>> {
  const time = now.toISOString().replaceAll(/[-:]|\.\d{3}/g, '');
  const day = time.slice(0, 8);
  const contentHash = sha256(body);
  const added = { ...headers, 'x-amz-content-sha256': contentHash, 'x-amz-date': time };
  const signed = Object.entries({ ...added, host: url.host }).toSorted(([a], [b]) =>
    a < b ? -1 : 1,
  );
  const names = signed.map(([name]) => name).join(';');
  const canonical = [
    method,
    url.pathname,
    '',
    ...signed.map(([name, value]) => `${name}:${value}`),
    '',
    names,
    contentHash,
  ].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const text = [ALGORITHM, time, scope, sha256(canonical)].join('\n');
  const signingKey = [day, region, 's3', 'aws4_request'].reduce<Buffer>(
    (parent, part) => hmac(parent, part),
    Buffer.from(`AWS4${secret}`),
  );
  const signature = hmac(signingKey, text).toString('hex');
  return {
    ...added,
    authorization: `${ALGORITHM} Credential=${key}/${scope}, SignedHeaders=${names}, Signature=${signature}`,
  };
}

function sha256(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}

function hmac(key: Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}
