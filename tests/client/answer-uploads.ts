import { onTestFinished, vi } from 'vitest';

import type { Answer } from './answer-calls.ts';

/** Answers uploads; a promise for a slow one. */
export function answerUploads(answer: () => Answer | Promise<Answer>): void {
  const network = vi.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(function send(
    this: XMLHttpRequest,
  ) {
    void respond(this, answer());
  });
  onTestFinished(() => network.mockRestore());
}

async function respond(request: XMLHttpRequest, answer: Answer | Promise<Answer>): Promise<void> {
  const { status, json } = await answer;
  Object.defineProperty(request, 'status', { value: status });
  Object.defineProperty(request, 'responseText', { value: JSON.stringify(json) });
  for (const type of ['load', 'loadend']) request.dispatchEvent(new ProgressEvent(type));
}
