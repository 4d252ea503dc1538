import { expect, onTestFinished, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';

import { KeepSlot } from '../../../app/client/ui/kept/KeepSlot.tsx';
import { keepControls } from '../../../app/client/ui/kept/kept-ads.ts';

import '../../../app/client/ui/page.css';

const AD = { id: 7, title: 'Мастер', is_my_advertisement: false };

test.for([
  { isComparable: false, buttons: 1, width: 44 },
  { isComparable: true, buttons: 2, width: 96 },
])('the room over a photo is as wide as its $buttons buttons', async (row) => {
  keepControls.change(null);
  onTestFinished(() => keepControls.change(null));
  await render(
    <div style={{ display: 'flex' }}>
      <KeepSlot ad={{ ...AD, is_comparable: row.isComparable }} at="photo" />
      <button type="button">Дальше</button>
    </div>,
  );
  const left = page.getByRole('button', { name: 'Дальше' }).element().getBoundingClientRect().left;
  expect(left - (document.querySelector('[data-at]')?.getBoundingClientRect().left ?? 0)).toBe(
    row.width,
  );
});
