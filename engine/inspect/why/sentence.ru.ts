import type { FieldRef, ValueRef } from './refs.ts';

/** Values that a sentence names before it counts. */
const NAMED = 4;
/** Longest name that a sentence quotes, in UTF-16 units. */
const QUOTED_LENGTH = 60;

/** A space that no line breaks at. */
export const NBSP = '\u00A0';
/** Forms of «value». */
export const VALUES = { one: 'значение', few: 'значения', many: 'значений' };
/** Forms of «field». */
export const FIELDS = { one: 'поле', few: 'поля', many: 'полей' };
/** Sentence about a field that is filled, by how it was filled. */
export const FILLED = { choose: 'выбрано', tick: 'отмечено', enter: 'заполнено' } as const;
/** Sentence about a field that is empty. */
export const NOT_FILLED = {
  choose: 'не выбрано',
  tick: 'не отмечено',
  enter: 'не заполнено',
} as const;
const rules = new Intl.PluralRules('ru');

/** A field in a sentence: its name in quotes. */
export function named({ name }: Pick<FieldRef, 'name'>): string {
  return quoted(name);
}

/** Values in a sentence: their names in quotes, the rest counted. */
export function listed(values: readonly ValueRef[]): string {
  const shown = values.slice(0, NAMED).map(({ name }) => quoted(name));
  const rest = values.length - shown.length;
  return rest > 0 ? `${shown.join(', ')} и${NBSP}ещё ${counted(rest, VALUES)}` : shown.join(', ');
}

/** The same of what may be one of several: «А» или «Б». */
export function oneOf(values: readonly ValueRef[]): string {
  if (values.length > NAMED) return listed(values);
  const names = values.map(({ name }) => quoted(name));
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} или${NBSP}${last}`;
}

/** A text in quotes, cut where it is long. */
export function quoted(text: string): string {
  const flat = text.replaceAll(/\s+/g, ' ').trim();
  return `«${flat.length > QUOTED_LENGTH ? `${flat.slice(0, QUOTED_LENGTH)}…` : flat}»`;
}

/** A number, with the form of the noun that goes with it. */
export function counted(count: number, forms: typeof VALUES): string {
  const category = rules.select(count);
  const form = category === 'one' ? forms.one : category === 'few' ? forms.few : forms.many;
  return `${count.toLocaleString('ru')}${NBSP}${form}`;
}
