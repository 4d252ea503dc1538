import type { WorkField } from '../measure/work.ts';
import { shownTexts } from './find.ts';

/** Minimum elements of a field by type. */
const NEEDED: Readonly<Record<WorkField['variant'], (field: WorkField) => Needs>> = {
  text: () => ({ ...NOTHING, boxes: 1 }),
  number: () => ({ ...NOTHING, boxes: 1 }),
  date: () => ({ ...NOTHING, boxes: 1 }),
  url: () => ({ ...NOTHING, boxes: 1 }),
  range: () => ({ ...NOTHING, boxes: 2 }),
  area: () => ({ ...NOTHING, areas: 1 }),
  select: () => ({ ...NOTHING, lists: 1 }),
  checkbox: () => ({ ...NOTHING, ticks: 1 }),
  boxes: ({ options }) => ({ ...NOTHING, ticks: options.length }),
  radio: ({ options }) => ({ ...NOTHING, radios: options.length }),
};

interface Needs {
  readonly boxes: number;
  readonly areas: number;
  readonly lists: number;
  readonly ticks: number;
  readonly radios: number;
}

const NOTHING: Needs = { boxes: 0, areas: 0, lists: 0, ticks: 0, radios: 0 };

const SELECTORS: Readonly<Record<keyof Needs, string>> = {
  boxes:
    'input:not([type="radio"], [type="checkbox"], [type="hidden"], [type="submit"], [type="button"], [role="combobox"])',
  areas: 'textarea',
  lists: 'select, [role="combobox"]',
  ticks: 'input[type="checkbox"], [role="checkbox"], [role="switch"]',
  radios: 'input[type="radio"]',
};

/**
 * Counts the visible and usable elements, so that no contestant wins by rendering less.
 *
 * @returns Description of what is missing; `null` when it is complete.
 */
export function findMissing(fields: readonly WorkField[]): string | null {
  const texts = shownTexts();
  const unlabelled = fields.filter(({ label }) => !texts.has(label));
  if (unlabelled.length > 0) return `${unlabelled.length} labels, ${unlabelled[0]?.label} first`;

  const names: readonly (keyof Needs)[] = ['boxes', 'areas', 'lists', 'ticks', 'radios'];
  for (const name of names) {
    const needed = fields.reduce((sum, field) => sum + NEEDED[field.variant](field)[name], 0);
    const drawn = document.querySelectorAll(`main :is(${SELECTORS[name]})`).length;
    if (drawn < needed) return `${needed - drawn} of ${needed} ${name}`;
  }
  return null;
}
