import { describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';

import '../../../engine/react/tokens.css';
import { EngineForm } from '../../../engine/react/EngineForm.tsx';
import { openStore } from './open-form.tsx';

const FIVE = ['а', 'б', 'в', 'г', 'д'].map((name, id) => ({ id, name, value: name, key: name }));

/** Elements that a form of so many such fields is made of. */
async function elementsOf(field: object, count: number): Promise<number> {
  const filters = Array.from({ length: count }, (_, id) => ({
    ...field,
    id,
    key: `k${id}`,
    name: `Поле ${id}`,
  }));
  const { container, unmount } = await render(
    <EngineForm store={openStore(filters)} onSubmit={() => undefined} />,
  );
  const { length } = container.querySelectorAll('*');
  await unmount();
  return length;
}

describe('a field', () => {
  // Each is the frame, the label, and what a person sees or presses.
  test.for([
    { name: 'a text', most: 4, field: { type: 'EDIT_TEXT', data_type: 'STRING' } },
    { name: 'a number', most: 4, field: { type: 'EDIT_TEXT', data_type: 'INTEGER' } },
    {
      name: 'a text that counts letters',
      most: 8,
      field: { type: 'EDIT_TEXT', data_type: 'STRING', max_length: 70 },
    },
    { name: 'a text area', most: 3, field: { type: 'TEXT_AREA', data_type: 'STRING' } },
    { name: 'a checkbox', most: 5, field: { type: 'CHECKBOX', data_type: 'BOOLEAN' } },
    {
      name: 'a list of five radios',
      most: 4 + 2 * FIVE.length,
      field: { type: 'LIST_RADIO_BUTTON', data_type: 'STRING', values: FIVE },
    },
    {
      name: 'a list of five boxes',
      most: 4 + 2 * FIVE.length,
      field: { type: 'CHECKBOX', data_type: 'STRING_LIST', is_multiselect: true, values: FIVE },
    },
  ])('$name is drawn with at most $most elements', async ({ field, most }) => {
    const [one, three] = [await elementsOf(field, 1), await elementsOf(field, 3)];
    expect((three - one) / 2).toBeLessThanOrEqual(most);
  });

  test('asks the window of its width once for the whole form', async () => {
    const asked = vi.spyOn(window, 'matchMedia');
    await elementsOf({ type: 'DROP_LIST', data_type: 'STRING', values: FIVE }, 20);
    await elementsOf({ type: 'DATE', data_type: 'DATE' }, 20);
    expect(asked.mock.calls.length).toBeLessThanOrEqual(1);
    asked.mockRestore();
  });
});
