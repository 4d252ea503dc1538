import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

import { TYPED_LABEL } from '../bench-fields.ts';

/** Times of one round, in milliseconds. */
export interface Round {
  readonly mountMs: number;
  readonly keysMs: readonly number[];
}

declare global {
  interface Window {
    /** Mounts the contestant afresh and types `keys` letters into one text field. */
    runRound: (keys: number) => Promise<Round>;
  }
}

/** Opens a contestant to the runner: `draw` makes its whole form, models and validators included. */
export function enterContest(draw: () => ReactNode): void {
  window.runRound = async (keys) => {
    const host = document.querySelector('main');
    if (host === null) throw new Error('The page has no <main>.');

    const start = performance.now();
    const root = createRoot(host);
    flushSync(() => root.render(draw()));
    await settled();
    const mountMs = performance.now() - start;

    const input = typedInput();
    input.focus();
    const keysMs: number[] = [];
    for (let typed = 1; typed <= keys; typed += 1) {
      keysMs.push(await keystroke(input, 'x'.repeat(typed)));
    }
    return { mountMs, keysMs };
  };
}

function typedInput(): HTMLInputElement {
  const labels = Array.from(document.querySelectorAll('label'));
  const label = labels.find((element) => element.textContent.trim() === TYPED_LABEL);
  const control = label?.control;
  if (control instanceof HTMLInputElement) return control;
  throw new Error(`No text field is labelled "${TYPED_LABEL}".`);
}

/** From the event to the laid-out page, effects included. */
async function keystroke(input: HTMLInputElement, text: string): Promise<number> {
  const start = performance.now();
  // Past React's own tracking of the value, as a real key goes.
  Reflect.set(HTMLInputElement.prototype, 'value', text, input);
  input.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText' }));
  await settled();
  const spent = performance.now() - start;
  if (input.value !== text) throw new Error(`The field holds "${input.value}", not "${text}".`);
  return spent;
}

/** Waits for React's microtasks, then for what it scheduled, then lays the page out. */
async function settled(): Promise<void> {
  await Promise.resolve();
  await nextTask();
  await nextTask();
  document.body.getBoundingClientRect();
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const channel = new MessageChannel();
    channel.port1.addEventListener('message', () => resolve());
    channel.port1.start();
    channel.port2.postMessage(null);
  });
}
