import { networkProfiles, replay } from '@bozor/form-engine/trace';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { applyDefinition } from '../../app/lab/definition/apply-definition.ts';
import { lossReasons, lossText } from '../../app/lab/definition/definition-words.ru.ts';
import { createForms } from '../../app/lab/workbench/create-forms.ts';
import { createLabClock } from '../../app/lab/workbench/environment/lab-clock.ts';

const option = (key: string, name: string) => ({ id: key, key, name, value: key });
const text = { type: 'EDIT_TEXT', data_type: 'STRING' };

const before = {
  filters: [
    { id: 1, key: 'colour', name: 'Масть', ...text, is_required: true },
    { id: 2, key: 'breed', name: 'Порода', ...text },
    { id: 3, key: 'age', name: 'Возраст', ...text },
    {
      id: 4,
      key: 'gait',
      name: 'Ход',
      type: 'LIST',
      is_multiselect: true,
      data_type: 'STRING_LIST',
      values: [option('pace', 'Иноходь'), option('trot', 'Рысь')],
    },
    { id: 5, key: 'foal', name: 'Жеребёнок', ...text },
  ],
};
const after = {
  filters: [
    { id: 1, key: 'colour', name: 'Масть', ...text, is_required: true },
    { id: 3, key: 'age', name: 'Возраст', type: 'RANGE_INPUT', data_type: 'INTEGER' },
    { ...before.filters[3], values: [option('trot', 'Рысь')] },
    {
      id: 5,
      key: 'foal',
      name: 'Жеребёнок',
      ...text,
      show_if: [{ key: 'colour', value: 'белая' }],
    },
    { id: 6, key: 'name', name: 'Кличка', ...text },
  ],
};

const environment = { clock: createLabClock(0), profile: networkProfiles.fast };
const open = () => createForms({ document: before, title: 'Лошадь', entries: [], ...environment });
const apply = (forms: ReturnType<typeof open>, document: unknown) =>
  applyDefinition(forms, { document, title: 'Лошадь', ...environment });

/** Returns the inputs of a form by key. */
const inputsByKey = ({ plan, state }: ReturnType<typeof open>['entry']['store']) =>
  Object.fromEntries(plan.keys.map((key, slot) => [key, state().entries[slot]?.input ?? null]));

describe('an applied definition', () => {
  test('keeps the typed values that fit, and names every lost value with the reason', () => {
    const forms = open();
    const { dispatch } = forms.entry.store;
    dispatch({ type: 'SET', key: 'colour', input: 'гнедая' });
    dispatch({ type: 'SET', key: 'breed', input: 'локайская' });
    dispatch({ type: 'SET', key: 'age', input: 'пять лет' });
    dispatch({ type: 'SET', key: 'gait', input: ['pace', 'trot'] });
    dispatch({ type: 'SET', key: 'foal', input: 'есть' });

    const { forms: next, isSame, lost } = apply(forms, after);
    expect(isSame).toBe(false);
    expect(next.entry && inputsByKey(next.entry.store)).toMatchObject({
      colour: 'гнедая',
      gait: ['trot'],
    });
    expect(lost.map(({ mode }) => mode)).toEqual(['entry']);
    const texts = lost.flatMap((form) => form.losses.map((loss) => lossText(form.before, loss)));
    expect(texts).toEqual([
      { name: 'Порода', key: 'breed', reason: lossReasons['field.gone'], value: 'локайская' },
      { name: 'Возраст', key: 'age', reason: lossReasons['shape.changed'], value: 'пять лет' },
      { name: 'Ход', key: 'gait', reason: lossReasons['option.gone'], value: 'Иноходь' },
      { name: 'Жеребёнок', key: 'foal', reason: lossReasons['field.hidden'], value: 'есть' },
    ]);
  });

  test('with the same meaning keeps the store and the recorder of the form', () => {
    const forms = open();
    const { forms: next, isSame, lost } = apply(forms, structuredClone(before));
    expect({ isSame, lost }).toEqual({ isSame: true, lost: [] });
    expect(next.entry?.store).toBe(forms.entry.store);
    expect(next.entry?.recorder).toBe(forms.entry.recorder);
  });

  test('keeps the undo history of the form', () => {
    const forms = open();
    forms.entry.store.dispatch({ type: 'SET', key: 'colour', input: 'гнедая' });
    forms.entry.store.dispatch({ type: 'CLEAR', key: 'colour' });
    const { forms: next } = apply(forms, after);
    next.entry?.store.dispatch({ type: 'UNDO' });
    expect(next.entry && inputsByKey(next.entry.store)).toMatchObject({ colour: 'гнедая' });
  });

  const event = fc.oneof(
    fc.record({
      type: fc.constant('SET' as const),
      key: fc.constantFrom('colour', 'breed', 'name', 'foal'),
      input: fc.constantFrom('белая', 'x', '', null),
    }),
    fc.record({
      type: fc.constantFrom('BLUR' as const, 'CLEAR' as const),
      key: fc.constantFrom('colour', 'name'),
    }),
    fc.record({
      type: fc.constantFrom(
        'UNDO' as const,
        'REDO' as const,
        'TOUCH_ALL' as const,
        'CLEAR_ALL' as const,
      ),
    }),
  );

  test('starts a recording that replays to the values of the form', () => {
    fc.assert(
      fc.property(fc.array(event), fc.array(event), (first, then) => {
        const forms = open();
        for (const one of first) forms.entry.store.dispatch(one);
        const { entry } = apply(forms, after).forms;
        if (entry === undefined) throw new Error('The form of an ad is gone.');
        for (const one of then) entry.store.dispatch(one);

        const { divergence, steps } = replay(entry.recorder.trace());
        expect(divergence).toBeNull();
        const end = steps.at(-1)?.step.state;
        expect(end?.entries.map(({ input }) => input)).toEqual(
          entry.store.state().entries.map(({ input }) => input),
        );
      }),
    );
  });
});

test('every loss reason has its own text', () => {
  const sentences = Object.values(lossReasons);
  expect(new Set(sentences).size).toBe(sentences.length);
});
