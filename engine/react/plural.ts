/** The forms a Russian noun takes after a number. */
export interface PluralForms {
  /** After 1, 21, 31 … */
  readonly one: string;
  /** After 2–4, 22–24 … */
  readonly few: string;
  /** After 0, 5–20, 25–30 … */
  readonly many: string;
}

const rules = new Intl.PluralRules('ru');

/** The form of a noun that goes with a whole number. */
export function plural(count: number, forms: PluralForms): string {
  const category = rules.select(count);
  if (category === 'one') return forms.one;
  return category === 'few' ? forms.few : forms.many;
}
