import type { Json, LoadOptions, Option } from '../../index.ts';
import { give, type Visit } from '../visit.ts';
import type { AskedList } from './find-asked-list.ts';
import { reveal } from './reveal.ts';

/** Result of a call for a list. */
export type Asked =
  | { readonly load: LoadOptions }
  | { readonly reason: 'list.unasked' | 'list.repeated' };

/**
 * Brings a form to where it asks for the list that a call asked for: chooses the parent's values,
 * or asks once more for a list that failed.
 */
export function askList(visit: Visit, at: number, { field, parents }: AskedList): Asked {
  const wanted = parents.map(({ value }) => String(value));
  const waiting = claimed(visit, field, wanted);
  if (waiting !== null) return waiting;

  const { status } = visit.state().options[field] ?? { status: 'inline' };
  const { key, parent } = visit.plan.fields[field] ?? { key: '', parent: null };
  if (status === 'failed' && isSameParent(visit, field, wanted)) {
    visit.act(at, { type: 'RETRY', key });
  } else {
    reveal(visit, at, parent ?? field);
    const holder = parent === null ? undefined : visit.plan.fields[parent];
    if (holder !== undefined && parents.length > 0) {
      give(visit, at, { key: holder.key, json: choiceOf(parents, holder) });
    }
    reveal(visit, at, field);
  }
  return claimed(visit, field, wanted) ?? { reason: isThere(visit, field) };
}

/** The open load that the call answers: with these parent values, or the only open one without any. */
function claimed(visit: Visit, field: number, wanted: readonly string[]): Asked | null {
  const open = visit.pendingLoads().filter((load) => load.field === field);
  const load =
    open.findLast(({ parentValues }) => isSame(parentValues, wanted)) ??
    (wanted.length === 0 ? open.at(-1) : undefined);
  if (load === undefined) return null;
  visit.claim(load);
  return { load };
}

function choiceOf(parents: readonly Option[], { isMultiple }: { isMultiple: boolean }): Json {
  const values = parents.map(({ value }) => value);
  return isMultiple ? values : (values[0] ?? null);
}

/** Whether the list that failed was asked for these values of the parent. */
function isSameParent(visit: Visit, field: number, wanted: readonly string[]): boolean {
  const { parent } = visit.plan.fields[field] ?? { parent: null };
  if (parent === null || wanted.length === 0) return true;
  const { slot } = visit.plan.fields[parent] ?? { slot: -1 };
  const held = visit.state().entries[slot]?.input ?? null;
  return isSame([held].flat().map(String), wanted);
}

function isThere(visit: Visit, field: number): 'list.unasked' | 'list.repeated' {
  const { status } = visit.state().options[field] ?? { status: 'idle' };
  return status === 'idle' ? 'list.unasked' : 'list.repeated';
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  const sorted = other.toSorted();
  return one.length === other.length && one.toSorted().every((text, n) => text === sorted[n]);
}
