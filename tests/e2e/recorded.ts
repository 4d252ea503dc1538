import { readdirSync, readFileSync } from 'node:fs';

/** A filter definition as far as a person filling its form must know it. */
export interface RecordedFilter {
  readonly id: number;
  readonly key: string;
  readonly name: string;
  readonly type: string;
  readonly data_type: string;
  readonly is_multiselect: boolean | null;
  readonly values: readonly RecordedValue[] | null;
}

/** One value of a list. */
export interface RecordedValue {
  readonly name: string;
  readonly value: string | number | boolean | null;
  readonly key: string | null;
  readonly id: number | null;
}

/** A recorded create page and a complete set of answers to it. */
export interface RecordedForm {
  readonly id: string;
  readonly title: string;
  readonly filters: readonly RecordedFilter[];
  readonly answers: Readonly<Record<string, unknown>>;
}

interface RecordedStructure {
  readonly categories: readonly {
    readonly id: string;
    readonly name: string;
    readonly subcategories: readonly { readonly id: string; readonly name: string }[];
  }[];
}

/** Every category with its subcategories. */
export function recordedStructure(): RecordedStructure {
  return JSON.parse(readFileSync('fixtures/pages/structure.json', 'utf8'));
}

/** A subcategory's create page, with answers. */
export function recordedForm(id: string): RecordedForm {
  const page = JSON.parse(readFileSync(`fixtures/pages/create/${id}.json`, 'utf8'));
  const { values: answers } = JSON.parse(readFileSync(`fixtures/answers/${id}.json`, 'utf8'));
  return { id, title: page.breadcrumbs.at(-1).name, filters: page.filters, answers };
}

/** Ids of every troublesome definition. */
export function troubleIds(): readonly string[] {
  return readdirSync('fixtures/trouble').map((file) => file.replace(/\.json$/, ''));
}

/** The name a person sees for a stored value: inline ones here, loaded ones from their file. */
export function optionName(
  filter: RecordedFilter,
  value: unknown,
  parents: readonly unknown[],
): string {
  const inline = filter.values ?? [];
  const loaded = inline.length > 0 ? [] : loadedValues(filter, parents);
  const found = [...inline, ...loaded].find(
    (one) => String(one.value ?? one.key ?? one.id) === String(value),
  );
  if (found === undefined) throw new Error(`«${filter.name}» offers no ${String(value)}.`);
  return found.name;
}

function loadedValues(
  filter: RecordedFilter,
  parents: readonly unknown[],
): readonly RecordedValue[] {
  const lists = JSON.parse(readFileSync(`fixtures/values/${filter.id}.json`, 'utf8'));
  return parents.flatMap((parent) => lists[String(parent)]?.values ?? []);
}
