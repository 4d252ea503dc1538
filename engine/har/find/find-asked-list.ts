import { kindOf, type FormState, type Option, type Plan, type PlanField } from '../../index.ts';
import type { CallWords } from './shapes.ts';

/** A list that a call asks for: whose it is, and for what values of the parent. */
export interface AskedList {
  readonly field: number;
  /** The parent's options that the call names; none for a list without a parent. */
  readonly parents: readonly Option[];
  /** Whether the call contains the field's id or key. */
  readonly isNamed: boolean;
}

/**
 * The list of this form that a call requests, by its content: the id or the key of a field that
 * loads its list, and values of its parent. Without an id and a key, the parent's values decide if
 * they belong to exactly one field. `null` when the call is unrelated to this form.
 */
export function findAskedList(
  plan: Plan,
  state: FormState,
  { path, asked }: CallWords,
): AskedList | null {
  const words = new Set([...path, ...asked]);
  const loading = plan.fields.filter((field) => isLoading(state, field));
  const named =
    loading.find(({ id }) => id !== null && words.has(id)) ??
    loading.find(({ key }) => words.has(key));
  if (named !== undefined) {
    const parents = parentsOf(state, { field: named, path, asked });
    return { field: named.index, parents, isNamed: true };
  }
  const matching = loading
    .map((field) => ({
      field: field.index,
      parents: parentsOf(state, { field, path, asked }),
      isNamed: false,
    }))
    .filter(({ parents }) => parents.length > 0);
  return matching.length === 1 ? (matching[0] ?? null) : null;
}

/** Whether the field's list is loaded from a server. */
function isLoading({ options }: FormState, field: PlanField): boolean {
  return kindOf(field).isChoice(field) && (options[field.index]?.status ?? 'inline') !== 'inline';
}

interface Call extends CallWords {
  readonly field: PlanField;
}

/** Options of the parent that a call names: by value, else by key or id; in the query first. */
function parentsOf(state: FormState, call: Call): readonly Option[] {
  const { parent, id, key } = call.field;
  if (parent === null) return [];
  const options = state.options[parent]?.options ?? [];
  const path = call.path.filter((word) => word !== id && word !== key);
  for (const words of [call.asked, path].map((texts) => new Set(texts))) {
    const byValue = options.filter(({ value }) => words.has(String(value)));
    if (byValue.length > 0) return byValue;
    const byName = options.filter(({ id, key }) => [id, key].some((name) => isIn(words, name)));
    if (byName.length > 0 && byName.length <= words.size) return byName;
  }
  return [];
}

function isIn(words: ReadonlySet<string>, name: string | null): boolean {
  return name !== null && name !== '' && words.has(name);
}
