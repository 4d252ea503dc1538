import type { Plan } from '@bozor/form-engine';
import type { Chip } from '@bozor/form-engine/search';

import type { CardRule, KeyFact } from '../contract/index.ts';
import { isSum } from './card-words.ru.ts';
import { isProse, valueOf } from './filled-form.ts';
import type { FilledForm } from './filled-form.ts';
import { withUnitForm } from './with-unit-form.ru.ts';

/** Maximum length of a fact in UTF-16 units: found by its form, or named by the definition. */
const FOUND_LENGTH = 24;
const NAMED_LENGTH = 48;
/** Maximum number of facts on a card. */
const FACTS = 4;
/** A number with a unit of one or two short words. */
const MEASURED = /^[\d\s,]*\d\s[^\d\s]{1,4}(?:\s[^\d\s]{1,2})?$/;
const PLACE_OF_VALUE = /\{(\w+)\}/g;

/**
 * Returns the key facts: those that the definition names, in its order of importance; without
 * named facts those that can be read without a name.
 *
 * @param chips Values without a fixed position.
 */
export function cardFacts(form: FilledForm, chips: readonly Chip[], title: string): KeyFact[] {
  const named = form.rule.facts.flatMap((fact) => namedFact(fact, chips) ?? []);
  const facts = form.rule.facts.length > 0 ? named : foundFacts(form, chips, title);
  return facts.slice(0, FACTS);
}

/**
 * Fills in a fact: `{floor}/{floors} эт.`. Words beside a single value belong to its number: «2»
 * is «2-комн.», «Студия» remains «Студия». A unit that is a choice agrees with its number.
 *
 * @returns `null` when a value is absent or the text is too long for a card.
 */
function namedFact(fact: CardRule['facts'][number], chips: readonly Chip[]): KeyFact | null {
  const keys = Array.from(fact.text.matchAll(PLACE_OF_VALUE), ([, key]) => key);
  const used = keys.flatMap((key) => chips.find((chip) => chip.key === key) ?? []);
  const [first] = used;
  if (first === undefined || used.length < keys.length) return null;
  const isName = used.length === 1 && !/^\d/.test(first.text);
  let at = 0;
  const value = isName
    ? first.text
    : withUnitForm(fact.text.replaceAll(PLACE_OF_VALUE, () => used[at++]?.text ?? ''));
  return value.length > NAMED_LENGTH
    ? null
    : { name: fact.name ?? first.label, value, icon: fact.icon };
}

/**
 * Returns measured values first («2,5 л», «86 000 км»), then choices. Leaves out the values that
 * the title contains, the steps of a cascade (make, model, generation), bare numbers («4»), which
 * mean nothing without their name, and a second amount beside the price.
 */
function foundFacts(
  { plan, payload }: FilledForm,
  chips: readonly Chip[],
  title: string,
): readonly KeyFact[] {
  const titleWords = new Set(wordsOf(title));
  const meaningful = chips
    .filter((chip) => !isProse(plan, chip) && !isOfCascade(plan, chip))
    .filter(({ key }) => typeof valueOf(payload, key) !== 'boolean')
    .filter(({ text }) => text.length <= FOUND_LENGTH && !isSum(text))
    .filter(({ text }) => wordsOf(text).some((word) => !titleWords.has(word)))
    .map(({ label, text }) => ({ name: label, value: text, icon: null }));
  return [
    ...meaningful.filter(({ value }) => MEASURED.test(value)),
    ...meaningful.filter(({ value }) => /^\p{L}/u.test(value)),
  ];
}

/** Whether a field has a parent or a child. */
export function isOfCascade({ fields }: Plan, { field }: Chip): boolean {
  return fields[field]?.parent !== null || fields.some(({ parent }) => parent === field);
}

function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}
