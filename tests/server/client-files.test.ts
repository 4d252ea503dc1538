import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';

import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { ErrorBody } from '../../app/contract/index.ts';
import { compressClient } from '../../app/server/plugins/compress-client.ts';
import { answerErrors } from '../../app/server/plugins/errors.ts';
import { sendSecurityHeaders } from '../../app/server/plugins/security.ts';
import { serveClient } from '../../app/server/plugins/serve-client.ts';
import { sendPage } from '../../app/server/render/send-page.ts';

const INDEX = '<!doctype html><title>Бозор</title>';
const LAB = `<!doctype html><title>Лаборатория</title><script>'${'a'.repeat(2_000)}'</script>`;
const SCRIPT = `console.log('${'a'.repeat(2_000)}');`;
let folder = '';
let app: FastifyInstance;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'client-'));
  await mkdir(join(folder, 'assets'));
  await mkdir(join(folder, 'lab'));
  await writeFile(join(folder, 'lab', 'index.html'), LAB);
  await writeFile(join(folder, 'index.html'), INDEX);
  await writeFile(join(folder, 'assets', 'index-abc123.js'), SCRIPT);
  await compressClient(folder);
  app = Fastify();
  answerErrors(app);
  await sendSecurityHeaders(app, { scripts: [], deepLink: null, tilesUrl: null });
  await serveClient(app, {
    folder,
    sendPage: (request, reply) =>
      sendPage(request, reply, { status: 200, html: INDEX, encoded: new Map() }),
  });
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const page = (url: string, headers = {}) =>
  app.inject({ method: 'GET', url, headers: { accept: 'text/html', ...headers } });

describe('the built client', () => {
  test.for(['/', '/labour', '/advertisement/7', '/subcategory/home.mebel', '/категория/авто'])(
    'answers %s with its page, which is revalidated every time',
    async (path) => {
      const answer = await page(encodeURI(path));
      expect([answer.statusCode, answer.body]).toEqual([200, INDEX]);
      expect(answer.headers['content-type']).toMatch(/^text\/html/);
      expect(answer.headers['cache-control']).toBe('no-cache');
    },
  );

  test.for(['/lab', '/lab/', '/lab?fixture=create/cars'])(
    'answers %s with the page of the laboratory',
    async (path) => {
      const answer = await page(path);
      expect([answer.statusCode, answer.body]).toEqual([200, LAB]);
      expect(answer.headers['cache-control']).toBe('no-cache');
    },
  );

  test('allows hashed files to be cached for ever', async () => {
    const answer = await page('/assets/index-abc123.js');
    expect(answer.body).toBe(SCRIPT);
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  test('is sent with the headers that a file needs: a page loads fifty of them', async () => {
    const { headers } = await page('/assets/index-abc123.js', { 'accept-encoding': 'br' });
    const { connection: _connection, date: _date, ...own } = headers;
    expect(Object.keys(own).toSorted()).toEqual([
      'cache-control',
      'content-encoding',
      'content-length',
      'content-type',
      'cross-origin-resource-policy',
      'vary',
      'x-content-type-options',
    ]);
  });

  test('is sent compressed to a client that accepts it', async () => {
    const answer = await page('/assets/index-abc123.js', { 'accept-encoding': 'br' });
    expect(answer.headers['content-encoding']).toBe('br');
    expect(answer.headers['content-type']).toMatch(/javascript/);
    expect(brotliDecompressSync(answer.rawPayload).toString()).toBe(SCRIPT);
  });

  test('is compressed once, without its small files', async () => {
    await compressClient(folder);
    const files = await readdir(folder, { recursive: true });
    expect(files.toSorted()).toEqual([
      'assets',
      'assets/index-abc123.js',
      'assets/index-abc123.js.br',
      'assets/index-abc123.js.gz',
      'index.html',
      'lab',
      'lab/index.html',
      'lab/index.html.br',
      'lab/index.html.gz',
    ]);
  });

  test.for([
    { url: '/assets/old-999.js', headers: {}, why: 'a file of another build' },
    { url: '/favicon.ico', headers: {}, why: 'a file that is not there' },
    { url: '/index.html', headers: {}, why: 'the template, which has no content' },
    { url: '/index.tg.html', headers: {}, why: 'the template in Tajik' },
    { url: '/assets/index-abc123.js.br', headers: {}, why: 'a compressed copy' },
    { url: '/index.html.br', headers: {}, why: 'a compressed copy of the template' },
    { url: '/.vite/manifest.json', headers: {}, why: 'a note of the build' },
    { url: '/api/v1/none/', headers: {}, why: 'the API’s' },
    { url: '/api', headers: {}, why: 'the API’s root' },
    { url: '/a%5c..%5cb', headers: {}, why: 'steps upwards' },
    { url: '/%00', headers: {}, why: 'no file may be called so' },
    { url: '/lab', headers: { accept: 'application/json' }, why: 'no page was wanted' },
    { url: '/..%2f..%2fpackage.json', headers: {}, why: 'a way out of the folder' },
  ])('does not answer $url: $why', async ({ url, headers }) => {
    const answer = await page(url, headers);
    expect(ErrorBody.parse(answer.json()).error.code).toBe('route.unknown');
    expect(answer.statusCode).toBe(404);
  });

  test('does not answer a POST', async () => {
    const answer = await app.inject({ method: 'POST', url: '/lab' });
    expect(ErrorBody.parse(answer.json()).error.code).toBe('method.not-allowed');
  });

  test('allows only its own scripts, styles, pictures and calls', async () => {
    const { headers } = await page('/');
    expect(policyIn(headers)).toEqual([
      "default-src 'self'",
      "script-src 'self'",
      "style-src 'self'",
      "img-src 'self' data: blob:",
      "frame-src 'self'",
      "connect-src 'self'",
      "form-action 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      'trusted-types default',
    ]);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    });
    expect(headers['permissions-policy']).toMatch(/^geolocation=\(self\), .*camera=\(\), /);
  });

  test('is that of the laboratory in its compressed copy too, with its inline script', async () => {
    const { headers: plain } = await page('/lab');
    const { headers } = await page('/lab', { 'accept-encoding': 'br' });
    expect(headers['content-encoding']).toBe('br');
    expect(headers['content-security-policy']).toBe(plain['content-security-policy']);
    expect(headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-[^']+';/);
  });

  test('lets the laboratory show itself in a frame, and foreign pictures', async () => {
    const { headers } = await page('/lab');
    expect(policyIn(headers)).toEqual(
      expect.arrayContaining(["frame-ancestors 'self'", "img-src 'self' data: blob: https:"]),
    );
    expect(headers['x-frame-options']).toBe('SAMEORIGIN');
  });

  test('is bound to TLS where a proxy has terminated it, and only there', async () => {
    const behind = Fastify({ trustProxy: true });
    await sendSecurityHeaders(behind, { scripts: [], deepLink: null, tilesUrl: null });
    behind.get('/', async () => 'done');
    const ask = async (proto: string) =>
      (await behind.inject({ url: '/', headers: { 'x-forwarded-proto': proto } })).headers;
    expect((await ask('https'))['strict-transport-security']).toBe('max-age=31536000');
    expect(await ask('http')).not.toHaveProperty('strict-transport-security');
    await behind.close();
  });
});

function policyIn(headers: Readonly<Record<string, unknown>>): readonly string[] {
  return String(headers['content-security-policy']).split(';');
}
