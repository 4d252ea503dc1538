import { onTestFinished, vi } from 'vitest';

/** A call that the page made. */
export interface SeenCall {
  readonly method: string;
  readonly path: string;
  readonly authorization: string | null;
  readonly anonymousId: string | null;
  readonly body: unknown;
}

/** The server's response: status and JSON body; a promise for a slow one. */
export interface Answer {
  readonly status: number;
  readonly json?: unknown;
}

/** Answers calls from a table; a call without an entry fails as unreachable. Returns the calls. */
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
    const answered = await answer(call);
    if (answered === null) throw new TypeError('Failed to fetch');
    const body = answered.json === undefined ? null : JSON.stringify(answered.json);
    return new Response(body, { status: answered.status });
  });
  onTestFinished(() => network.mockRestore());
  return seen;
}

/** Returns the body of a refusal. */
export function refusal(code: string, message: string): unknown {
  return { error: { code, message, request_id: 'test' } };
}
