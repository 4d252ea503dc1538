import { onTestFinished, vi } from 'vitest';

/** One call that went out. */
export interface SeenCall {
  readonly method: string;
  readonly path: string;
  readonly authorization: string | null;
  readonly anonymousId: string | null;
  readonly body: unknown;
}

/** What the server says: a status and a body as JSON; a promise of it for a slow one. */
export interface Answer {
  readonly status: number;
  readonly json?: unknown;
}

/** The server as a table; a call that is not in it cannot be reached. Returns the calls seen. */
export function answerCalls(
  answer: (call: SeenCall) => Answer | Promise<Answer> | null,
): readonly SeenCall[] {
  const seen: SeenCall[] = [];
  const network = vi.spyOn(window, 'fetch').mockImplementation(async (url, options = {}) => {
    options.signal?.throwIfAborted();
    const headers = new Headers(options.headers);
    const call = {
      method: options.method ?? 'GET',
      path: url instanceof Request ? url.url : url.toString(),
      authorization: headers.get('authorization'),
      anonymousId: headers.get('anonymous-id'),
      body: typeof options.body === 'string' ? JSON.parse(options.body) : null,
    };
    seen.push(call);
    const told = await answer(call);
    if (told === null) throw new TypeError('Failed to fetch');
    const body = told.json === undefined ? null : JSON.stringify(told.json);
    return new Response(body, { status: told.status });
  });
  onTestFinished(() => network.mockRestore());
  return seen;
}

/** A refusal as the API words it. */
export function refusal(code: string, message: string): unknown {
  return { error: { code, message, request_id: 'test' } };
}
