import { randomInt } from 'node:crypto';
import { createServer, request as ask } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';

import { build } from 'esbuild';

import { COMPLAINTS_PATH } from './page/report-complaints.ts';

/** A proxy between a browser and the product, on the loopback. */
export interface Gate {
  readonly url: string;
  /** Complaints of the pages since the last call. */
  readonly takeComplaints: () => readonly string[];
  /** Whether no request is in progress. */
  readonly isQuiet: () => boolean;
  /** Gives the next calls another client address: limits count by address. */
  readonly changeAddress: () => void;
  readonly close: () => void;
}

/** URL of a page at the product's origin that runs no code. */
export const BLANK_PATH = '/-/blank';
const BLANK_PAGE = '<!doctype html><title>Blank</title><link rel="icon" href="data:," />';
const PROBE_PATH = '/-/probe.js';
const PROBE_TAG = `<script src="${PROBE_PATH}"></script>`;

/**
 * Adds one script to every page of the product: the tests' probe, and the report of complaints from
 * the page's start, equal in every browser. Other responses pass unchanged.
 */
export async function openGate(product: string, port: number): Promise<Gate> {
  const probe = await buildProbe();
  const complaints: string[] = [];
  let underWay = 0;
  let address = randomAddress();
  const server = createServer((request, response) => {
    const { url = '/' } = request;
    underWay += 1;
    response.once('close', () => {
      underWay -= 1;
    });
    if (url === PROBE_PATH) response.setHeader('content-type', 'text/javascript').end(probe);
    else if (url === BLANK_PATH) handBlank(response);
    else if (url === COMPLAINTS_PATH) void keepComplaint(request, response, complaints);
    else pass(request, response, { product, address });
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${port}`,
    takeComplaints: () => complaints.splice(0),
    isQuiet: () => underWay === 0,
    changeAddress: () => {
      address = randomAddress();
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function buildProbe(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: ['tests/browsers/page/probe.ts'],
    bundle: true,
    format: 'iife',
    target: 'es2022',
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}

async function keepComplaint(
  request: IncomingMessage,
  response: ServerResponse,
  complaints: string[],
): Promise<void> {
  complaints.push(await text(request));
  response.writeHead(204).end();
}

function handBlank(response: ServerResponse): void {
  // As on the product's own pages: another policy would keep them out of WebKit's back-forward
  // cache.
  response.setHeader('cross-origin-opener-policy', 'same-origin');
  response.setHeader('content-type', 'text/html').end(BLANK_PAGE);
}

function pass(
  request: IncomingMessage,
  response: ServerResponse,
  { product, address }: { readonly product: string; readonly address: string },
): void {
  const isPage = request.headers.accept?.includes('text/html') === true;
  const headers = { ...request.headers, 'x-forwarded-for': address };
  // The page must be complete and uncompressed: a tag is added to it.
  if (isPage) Object.assign(headers, { 'accept-encoding': 'identity', 'if-none-match': undefined });
  const { method, url } = request;
  const passed = ask(
    new URL(url ?? '/', product),
    { method, headers: known(headers) },
    (answer) => {
      const isHtml = answer.headers['content-type']?.startsWith('text/html') === true;
      if (isHtml) void handPage(answer, response);
      else answer.pipe(response.writeHead(answer.statusCode ?? 502, answer.headers));
    },
  );
  passed.on('error', () => response.destroy());
  request.pipe(passed);
}

async function handPage(answer: IncomingMessage, response: ServerResponse): Promise<void> {
  const page = (await text(answer)).replace('<head>', `<head>${PROBE_TAG}`);
  const headers = { ...answer.headers, 'content-length': String(Buffer.byteLength(page)) };
  response.writeHead(answer.statusCode ?? 502, headers).end(page);
}

function known(headers: Readonly<Record<string, string | string[] | undefined>>) {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value]],
    ),
  );
}

function randomAddress(): string {
  return `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;
}
