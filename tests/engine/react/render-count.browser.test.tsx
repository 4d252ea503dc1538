import { describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';

import { EngineForm } from '../../../engine/react/EngineForm.tsx';
import type { Widget, WidgetProps } from '../../../engine/react/widget.ts';
import { widgets } from '../../../engine/react/widgets.ts';
import { openStore } from './open-form.tsx';

/** A text widget that counts: `Aside` is drawn once with every FieldTemplate, `Control` with every leaf. */
function countingWidget() {
  const drawn = { frames: 0, controls: 0 };
  const widget: Widget = {
    ...widgets.text,
    Control: (props: WidgetProps) => {
      drawn.controls += 1;
      return <widgets.text.Control {...props} />;
    },
    Aside: () => {
      drawn.frames += 1;
      return null;
    },
    hasAside: () => true,
  };
  return { drawn, widget };
}

const noop = () => undefined;

function filters(count: number) {
  return Array.from({ length: count }, (_, at) => ({
    id: at,
    key: `k${at}`,
    name: `Поле ${at}`,
    type: 'EDIT_TEXT',
    data_type: 'STRING',
    is_required: at % 2 === 0,
  }));
}

describe('one keystroke', () => {
  test.for([1, 30, 300])(
    'among %i fields draws one FieldTemplate and one control',
    async (count) => {
      const { drawn, widget } = countingWidget();
      await render(
        <EngineForm store={openStore(filters(count))} onSubmit={noop} widgets={{ text: widget }} />,
      );
      expect(drawn).toEqual({ frames: count, controls: count });

      const box = page.getByRole('textbox', { name: `Поле ${count - 1}`, exact: true });
      await box.fill('а');
      expect(drawn).toEqual({ frames: count + 1, controls: count + 1 });
      await box.fill('аб');
      expect(drawn).toEqual({ frames: count + 2, controls: count + 2 });
    },
  );

  test('after a refused submit, with 150 faults shown, still draws one', async () => {
    const { drawn, widget } = countingWidget();
    const label = 'Продолжить';
    await render(
      <EngineForm
        store={openStore(filters(300))}
        onSubmit={noop}
        submitLabel={label}
        widgets={{ text: widget }}
      />,
    );
    await page.getByRole('button', { name: label }).click();
    await expect
      .element(page.getByRole('group', { name: 'Проверьте 150 полей' }))
      .toBeInTheDocument();
    const before = drawn.frames;
    await page.getByRole('textbox', { name: 'Поле 1', exact: true }).fill('а');
    expect(drawn.frames).toBe(before + 1);
  });

  test('and a host that redraws the form with it draw no other field', async () => {
    const { drawn, widget } = countingWidget();
    const store = openStore(filters(300));
    const widgets = { text: widget };
    const form = (title: string) => (
      <EngineForm
        store={store}
        onSubmit={() => undefined}
        widgets={widgets}
        sections={[{ id: 'all', title, fields: [0, 1, 2] }]}
      >
        {title}
      </EngineForm>
    );
    const screen = await render(form('Первый'));
    await screen.rerender(form('Второй'));
    await expect.element(page.getByRole('heading', { name: 'Второй' })).toBeVisible();
    expect(drawn).toEqual({ frames: 300, controls: 300 });
  });
});
