import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';

import { CHOICE_OPTIONS, childValues, shownFields, workOf, type Work } from '../measure/work.ts';
import { findMissing } from './census.ts';
import { pickChild, seesChildren } from './child-list.ts';
import type { Contestant, Host, OpenForm } from './contestant.ts';
import { radioOf, shownTexts, textBox } from './find.ts';
import { settled, timed, until, type Timing } from './settle.ts';

/** Calls of the runner to a contestant's page. Each throws when the work was not done. */
interface Bench {
  /** Creates and renders a form with a number of fields. */
  readonly mount: (fields: number) => Promise<Timing>;
  /** Types letters into one text, up to a time limit in milliseconds. */
  readonly type: (letters: number, limitMs: number) => Promise<readonly Timing[]>;
  /** Presses the other option of the choice a number of times. */
  readonly toggle: (times: number) => Promise<readonly Timing[]>;
  /** Resolves the child's request, then opens the list. */
  readonly arrive: () => Promise<Arrival>;
  /**
   * Submits, until every message is in the page and the focus is on the first fault; `null` where
   * messages do not wait for a submit.
   */
  readonly submit: () => Promise<Timing | null>;
  /** Creates, renders and removes a number of forms. */
  readonly churn: (fields: number, times: number) => Promise<void>;
}

/** Times of the values of a child. */
interface Arrival {
  /** Until they can be selected. */
  readonly arrived: Timing;
  /** From the press on the list until they are rendered; `null` for a native `<select>`. */
  readonly opened: Timing | null;
}

declare global {
  interface Window {
    bench: Bench;
  }
}

/** Minimum number of letters, whatever the time limit. */
const FEWEST_LETTERS = 20;

interface Stage {
  readonly work: Work;
  readonly form: OpenForm;
  readonly root: Root;
  /** Resolves the request of values; `null` until there is one. */
  readonly arrival: { deliver: (() => void) | null };
}

/** Exposes a contestant to the runner. */
export function enterContest(contestant: Contestant): void {
  let current: Stage | null = null;
  const stage = () => {
    if (current === null) throw new Error('Nothing is mounted.');
    return current;
  };

  window.bench = {
    mount: async (fields) => {
      const work = workOf(fields);
      const shown = shownFields(work, CHOICE_OPTIONS[0]);
      const timing = await timed(
        () => {
          current = createStage(contestant, work);
        },
        () => findMissing(shown) === null,
      );
      check(holds(stage(), work.values), 'the form does not hold the values it was opened with');
      return timing;
    },
    type: (letters, limitMs) => type(stage(), letters, limitMs),
    toggle: (times) => toggle(stage(), times),
    arrive: () => arrive(contestant, stage()),
    submit: () => submit(contestant, stage()),
    churn: async (fields, times) => {
      const work = workOf(fields);
      for (let turn = 0; turn < times; turn += 1) {
        const { root, form } = createStage(contestant, work);
        await settled();
        root.unmount();
        form.close?.();
        await settled();
      }
    },
  };
}

function createStage(contestant: Contestant, work: Work): Stage {
  const main = document.querySelector('main');
  if (main === null) throw new Error('The page has no <main>.');
  const arrival: Stage['arrival'] = { deliver: null };
  const host: Host = {
    loadChildren: (parentValue) =>
      new Promise((resolve) => {
        arrival.deliver = () => resolve(childValues(parentValue));
      }),
  };
  const form = contestant.open(work, host);
  const root = createRoot(main);
  flushSync(() => root.render(form.element));
  return { work, form, root, arrival };
}

async function type({ work, form }: Stage, letters: number, limitMs: number) {
  const { key, label } = work.typed;
  const input = textBox(label);
  const start = performance.now();
  const timings: Timing[] = [];
  input.focus();
  for (let length = 1; length <= letters; length += 1) {
    if (length > FEWEST_LETTERS && performance.now() - start > limitMs) break;
    const text = 'x'.repeat(length);
    const hasLanded = () => input.value === text && form.valueOf(key) === text;
    timings.push(await timed(() => pressKey(input, text), hasLanded));
  }
  check(input.isConnected, 'the text box was drawn again from scratch');
  return timings;
}

function pressKey(input: HTMLInputElement, text: string): void {
  input.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, key: 'x' }));
  // Bypasses React's tracking of the value, as a real key does.
  Reflect.set(HTMLInputElement.prototype, 'value', text, input);
  input.dispatchEvent(
    new InputEvent('input', { bubbles: true, inputType: 'insertText', data: 'x' }),
  );
  input.dispatchEvent(new KeyboardEvent('keyup', { bubbles: true, key: 'x' }));
}

async function toggle({ work, form }: Stage, times: number) {
  const timings: Timing[] = [];
  const [first, second] = CHOICE_OPTIONS;
  for (let turn = 0; turn < times; turn += 1) {
    const chosen = form.valueOf(work.choice.key) === first ? second : first;
    const radio = radioOf(chosen);
    timings.push(
      await timed(
        () => radio.click(),
        () => form.valueOf(work.choice.key) === chosen && seesOnly(work, chosen),
      ),
    );
    const missing = findMissing(shownFields(work, chosen));
    check(missing === null, `after the choice there are missing: ${missing}`);
  }
  return timings;
}

/** Whether the five fields of the option are visible, and the other five are not. */
function seesOnly({ fields }: Work, chosen: string): boolean {
  const texts = shownTexts();
  return fields.every(
    ({ label, shownWith }) => shownWith === null || texts.has(label) === (shownWith === chosen),
  );
}

async function arrive(contestant: Contestant, stage: Stage): Promise<Arrival> {
  const { work, form, arrival } = stage;
  const [, parentValue = ''] = work.parent.options;
  // The initial request is obsolete and never resolves.
  arrival.deliver = null;
  radioOf(parentValue).click();
  await until(() => arrival.deliver !== null, 'the values of the child were not requested');
  await settled();

  const list = { work, contestant, first: childValues(parentValue)[0] ?? '' };
  const arrived = await timed(
    () => arrival.deliver?.(),
    () => form.isChildReady?.() ?? seesChildren(list),
  );
  const { opened, picked } = await pickChild(list);
  await until(() => form.valueOf(work.child.key) === picked, 'the form took no value of the child');
  return { arrived, opened };
}

async function submit(contestant: Contestant, { work }: Stage): Promise<Timing | null> {
  const { messages, isEager = false, submit: selector } = contestant;
  if (isEager) return null;
  const button = document.querySelector(selector ?? 'form button[type="submit"]');
  if (!(button instanceof HTMLElement)) throw new Error('There is no button that submits.');
  const found = () => document.querySelectorAll(messages);
  check(found().length === 0, 'there are messages before the submit');
  letFocusGo();
  const timing = await timed(
    () => button.click(),
    () => found().length >= work.faulty.length && document.activeElement !== document.body,
  );
  const shown = Array.from(found()).filter(({ textContent }) => textContent.trim() !== '').length;
  check(shown === work.faulty.length, `${shown} messages for ${work.faulty.length} faults`);
  return timing;
}

function letFocusGo(): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}

function holds({ form }: Stage, values: Work['values']): boolean {
  return Object.entries(values).every(
    ([key, value]) => String(form.valueOf(key)) === String(value),
  );
}

function check(isRight: boolean, wrong: string): void {
  if (!isRight) throw new Error(wrong);
}
