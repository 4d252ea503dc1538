import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';

import { smallTargets, TARGET_PX } from '../../../e2e/small-targets.ts';
import { openForm, openStore } from '../../../engine/react/open-form.tsx';

import '../../../../app/client/ui/page.css';

const FILTERS = ['Вид', 'Состояние'].map((name, id) => ({
  id,
  key: `k${id}`,
  name,
  type: 'EDIT_TEXT',
  data_type: 'STRING',
  is_required: true,
}));
const PHOTOS = 'Добавьте хотя бы одно фото';

/** Shows the faults of an ad without photos and without its required fields. */
async function publishEmptyAd() {
  const focus = vi.fn<() => void>();
  const photos = { name: 'Фотографии', text: PHOTOS, focus };
  await openForm(openStore(FILTERS), { otherFaults: [photos] });
  await page.getByRole('button', { name: 'Продолжить' }).click();
  const summary = page.getByRole('group', { name: 'Проверьте 3 поля' });
  await expect.element(summary).toBeVisible();
  return { focus, summary };
}

beforeEach(() => page.viewport(390, 844));

test('every fault of the list is a target for a finger', async () => {
  const { summary } = await publishEmptyAd();
  const inSummary = summary.element().innerHTML;
  const small = smallTargets(TARGET_PX).map((row) => row.replace(/^\S+ /, ''));
  expect(small.filter((html) => inSummary.includes(html))).toEqual([]);
});

test('a press on the text of a fault leads to what lacks', async () => {
  const { focus, summary } = await publishEmptyAd();
  // The refusal itself leads to the first fault.
  focus.mockClear();
  await summary.getByRole('listitem').filter({ hasText: PHOTOS }).click();
  expect(focus).toHaveBeenCalledOnce();
});
