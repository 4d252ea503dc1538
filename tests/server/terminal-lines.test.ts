import Fastify from 'fastify';
import { describe, expect, test } from 'vitest';

import { logCode } from '../../app/server/modules/authorization/index.ts';
import { logLines } from '../../app/server/plugins/log-lines.ts';
import { terminalLines } from '../../app/server/plugins/terminal-lines.ts';

async function linesOf(act: (app: ReturnType<typeof Fastify>) => Promise<unknown>) {
  const lines: string[] = [];
  const stream = terminalLines((line) => lines.push(line));
  const app = Fastify({ logger: logLines('info', stream) });
  app.get('/', () => 'ok');
  app.get('/broken', () => {
    throw new TypeError('The phone is +992901234567');
  });
  await act(app);
  await app.close();
  return lines;
}

describe('the log at a terminal', () => {
  test('shows a one-time code on its own line', async () => {
    const lines = await linesOf((app) =>
      logCode({ phone: '+992901234567', code: '123456' }, app.log),
    );
    expect(lines).toEqual([
      expect.stringMatching(/^\d\d:\d\d:\d\d {2}The code for \+992901234567 is 123456\n$/),
    ]);
  });

  test('leaves out calls', async () => {
    expect(await linesOf((app) => app.inject('/'))).toEqual([]);
  });

  test('names the type of an error without its message', async () => {
    const lines = (await linesOf((app) => app.inject('/broken'))).join('');
    expect(lines).toContain('(TypeError)');
    expect(lines).not.toContain('+992');
  });
});
