import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { values } from '../../../engine/react/choices-page.ts';
import { openForm, openStore } from '../../../engine/react/open-form.tsx';

import '../../../../app/client/ui/page.css';

const LONG = 'Электростеклоподъёмники';

/** As wide as the form of an ad beside its steps and its preview. */
const WIDTHS = [1440, 1290, 390];

test.for(WIDTHS)('the longest word of the equipment is not cut at %i px', async (width) => {
  await page.viewport(width, 900);
  const store = openStore([
    {
      id: 1,
      key: 'equipment',
      name: 'Комплектация',
      type: 'CHECKBOX',
      data_type: 'STRING_LIST',
      is_multiselect: true,
      values: values(['ABS', 'ESP', LONG]),
    },
  ]);
  const { container } = await openForm(store);
  // The columns beside the form: steps, preview and their gaps.
  if (container instanceof HTMLElement && width > 768) container.style.maxWidth = '756px';
  const words = page.getByText(LONG, { exact: true }).element();
  await document.fonts.ready;
  const range = document.createRange();
  const text = [...words.childNodes].find(({ nodeType }) => nodeType === Node.TEXT_NODE);
  if (text === undefined) throw new Error('The name of the option is no text of its row.');
  range.selectNodeContents(text);
  await expect.poll(() => range.getClientRects().length).toBe(1);
});
