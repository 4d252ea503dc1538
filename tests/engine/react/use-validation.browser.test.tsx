import { StrictMode, useState } from 'react';
import { describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';

import { useValidation, type ValidationEvent } from '../../../engine/react/use-validation.ts';
import { faultText } from '../../../engine/rules/fault-text.ru.ts';
import { email } from '../../../engine/rules/general/email.ts';
import { required } from '../../../engine/rules/general/required.ts';

const RULES = [required, email];
const MISSING = faultText({ code: 'required' });
const WRONG = faultText({ code: 'email.invalid' });

function Box({ on }: { on?: readonly ValidationEvent[] }) {
  const [value, setValue] = useState('');
  const { fault, text, props } = useValidation(value, RULES, on === undefined ? {} : { on });
  return (
    <>
      <input
        aria-label="Почта"
        aria-invalid={fault !== null}
        value={value}
        onBlur={props.onBlur}
        onInput={props.onInput}
        onChange={(event) => {
          setValue(event.target.value);
          props.onChange();
        }}
      />
      <button type="button" onClick={() => setValue('из черновика')}>
        Заполнить
      </button>
      <p role="status">{text}</p>
    </>
  );
}

async function open(on?: readonly ValidationEvent[]) {
  await render(<StrictMode>{on === undefined ? <Box /> : <Box on={on} />}</StrictMode>);
  return {
    box: page.getByRole('textbox', { name: 'Почта' }),
    fill: page.getByRole('button', { name: 'Заполнить' }),
    status: page.getByRole('status'),
  };
}

describe('useValidation', () => {
  test('is empty before the first event', async () => {
    const { status, box } = await open();
    await expect.element(status).toBeEmptyDOMElement();
    await expect.element(box).toHaveAttribute('aria-invalid', 'false');
  });

  test('on blur validates the value as it then is and keeps the verdict until the next blur', async () => {
    const { box, status } = await open(['blur']);
    await box.click();
    await userEvent.keyboard('{Tab}');
    await expect.element(status).toHaveTextContent(MISSING);
    await box.fill('a@b.tj');
    await expect.element(status).toHaveTextContent(MISSING);
    await userEvent.keyboard('{Tab}');
    await expect.element(status).toBeEmptyDOMElement();
  });

  test.for(['change', 'input', 'update'] as const)(
    'on %s validates the value that the event brings, not the one before',
    async (event) => {
      const { box, status } = await open([event]);
      await box.fill('a');
      await expect.element(status).toHaveTextContent(WRONG);
      await box.fill('a@b.tj');
      await expect.element(status).toBeEmptyDOMElement();
      await box.fill('');
      await expect.element(status).toHaveTextContent(MISSING);
    },
  );

  test.for([
    { on: ['update'], sees: true },
    { on: ['change', 'input', 'blur'], sees: false },
  ] as const)('on $on a value set by the host is validated: $sees', async ({ on, sees }) => {
    const { fill, status } = await open(on);
    await fill.click();
    await expect.element(page.getByRole('textbox')).toHaveValue('из черновика');
    expect(status.element().textContent).toBe(sees ? WRONG : '');
  });

  test('by default validates on every one of them', async () => {
    const { box, status } = await open();
    await box.fill('a');
    await expect.element(status).toHaveTextContent(WRONG);
  });
});
