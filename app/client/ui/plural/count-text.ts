/** The forms of a Russian noun after a number. */
export interface PluralForms {
  /** After 1, 21, 31 … */
  readonly one: string;
  /** After 2–4, 22–24 … */
  readonly few: string;
  /** After 0, 5–20, 25–30 … */
  readonly many: string;
}

const rules = new Intl.PluralRules('ru');
const numbers = new Intl.NumberFormat('ru');

/** «1 234 объявления»: a grouped integer and its noun, with a no-break space between them. */
export function countText(count: number, forms: PluralForms): string {
  const category = rules.select(count);
  const noun = category === 'one' ? forms.one : category === 'few' ? forms.few : forms.many;
  return `${numberText(count)}\u00A0${noun}`;
}

/** «1 234»: a whole number, grouped. */
export function numberText(count: number): string {
  return numbers.format(count);
}
