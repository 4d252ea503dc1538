import type { ChipWords } from '../fields/chips/chip-words.ts';
import type {
  NumberWords,
  RangeWords,
  SalaryWords,
  SliderWords,
} from '../react/catalogue/words.ts';
import { rangeTextIn } from '../react/range/range-text.ts';

/** Words of fields where a number is typed. */
export const number: NumberWords = {
  from: 'from',
  to: 'to',
  fromName: (field) => `${field} from`,
  toName: (field) => `${field} to`,
  example: (number) => `For example, ${number}`,
  fromLength: (letters) => `At least ${letters} characters.`,
};

/** Words of a field with two sides. */
export const range: RangeWords = {
  none: 'Not chosen',
  done: 'Done',
  clear: 'Clear',
  quick: 'Round values',
  swap: 'Swap',
  swapName: (field) => `Swap: ${field}`,
  upTo: (value) => `to ${value}`,
  title: (field, unit) => (unit === null ? field : `${field}, ${unit}`),
  limits: (range) => `Allowed: ${range}`,
  text: rangeTextIn({ from: number.from, to: number.to }),
};

/** Words of a slider. */
export const slider: SliderWords = {
  any: 'Any',
  none: 'not chosen',
  disabled: '—',
  valueName: (field) => `${field}: value`,
  clearName: (field) => `Clear: ${field}`,
};

/** Words of a salary. */
export const salary: SalaryWords = {
  negotiable: 'Negotiable',
  hint: 'A real range brings twice as many answers.',
};

/** Words of a chip of an applied filter. */
export const chips: ChipWords = {
  from: (quantity) => `from ${quantity}`,
  upTo: (quantity) => `to ${quantity}`,
  between: (from, upTo) => `from ${from} to ${upTo}`,
  negotiable: 'negotiable',
  yes: 'yes',
  no: 'no',
};
