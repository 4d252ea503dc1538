import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';

import Fastify from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { followConnections, type Connections } from '../../app/server/stop-on-signal.ts';

let app: ReturnType<typeof Fastify>;
let connections: Connections;
let answer: PromiseWithResolvers<string>;
let begun: PromiseWithResolvers<void>;
const callers: Socket[] = [];

beforeEach(async () => {
  app = Fastify();
  answer = Promise.withResolvers();
  begun = Promise.withResolvers();
  connections = followConnections(app.server);
  app.post('/', () => {
    begun.resolve();
    return answer.promise;
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(async () => {
  for (const caller of callers.splice(0)) caller.destroy();
  await app.close();
});

/** Opens a connection and sends bytes; resolves once the server has the connection. */
async function send(bytes: string): Promise<{ received: () => string; closed: Promise<unknown> }> {
  const accepted = once(app.server, 'connection');
  const [address] = app.addresses() satisfies AddressInfo[];
  const caller = connect(address?.port ?? 0, '127.0.0.1');
  callers.push(caller);
  let text = '';
  caller.on('error', () => undefined).on('data', (piece) => (text += String(piece)));
  const closed = once(caller, 'close');
  caller.write(bytes);
  await accepted;
  return { received: () => text, closed };
}

const HEADERS = 'POST / HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n';

describe('connections of a server that stops', () => {
  test.for([
    { sent: '', what: 'nothing' },
    { sent: 'POST / HT', what: 'a part of its headers' },
    { sent: `${HEADERS}content-length: 9\r\n\r\n{`, what: 'a part of its body' },
  ])('are closed when their caller has sent $what', async ({ sent }) => {
    const { closed, received } = await send(sent);
    connections.closeUnsent();
    await closed;
    expect(received()).toBe('');
  });

  test('stay open for the answer to a complete request, until all are closed', async () => {
    const answered = await send(`${HEADERS}content-length: 2\r\nconnection: close\r\n\r\n{}`);
    await begun.promise;
    connections.closeUnsent();
    answer.resolve('done');
    await answered.closed;
    expect(answered.received()).toMatch(/^HTTP\/1.1 200 OK[^]*done$/);
  });

  test('with a complete request are closed together with the others in the end', async () => {
    const held = await send(`${HEADERS}content-length: 2\r\n\r\n{}`);
    await begun.promise;
    connections.closeAll();
    await held.closed;
    expect(held.received()).toBe('');
    answer.resolve('too late');
  });
});
