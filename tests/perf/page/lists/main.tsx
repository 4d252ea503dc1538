import '@bozor/form-engine/tokens.css';
import { compile } from '@bozor/form-engine';
import { EngineForm } from '@bozor/form-engine/react';
import { createFormStore, type FormStore } from '@bozor/form-engine/store';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

import type { ListCase, ListTimes } from '../../measure/list-times.ts';

declare global {
  interface Window {
    /** Draws one list and times what a person does with it. */
    timeList?: (one: ListCase) => Promise<ListTimes>;
  }
}

const OPTIONS = 50_000;
const WORDS = ['Aini', 'Borbad', 'Vahdat', 'Gafurov', 'Dusti', 'Loik', 'Navruz', 'Rudaki', 'Sino'];
/** Presses of one kind; the slowest counts. */
const TIMES = 5;
/** Between the opening of a list and the first letter: a person reads, and the page prepares. */
const READING_MS = 500;

const values = Array.from({ length: OPTIONS }, (_, n) => ({
  id: n,
  key: `s${n}`,
  name: `${WORDS[n % WORDS.length]} ${OPTIONS - n}`,
  value: `s${n}`,
}));

window.timeList = async ({ type, chosen }) => {
  const isMultiple = chosen > 1;
  const field = {
    id: 1,
    key: 'street',
    name: 'Street',
    type,
    data_type: isMultiple ? 'STRING_LIST' : 'STRING',
    is_multiselect: isMultiple,
    values,
  };
  const held = values.slice(20_000, 20_000 + chosen).map(({ value }) => value);
  const store = createFormStore(compile([field], { mode: 'entry' }), {
    values: { street: isMultiple ? held : (held[0] ?? null) },
  });
  const host = document.createElement('div');
  document.body.append(host);
  const root = createRoot(host);
  const mountMs = timed(() => root.render(<EngineForm store={store} onSubmit={() => undefined} />));
  const times = { mountMs, ...(await timesOf(host, store, isMultiple)) };
  root.unmount();
  host.remove();
  return times;
};

async function timesOf(
  host: HTMLElement,
  store: FormStore,
  isMultiple: boolean,
): Promise<Omit<ListTimes, 'mountMs'>> {
  const opener = find(host, 'button[aria-haspopup]');
  const openMs = timed(() => opener.click());
  const search = find(host, 'input[role="combobox"]');
  const keyMs = slowest(() => press(search, 'ArrowDown'));
  await new Promise((resolve) => setTimeout(resolve, READING_MS));
  const letterMs = slowest((n) => type(search, 'rudaki'.slice(0, n + 1)));
  type(search, '');
  const rows = () => Array.from(host.querySelectorAll<HTMLElement>('[role="option"]'));
  const tickMs = isMultiple ? slowest((n) => rows()[n + 2]?.click()) : null;
  const clearMs = timed(() => store.dispatch({ type: 'CLEAR', key: 'street' }));
  return { openMs, keyMs, letterMs, tickMs, clearMs, nodes: host.querySelectorAll('*').length };
}

/** Does something, draws and lays out the result; returns the time, in ms. */
function timed(act: () => void): number {
  const from = performance.now();
  flushSync(act);
  document.body.getBoundingClientRect();
  return performance.now() - from;
}

function slowest(act: (n: number) => void): number {
  return Math.max(...Array.from({ length: TIMES }, (_, n) => timed(() => act(n))));
}

function press(element: Element, key: string): void {
  element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
}

function type(input: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

function find<Name extends keyof HTMLElementTagNameMap>(
  host: Element,
  selector: Name | `${Name}[${string}]`,
): HTMLElementTagNameMap[Name] {
  const found = host.querySelector<HTMLElementTagNameMap[Name]>(selector);
  if (found !== null) return found;
  throw new Error(`The page has no ${selector}.`);
}
