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
  from: 'аз',
  to: 'то',
  fromName: (field) => `${field} аз`,
  toName: (field) => `${field} то`,
  example: (number) => `Масалан, ${number}`,
  fromLength: (letters) => `Аз ${letters} аломат.`,
};

/** Words of a field with two sides. */
export const range: RangeWords = {
  none: 'Интихоб нашудааст',
  done: 'Тайёр',
  clear: 'Тоза кардан',
  quick: 'Қиматҳои тайёр',
  swap: 'Ивази ҷойҳо',
  swapName: (field) => `Ивази ҷойҳо: ${field}`,
  upTo: (value) => `то ${value}`,
  title: (field, unit) => (unit === null ? field : `${field}, ${unit}`),
  limits: (range) => `Мумкин ${range}`,
  text: rangeTextIn({ from: number.from, to: number.to }),
};

/** Words of a slider. */
export const slider: SliderWords = {
  any: 'Дилхоҳ',
  none: 'интихоб нашудааст',
  disabled: '—',
  valueName: (field) => `${field}: қимат`,
  clearName: (field) => `Тоза кардан: ${field}`,
};

/** Words of a salary. */
export const salary: SalaryWords = {
  negotiable: 'Бо мувофиқа',
  hint: 'Эълонҳое, ки маоши воқеиро нишон медиҳанд, ду баробар бештар ҷавоб мегиранд.',
};

/** Words of a chip of an applied filter. */
export const chips: ChipWords = {
  from: (quantity) => `аз ${quantity}`,
  upTo: (quantity) => `то ${quantity}`,
  between: (from, upTo) => `аз ${from} то ${upTo}`,
  negotiable: 'бо мувофиқа',
  yes: 'ҳа',
  no: 'не',
};
