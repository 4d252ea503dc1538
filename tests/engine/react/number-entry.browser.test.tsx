import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { faults } from '../../../engine/index.ts';
import { parseNumber } from '../../../engine/rules/numbers/number-text.ts';
import { openForm, openStore } from './open-form.tsx';
import { inputOf } from './typed-page.ts';

const SETS = HTMLInputElement.prototype;
const NUMBER = { id: 1, key: 'sum', name: 'Сумма', data_type: 'FLOAT' };
const SCALE = { min_value: 0, max_value: 9e9 };

/** Every box of the engine in which one number is written, and a number with its unit. */
const BOXES = [
  { type: 'EDIT_TEXT', mode: 'entry', name: 'Сумма', unit: 'м²', example: '64 кв.м' },
  { type: 'EDIT_TEXT', mode: 'filter', name: 'Сумма', unit: null, example: '1984 год' },
  { type: 'RANGE_INPUT', mode: 'entry', name: 'Сумма от', unit: 'л. с.', example: '120 л.с.' },
  { type: 'RANGE_INPUT', mode: 'filter', name: 'Сумма до', unit: 'км', example: '80 000 км' },
  { type: 'SALARY', mode: 'entry', name: 'Сумма от', unit: 'с.', example: '250 тыс.' },
  { type: 'SALARY', mode: 'filter', name: 'Сумма до', unit: null, example: '12k' },
  { type: 'SEEK_BAR', mode: 'entry', name: 'Сумма: значение', unit: 'л', example: '2.5 л' },
] as const;

const UNITS = ['м²', 'кв.м', 'л', 'л.с.', 'км', 'г.', 'год'];
const size = fc.oneof(
  fc.constantFrom('', ' тыс', ' тыс.', 'к', 'k', ' млн', ' с.', ' сомони', ' TJS', ' '),
  fc.constantFrom(...UNITS.map((word) => ` ${word}`)),
);
const space = fc.constantFrom('', ' ', '\u00A0', '\u202F', '.');
/** A number in one of the ways in which people write it, or something that is none. */
const written = fc.oneof(
  { weight: 5, arbitrary: fc.tuple(fc.nat({ max: 9_999_999 }), space, size).map(write) },
  {
    weight: 1,
    arbitrary: fc.constantFrom('-5', '１２５００', '1 250 000,50', 'дорого', '1.2.3', '5-7'),
  },
);

function write([value, between, end]: [number, string, string]): string {
  return String(value).replaceAll(/\B(?=(?:\d{3})+$)/g, between) + end;
}

/** The ways in which a text comes into a box that may have another one. */
const WAYS = {
  typed: async (input: HTMLInputElement, text: string) => {
    input.focus();
    input.select();
    await userEvent.keyboard(text.replaceAll('{', '{{'));
  },
  pasted: (input: HTMLInputElement, text: string) => {
    input.focus();
    input.select();
    document.execCommand('insertText', false, text);
  },
  autofilled: (input: HTMLInputElement, text: string) => {
    Object.getOwnPropertyDescriptor(SETS, 'value')?.set?.call(input, text);
    input.dispatchEvent(new InputEvent('input', { bubbles: true }));
    input.dispatchEvent(new Event('change', { bubbles: true }));
  },
  composed: (input: HTMLInputElement, text: string) => {
    input.focus();
    input.select();
    input.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }));
    document.execCommand('insertText', false, text);
    input.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true, data: text }));
  },
};

beforeEach(() => page.viewport(1280, 800));

describe.for(BOXES)('a number in $type of a $mode, $name', ({ unit, example, ...box }) => {
  test('is the same typed, pasted, autofilled and composed, and nothing of it is lost', async () => {
    const scale = box.type === 'SEEK_BAR' ? SCALE : {};
    const definition = { ...NUMBER, ...scale, type: box.type, input_suffix: unit };
    const store = openStore([definition], { mode: box.mode });
    await openForm(store);
    const input = inputOf(box.name);
    const held = () => texts(store.state().entries[0]?.input).join('');
    await fc.assert(
      fc.asyncProperty(written, async (text) => {
        const seen = [];
        for (const enter of Object.values(WAYS)) {
          WAYS.autofilled(input, '7');
          await enter(input, text);
          const taken = held();
          input.blur();
          await expect.poll(() => document.activeElement).toBe(document.body);
          const isRight = Object.keys(faults(store.plan, store.state())).length === 0;
          seen.push({ taken, left: held(), shown: input.value, isRight });
        }
        const [first] = seen;
        expect(seen).toEqual(seen.map(() => first));
        expect(first).toMatchObject({ taken: text, left: text });
        const number = parseNumber(text, unit);
        expect(text === example && number === null).toBe(false);
        expect(first?.isRight).toBe(number !== null);
        expect(number === null ? first?.shown : parseNumber(first?.shown ?? '')).toBe(
          number ?? text,
        );
      }),
      // A key is a call of the browser: few cases, the same each time.
      { numRuns: 6, seed: 20_261_126, examples: [[example]] },
    );
  });
});

/** The texts that an input consists of. */
function texts(input: unknown): readonly string[] {
  if (typeof input === 'string') return [input];
  if (typeof input !== 'object' || input === null) return [];
  return Object.values(input).flatMap(texts);
}
