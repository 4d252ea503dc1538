import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';

import { INBOX_PORT } from '../test-server.ts';

/** Maximum wait for a message, in ms. */
const PATIENCE_MS = 10_000;

/** Unread messages by phone, and readers that wait for one. */
const unread = new Map<string, string[]>();
const waiting = new Map<string, ((text: string) => void)[]>();

/**
 * The phones of every test user. The server posts `{phone, text}` here as to any gateway; `GET
 * /?phone=` waits for the next unread message to a phone, and removes it.
 */
createServer((request, response) => void answer(request, response)).listen(INBOX_PORT, '127.0.0.1');

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.method === 'POST') {
    keep(Object(await json(request)));
    response.end();
    return;
  }
  const phone = new URL(request.url ?? '', 'http://inbox').searchParams.get('phone');
  // Without a phone: a probe whether the inbox runs.
  if (phone === null) response.end();
  else waitFor(phone, response);
}

function keep(message: object): void {
  const [phone, text] = [Reflect.get(message, 'phone'), Reflect.get(message, 'text')].map(String);
  if (phone === undefined || text === undefined) return;
  const reader = waiting.get(phone)?.shift();
  if (reader !== undefined) reader(text);
  else unread.set(phone, [...(unread.get(phone) ?? []), text]);
}

function waitFor(phone: string, response: ServerResponse): void {
  const text = unread.get(phone)?.shift();
  if (text !== undefined) {
    response.end(text);
    return;
  }
  const readers = waiting.get(phone) ?? [];
  waiting.set(phone, readers);
  const read = (later: string): void => {
    clearTimeout(patience);
    response.end(later);
  };
  const patience = setTimeout(() => {
    readers.splice(readers.indexOf(read), 1);
    response.writeHead(404).end();
  }, PATIENCE_MS);
  readers.push(read);
}
