import * as fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';

import { compile } from '../../../engine/definition/compile.ts';
import {
  DIAGNOSTICS,
  explainDiagnostic,
} from '../../../engine/definition/diagnostics/explain-diagnostic.ts';
import type { FormMode } from '../../../engine/definition/field-definition.ts';
import type { Json } from '../../../engine/definition/json.ts';
import type { Plan } from '../../../engine/definition/plan.ts';
import { english } from '../../../engine/explain/english.en.ts';
import { payload } from '../../../engine/form/state/payload.ts';
import { start } from '../../../engine/form/state/start.ts';
import { arbitraryHostilePage, arbitraryPage } from '../../../engine/testing.ts';
import { LAW_RUNS } from '../../law-runs.ts';

const anything = fc.oneof(
  fc.jsonValue({ maxDepth: 5 }),
  fc.anything(),
  fc.array(fc.dictionary(fc.constantFrom('id', 'key', 'values', 'show_if'), fc.jsonValue())),
  arbitraryHostilePage,
);
const modes = fc.constantFrom<FormMode>('entry', 'filter');

describe('compile', { timeout: 60_000 + LAW_RUNS * 20 }, () => {
  test('makes a working plan of anything', () => {
    fc.assert(
      fc.property(anything, modes, (document, mode) => {
        const plan = compile(document, { mode });
        const { state } = start(plan);
        expect(Object.keys(payload(plan, state)).every((key) => plan.keys.includes(key))).toBe(
          true,
        );
        expect(plan.rank.toSorted((a, b) => a - b)).toEqual(plan.fields.map(({ index }) => index));
      }),
    );
  });

  test('puts every field after all it waits for', () => {
    fc.assert(
      fc.property(fc.oneof(arbitraryPage, arbitraryHostilePage), modes, (document, mode) => {
        const plan = compile(document, { mode });
        for (const { index, parent, slot } of plan.fields) {
          const rivals = (plan.fieldsBySlot[slot] ?? []).filter((rival) => rival < index);
          const asked = (plan.conditionSlots[index] ?? []).flatMap((at) =>
            at === null ? [] : (plan.fieldsBySlot[at] ?? []),
          );
          const awaited = [...rivals, ...asked, ...(parent === null ? [] : [parent])];
          const late = awaited.filter((other) => rankOf(plan, other) >= rankOf(plan, index));
          expect(late, `field ${index}`).toEqual([]);
        }
      }),
    );
  });

  test('knows the readers of every key', () => {
    fc.assert(
      fc.property(arbitraryHostilePage, modes, (document, mode) => {
        const plan = compile(document, { mode });
        const readers = plan.keys.map((_, slot) =>
          plan.fields
            .filter(({ index, parent }) => {
              const parentSlot = parent === null ? null : plan.fields[parent]?.slot;
              return parentSlot === slot || plan.conditionSlots[index]?.includes(slot);
            })
            .map(({ index }) => index),
        );
        expect(plan.dependants.map((indexes) => indexes.toSorted((a, b) => a - b))).toEqual(
          readers,
        );
      }),
    );
  });

  test('freezes the plan all the way down', () => {
    fc.assert(
      fc.property(arbitraryHostilePage, modes, (document, mode) => {
        expect(findThawed(compile(document, { mode }))).toEqual([]);
      }),
    );
  });

  test('leaves the document as it was', () => {
    fc.assert(
      fc.property(arbitraryHostilePage, modes, (document, mode) => {
        const copy = structuredClone(document);
        compile(document, { mode });
        expect(document).toEqual(copy);
      }),
    );
  });

  test('finds nothing wrong with well-formed pages', () => {
    fc.assert(
      fc.property(arbitraryPage, modes, (document, mode) => {
        const { diagnostics } = compile(document, { mode });
        const errors = diagnostics.filter((odd) => DIAGNOSTICS[odd.code] === 'error');
        expect(errors).toEqual([]);
      }),
    );
  });

  test('points every diagnostic at a place of the document', () => {
    fc.assert(
      fc.property(arbitraryHostilePage, modes, (document, mode) => {
        for (const diagnostic of compile(document, { mode }).diagnostics) {
          const { pointer, met } = diagnostic;
          const { message, hint } = explainDiagnostic(diagnostic, english);
          expect(isPlace(document, pointer), pointer).toBe(true);
          expect(met.length).toBeLessThan(100);
          expect(message).toMatch(/\.$/);
          expect(hint).toMatch(/\.$/);
        }
      }),
    );
  });

  test('cuts a loop that cutting nothing else would leave, and only loops', () => {
    fc.assert(
      fc.property(arbitraryHostilePage, modes, (document, mode) => {
        const plan = compile(document, { mode });
        const cuts = plan.diagnostics.filter(({ code }) => code === 'definition.cycle');
        const pointers = cuts.map(({ pointer }) => pointer);
        expect(new Set(pointers).size).toBe(pointers.length);
        const corrected = pointers.reduce(without, document);
        const again = compile(corrected, { mode });
        expect(again.diagnostics.filter(({ code }) => code === 'definition.cycle')).toEqual([]);
      }),
    );
  });
});

describe('the hash of a plan', () => {
  test('is computed on the first request, and once', () => {
    const written = vi.spyOn(JSON, 'stringify');
    const plan = compile([{ id: 1, key: 'a', name: 'А', type: 'EDIT_TEXT' }], { mode: 'entry' });
    expect(written).not.toHaveBeenCalled();
    const { hash } = plan;
    expect(plan.hash).toBe(hash);
    expect(written).toHaveBeenCalledTimes(1);
    written.mockRestore();
  });

  test('is the same for the same page in another spelling', () => {
    fc.assert(
      fc.property(arbitraryPage, modes, (page, mode) => {
        const { hash } = compile(page, { mode });
        const shuffled = page.filters.map((filter) =>
          Object.fromEntries(Object.entries(filter).toReversed()),
        );
        expect(compile(shuffled, { mode }).hash).toBe(hash);
        expect(hash).toMatch(/^[\da-f]{16}$/);
      }),
    );
  });

  test('distinguishes pages and modes', () => {
    fc.assert(
      fc.property(arbitraryPage, arbitraryPage, (one, other) => {
        const [first, second] = [
          compile(one, { mode: 'entry' }),
          compile(other, { mode: 'entry' }),
        ];
        expect(first.hash === second.hash).toBe(
          JSON.stringify(placeless(first)) === JSON.stringify(placeless(second)),
        );
        expect(compile(one, { mode: 'filter' }).hash).not.toBe(first.hash);
      }),
    );
  });
});

function rankOf(plan: Plan, index: number): number {
  return plan.rank[index] ?? -1;
}

function findThawed(plan: Plan): readonly string[] {
  const open: (readonly [path: string, part: unknown])[] = [['', plan]];
  const thawed: string[] = [];
  for (const [path, part] of open) {
    if (typeof part !== 'object' || part === null) continue;
    if (!Object.isFrozen(part)) thawed.push(path);
    for (const [name, inner] of Object.entries(part)) open.push([`${path}/${name}`, inner]);
  }
  return thawed;
}

/** Whether the pointer's parent is there: a missing property is named where it should be. */
function isPlace(document: Json, pointer: string): boolean {
  const names = pointer.split('/').slice(1, -1);
  let part: unknown = document;
  for (const name of names) {
    if (typeof part !== 'object' || part === null || !Object.hasOwn(part, name)) return false;
    part = Reflect.get(part, name);
  }
  return pointer === '' || (typeof part === 'object' && part !== null);
}

/** The document with what is at the pointer made `null`. */
function without(document: Json, pointer: string): Json {
  const copy = structuredClone(document);
  const names = pointer.split('/').slice(1);
  const last = names.pop() ?? '';
  const owner = names.reduce<unknown>(
    (part, name) => (typeof part === 'object' && part !== null ? Reflect.get(part, name) : null),
    copy,
  );
  if (typeof owner === 'object' && owner !== null) Reflect.set(owner, last, null);
  return copy;
}

function placeless(plan: Plan): unknown {
  return plan.fields.map((field) => Object.entries(field).filter(([name]) => name !== 'pointer'));
}
