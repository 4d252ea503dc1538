import { networkProfiles, replay } from '@bozor/form-engine/trace';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { openLabClock } from '../../app/lab/bench/environment/lab-clock.ts';
import { openForms } from '../../app/lab/bench/open-forms.ts';
import { applyDefinition } from '../../app/lab/definition/apply-definition.ts';
import { lossReasons, lossText } from '../../app/lab/definition/definition-words.ru.ts';

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

const surroundings = { clock: openLabClock(0), profile: networkProfiles.fast };
const open = () => openForms({ document: before, title: 'Лошадь', entries: [], ...surroundings });
const apply = (forms: ReturnType<typeof open>, document: unknown) =>
  applyDefinition(forms, { document, title: 'Лошадь', ...surroundings });

/** An inventory of what a form holds, by key. */
const held = ({ plan, state }: ReturnType<typeof open>['ad']['store']) =>
  Object.fromEntries(plan.keys.map((key, slot) => [key, state().entries[slot]?.input ?? null]));

describe('a definition that is applied', () => {
  test('keeps what was typed, and names what found no place, why, and what it was', () => {
    const forms = open();
    const { dispatch } = forms.ad.store;
    dispatch({ type: 'SET', key: 'colour', input: 'гнедая' });
    dispatch({ type: 'SET', key: 'breed', input: 'локайская' });
    dispatch({ type: 'SET', key: 'age', input: 'пять лет' });
    dispatch({ type: 'SET', key: 'gait', input: ['pace', 'trot'] });
    dispatch({ type: 'SET', key: 'foal', input: 'есть' });

    const { forms: next, isSame, lost } = apply(forms, after);
    expect(isSame).toBe(false);
    expect(next.ad && held(next.ad.store)).toMatchObject({ colour: 'гнедая', gait: ['trot'] });
    expect(lost.map(({ mode }) => mode)).toEqual(['ad']);
    const texts = lost.flatMap((form) => form.losses.map((loss) => lossText(form.before, loss)));
    expect(texts).toEqual([
      { name: 'Порода', key: 'breed', reason: lossReasons['field.gone'], value: 'локайская' },
      { name: 'Возраст', key: 'age', reason: lossReasons['shape.changed'], value: 'пять лет' },
      { name: 'Ход', key: 'gait', reason: lossReasons['option.gone'], value: 'Иноходь' },
      { name: 'Жеребёнок', key: 'foal', reason: lossReasons['field.hidden'], value: 'есть' },
    ]);
  });

  test('that means the same leaves the very form as it is', () => {
    const forms = open();
    const { forms: next, isSame, lost } = apply(forms, structuredClone(before));
    expect({ isSame, lost }).toEqual({ isSame: true, lost: [] });
    expect(next.ad?.store).toBe(forms.ad.store);
    expect(next.ad?.recorder).toBe(forms.ad.recorder);
  });

  test('can be undone past: what was typed before it comes back', () => {
    const forms = open();
    forms.ad.store.dispatch({ type: 'SET', key: 'colour', input: 'гнедая' });
    forms.ad.store.dispatch({ type: 'CLEAR', key: 'colour' });
    const { forms: next } = apply(forms, after);
    next.ad?.store.dispatch({ type: 'UNDO' });
    expect(next.ad && held(next.ad.store)).toMatchObject({ colour: 'гнедая' });
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

  test('begins a recording that replays, and ends with what the form holds', () => {
    fc.assert(
      fc.property(fc.array(event), fc.array(event), (first, then) => {
        const forms = open();
        for (const one of first) forms.ad.store.dispatch(one);
        const { ad } = apply(forms, after).forms;
        if (ad === undefined) throw new Error('The form of an ad is gone.');
        for (const one of then) ad.store.dispatch(one);

        const { divergence, steps } = replay(ad.recorder.trace());
        expect(divergence).toBeNull();
        const end = steps.at(-1)?.step.state;
        expect(end?.entries.map(({ input }) => input)).toEqual(
          ad.store.state().entries.map(({ input }) => input),
        );
      }),
    );
  });
});

test('every reason of a loss has a sentence of its own', () => {
  const sentences = Object.values(lossReasons);
  expect(new Set(sentences).size).toBe(sentences.length);
});
