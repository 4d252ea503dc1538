import { readFileSync } from 'node:fs';

/** The part of a filter definition that a person needs to fill its form. */
interface RecordedFilter {
  readonly id: number;
  readonly key: string;
  readonly name: string;
  readonly type: string;
  readonly data_type: string;
  readonly input_suffix?: string | null;
  readonly values?: readonly RecordedValue[] | null;
}

/** One value of a list. */
interface RecordedValue {
  readonly name: string;
  readonly value?: string | number | boolean | null;
  readonly key?: string | null;
  readonly id?: number | null;
}

/** A recorded create page and a complete set of answers. */
export interface RecordedForm {
  readonly id: string;
  readonly filters: readonly RecordedFilter[];
  readonly answers: Readonly<Record<string, unknown>>;
}

/** A field of a form with its answer. */
export interface RecordedAnswer {
  readonly filter: RecordedFilter;
  readonly value: unknown;
  /** Names of the chosen options; empty for a typed field. */
  readonly names: readonly string[];
}

interface RecordedStructure {
  readonly categories: readonly {
    readonly id: string;
    readonly name: string;
    readonly subcategories: readonly { readonly id: string; readonly name: string }[];
  }[];
}

const CHOICES = new Set([
  'DROP_LIST',
  'LIST',
  'LIST_ADAPTER',
  'COLOR_LIST',
  'LIST_RADIO_BUTTON',
  'RADIO_BUTTON',
]);

/** Every category with its subcategories. */
export function recordedStructure(): RecordedStructure {
  return readJson('fixtures/pages/structure.json');
}

/** Reads a subcategory's create page, with answers. */
export function recordedForm(id: string): RecordedForm {
  const page: Pick<RecordedForm, 'filters'> = readJson(`fixtures/pages/create/${id}.json`);
  const { values }: { values: RecordedForm['answers'] } = readJson(`fixtures/answers/${id}.json`);
  return { id, filters: page.filters, answers: values };
}

/** Returns the answered fields of a form, in the order of its page. */
export function answersOf({ filters, answers }: RecordedForm): readonly RecordedAnswer[] {
  const parents = Object.values(answers).flat();
  return filters.flatMap((filter) => {
    const value = answers[filter.key];
    if (value === undefined || value === null) return [];
    const names = isChoice(filter)
      ? [value].flat().map((one) => optionName(filter, one, parents))
      : [];
    return [{ filter, value, names }];
  });
}

function isChoice({ type, values }: RecordedFilter): boolean {
  return CHOICES.has(type) || (type === 'CHECKBOX' && (values ?? []).length > 0);
}

/**
 * Returns the visible name of a stored value: from the page's values, else from the loaded ones.
 */
function optionName(filter: RecordedFilter, value: unknown, parents: readonly unknown[]): string {
  const inline = filter.values ?? [];
  const known = inline.length > 0 ? inline : loadedValues(filter, parents);
  const found = known.find((one) => String(one.value ?? one.key ?? one.id) === String(value));
  if (found === undefined) throw new Error(`«${filter.name}» offers no ${String(value)}.`);
  return found.name;
}

function loadedValues(
  filter: RecordedFilter,
  parents: readonly unknown[],
): readonly RecordedValue[] {
  const lists: Readonly<Record<string, { values: readonly RecordedValue[] } | undefined>> =
    readJson(`fixtures/values/${filter.id}.json`);
  // The key of a list without a parent is ''.
  return ['', ...parents].flatMap((parent) => lists[String(parent)]?.values ?? []);
}

function readJson(path: string) {
  return JSON.parse(readFileSync(path, 'utf8'));
}
