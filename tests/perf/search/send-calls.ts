import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';

/** Sends calls over as many connections as asked for; prints the number of answers per second. */
const [connections = 1, seconds = 1] = process.argv.slice(2).map(Number);

interface Work {
  readonly address: string;
  readonly calls: readonly { readonly url: string; readonly payload: object }[];
}

const { address, calls }: Work = JSON.parse(await text(process.stdin));
const agent = new Agent({ keepAlive: true, maxSockets: connections });
const endsAt = performance.now() + seconds * 1_000;
let answers = 0;
await Promise.all(Array.from({ length: connections }, (_, index) => sendInTurn(index)));
process.stdout.write(String(answers / seconds));
agent.destroy();

async function sendInTurn(first: number): Promise<void> {
  for (let turn = first; performance.now() < endsAt; turn += 1) {
    const call = calls[turn % calls.length];
    if (call === undefined) return;
    const status = await send(call);
    if (status !== 200) throw new Error(`${call.url}: status ${status}.`);
    answers += 1;
  }
}

function send({ url, payload }: Work['calls'][number]): Promise<number> {
  const body = JSON.stringify(payload);
  return new Promise((resolve, reject) => {
    const sent = request(new URL(url, address), {
      method: 'POST',
      agent,
      headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
    });
    sent.on('error', reject);
    sent.on('response', (answer) => {
      answer.resume();
      answer.on('end', () => resolve(answer.statusCode ?? 0));
    });
    sent.end(body);
  });
}
