import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';

import '../../../engine/react/tokens.css';
import { EngineForm } from '../../../engine/react/EngineForm.tsx';
import { browserWork } from './browser-work.ts';
import { openStore } from './open-form.tsx';
import { fibersOf } from './react-work.ts';

const LOOKS = [
  { type: 'EDIT_TEXT', data_type: 'STRING', max_length: 200 },
  { type: 'EDIT_TEXT', data_type: 'INTEGER' },
  { type: 'CHECKBOX', data_type: 'BOOLEAN' },
  { type: 'URL', data_type: 'STRING' },
  { type: 'LIST_RADIO_BUTTON', data_type: 'STRING', values: ['а', 'б'].map(toValue) },
];

function toValue(name: string, id: number) {
  return { id, name, value: name, key: name };
}

function filters(count: number) {
  return Array.from({ length: count }, (_, at) => ({
    id: at,
    key: `k${at}`,
    name: `Поле ${at}`,
    ...LOOKS[at % LOOKS.length],
  }));
}

async function openMixed(count: number) {
  const store = openStore(filters(count));
  const { container } = await render(<EngineForm store={store} onSubmit={() => undefined} />);
  return { store, container };
}

/** The text in the middle of the form, with the focus in it and a letter typed. */
async function typedBox(count: number) {
  const middle = count / 2 - ((count / 2) % LOOKS.length);
  const box = page.getByRole('textbox', { name: `Поле ${middle}`, exact: true });
  await userEvent.click(box);
  await userEvent.keyboard('а');
  return box;
}

describe('one key', () => {
  test.for([50, 300, 1000])('among %i fields makes React compare a few of them', async (count) => {
    const { container } = await openMixed(count);
    const box = await typedBox(count);
    const before = fibersOf(container);
    await userEvent.keyboard('б');
    const after = fibersOf(container);

    await expect.element(box).toHaveValue('аб');
    const looked = [...after].filter((fiber) => !before.has(fiber)).length;
    // The field and what is around it, the fields of its run, and the runs of the card.
    expect(looked).toBeLessThan(70 + count / 16);
  });

  test.for([50, 1000])('among %i fields is laid out where it is typed', async (count) => {
    const { store } = await openMixed(count);
    await typedBox(count);
    const key = `k${count / 2 - ((count / 2) % LOOKS.length)}`;
    const { layouts } = await browserWork(() => store.dispatch({ type: 'SET', key, input: 'аб' }));
    expect(layouts.length).toBeGreaterThan(0);
    for (const { isPartial, objects } of layouts) {
      expect(isPartial).toBe(true);
      expect(objects).toBeLessThan(20);
    }
  });

  test('writes no name and no type, which would make the browser list the form again', async () => {
    await openMixed(50);
    const box = await typedBox(50);
    const input = box.element();
    const written: (string | null)[] = [];
    const observer = new MutationObserver((records) => {
      written.push(...records.map(({ attributeName }) => attributeName));
    });
    onTestFinished(() => observer.disconnect());
    observer.observe(input, { attributes: true });

    await userEvent.keyboard('бв');
    await expect.element(box).toHaveValue('абв');
    expect(written).not.toContain('name');
    expect(written).not.toContain('type');
    expect(input).toMatchObject({ name: '', type: 'text' });
  });
});

describe('a submit of a form that is right', () => {
  test('makes React compare no field', async () => {
    const sent = vi.fn<() => void>();
    const store = openStore(filters(300));
    const { container } = await render(
      <EngineForm store={store} onSubmit={sent} submitLabel="Дальше" />,
    );
    const button = page.getByRole('button', { name: 'Дальше' });
    // The first press marks every field as validated.
    await userEvent.click(button);
    await expect.poll(() => sent.mock.calls.length).toBe(1);
    await userEvent.type(page.getByRole('textbox', { name: 'Поле 0', exact: true }), 'а');
    const before = fibersOf(container);
    await userEvent.click(button);
    await expect.poll(() => sent.mock.calls.length).toBe(2);
    const looked = [...fibersOf(container)].filter((fiber) => !before.has(fiber)).length;
    expect(looked).toBeLessThan(100);
  });
});

describe('a field that comes or goes', () => {
  test('leaves the style of the others as it is', async () => {
    const late = { ...LOOKS[2], id: 999, key: 'late', name: 'Позднее' };
    const shown = { ...late, show_if: [{ key: 'k4', value: 'а' }] };
    const store = openStore(filters(300).toSpliced(10, 0, shown));
    await render(<EngineForm store={store} onSubmit={() => undefined} />);
    document.body.getBoundingClientRect();

    for (const [input, count, least] of [
      ['а', 301, 1],
      ['б', 300, 0],
    ] as const) {
      const { restyled } = await browserWork(() =>
        store.dispatch({ type: 'SET', key: 'k4', input }),
      );
      expect(store.visibleFields()).toHaveLength(count);
      expect(restyled).toBeGreaterThanOrEqual(least);
      expect(restyled).toBeLessThan(100);
    }
  });
});
