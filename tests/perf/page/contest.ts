import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

import { TYPED_LABEL } from '../bench-fields.ts';

/** Times of one round, in milliseconds. */
export interface Round {
  readonly mountMs: number;
  readonly keys: readonly Keystroke[];
}

/** Times of one letter, in milliseconds from its event. */
interface Keystroke {
  /** Until React is done, effects included. */
  readonly scriptMs: number;
  /** Until the page is laid out again. */
  readonly wholeMs: number;
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
    layOut();
    const mountMs = performance.now() - start;

    const input = typedInput();
    input.focus();
    const typed: Keystroke[] = [];
    for (let length = 1; length <= keys; length += 1) {
      typed.push(await keystroke(input, 'x'.repeat(length)));
    }
    return { mountMs, keys: typed };
  };
}

function typedInput(): HTMLInputElement {
  const labels = Array.from(document.querySelectorAll('label'));
  const label = labels.find((element) => element.textContent.trim() === TYPED_LABEL);
  const control = label?.control;
  if (control instanceof HTMLInputElement) return control;
  throw new Error(`No text field is labelled "${TYPED_LABEL}".`);
}

async function keystroke(input: HTMLInputElement, text: string): Promise<Keystroke> {
  const start = performance.now();
  // Past React's own tracking of the value, as a real key goes.
  Reflect.set(HTMLInputElement.prototype, 'value', text, input);
  input.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText' }));
  await settled();
  const scriptMs = performance.now() - start;
  layOut();
  const wholeMs = performance.now() - start;
  if (input.value !== text) throw new Error(`The field holds "${input.value}", not "${text}".`);
  return { scriptMs, wholeMs };
}

/** Waits for React's microtasks, then for what it scheduled. */
async function settled(): Promise<void> {
  await Promise.resolve();
  await nextTask();
  await nextTask();
}

function layOut(): void {
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
