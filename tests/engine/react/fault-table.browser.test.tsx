import { beforeAll, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { openForm, openStore } from './open-form.tsx';
import { FAULT_ROWS, FAULTY_PAGE } from './pages/fault-table.ts';

const box = (name: string) => page.getByRole('textbox', { name, exact: true });

beforeAll(() => page.viewport(1280, 900));

describe('every kind of fault', () => {
  test('shows at its field and in the summary in the same words, and keeps the text', async () => {
    await openForm(openStore(FAULTY_PAGE.filters));
    const texts = FAULT_ROWS.flatMap(({ typed }) => Object.entries(typed));
    for (const [name, text] of texts) await box(name).fill(text);
    await page.getByRole('button', { name: 'Продолжить' }).click();

    const summary = page.getByRole('group', { name: `Проверьте ${FAULT_ROWS.length} полей` });
    await expect.element(summary).toBeInTheDocument();
    const lines = summary.getByRole('listitem').elements();
    expect(lines.map(({ textContent }) => textContent)).toEqual(
      FAULT_ROWS.map(({ name, fault }) => `${name}: ${fault}`),
    );
    for (const { name, fault, definition } of FAULT_ROWS) {
      const link = summary.getByRole('link', { name, exact: true }).element();
      if (!(link instanceof HTMLElement)) throw new Error(`The summary has no link to «${name}».`);
      link.focus();
      await userEvent.keyboard('{Enter}');
      // Inline options are described as a group, every other control by itself.
      const isGroup = 'values' in definition && definition['type'] !== 'DROP_LIST';
      const focused = document.activeElement;
      const control = isGroup
        ? focused?.closest('[role="radiogroup"], [role="group"], fieldset')
        : focused;
      expect(control, name).toHaveAccessibleDescription(expect.stringContaining(fault));
    }
    for (const [name, text] of texts) {
      const input = box(name).element();
      if (!(input instanceof HTMLInputElement)) throw new Error(`«${name}» is no <input>.`);
      // A number without focus shows its thousands apart, by no-break spaces.
      expect(input.value.replaceAll('\u00A0', ''), name).toBe(text);
    }
  });
});
