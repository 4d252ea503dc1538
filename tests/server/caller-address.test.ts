import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { ErrorBody, healthPaths, routes } from '../../app/contract/index.ts';
import { randomPhone } from './account/sign-in.ts';
import { openTestApp, type TestApp } from './test-app.ts';

const PROXY = '10.1.2.3';
/** Maximum number of codes per address and hour. */
const CODES = 15;

/** Requests a code as a caller whom the proxy names; returns the refusal's code. */
async function requestCode({ app }: TestApp, forwardedFor: string): Promise<string | null> {
  const answer = await app.inject({
    method: 'POST',
    url: routes.requestCode.path,
    remoteAddress: PROXY,
    headers: { 'x-forwarded-for': forwardedFor },
    payload: { phone_number: randomPhone(), anonymous_id: null },
  });
  return ErrorBody.safeParse(answer.json()).data?.error.code ?? null;
}

describe('behind a proxy', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await openTestApp({ isBehindProxy: true });
  });
  afterAll(() => server.close());

  test.for([
    { name: (call: number) => `203.0.113.7:${5_000 + call}`, what: 'ports of one address' },
    { name: (call: number) => `[2001:db8::${call}]:80`, what: 'ports of one IPv6 network' },
    { name: (call: number) => `junk${call}`, what: 'texts that are no addresses' },
  ])('$what are one caller', async ({ name }) => {
    const refusals: (string | null)[] = [];
    for (let call = 0; call <= CODES; call += 1) {
      refusals.push(await requestCode(server, name(call)));
    }
    expect(refusals.slice(0, CODES)).toEqual(Array.from({ length: CODES }, () => null));
    expect(refusals.at(-1)).toBe('otp.too-many');
  });

  test('different addresses are different callers', async () => {
    for (let call = 0; call <= CODES; call += 1) {
      expect(await requestCode(server, `198.51.100.${call}`)).toBeNull();
    }
  });
});

describe('a server that trusts no proxy', () => {
  test('warns once when a proxy names its callers', async () => {
    const written: string[] = [];
    const server = await openTestApp({
      logLevel: 'warn',
      logStream: { write: (line) => void written.push(line) },
    });
    const call = (headers = {}) => server.app.inject({ url: healthPaths.live, headers });
    await call();
    expect(written.join('')).not.toContain('TRUST_PROXY');
    await call({ 'x-forwarded-for': '203.0.113.7' });
    await call({ 'x-forwarded-for': '203.0.113.8' });
    expect(written.join('').match(/Set TRUST_PROXY=true/g)).toHaveLength(1);
    expect(written.join('')).not.toContain('203.0.113');
    await server.close();
  });
});

describe('security.txt', () => {
  test('names the contact and a day on which it ends, where there is a contact', async () => {
    const server = await openTestApp({ securityContact: 'mailto:security@bozor.example' });
    const { body } = await server.app.inject('/.well-known/security.txt');
    const [, expires = ''] =
      /^Contact: mailto:security@bozor\.example\nExpires: (\S+)\n/.exec(body) ?? [];
    expect(Date.parse(expires)).toBeGreaterThan(Date.now());
    await server.close();
  });
});
