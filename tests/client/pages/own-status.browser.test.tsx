import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';

import { OwnStatus } from '../../../app/client/pages/advertisement/OwnAd.tsx';

test.for([
  { status: 'IN_MODERATION', badge: 'На модерации', note: /Проверяем.* только вы/ },
  { status: 'REJECTED', badge: 'Отклонено', note: /не прошло проверку.* только вы/ },
  { status: 'HIDDEN', badge: 'Скрыто', note: /сняли.*только название, цену и первое фото/ },
  { status: 'EXPIRED', badge: 'Срок истёк', note: /истёк.*только название, цену и первое фото/ },
  { status: 'DELETED', badge: 'Удалено', note: /удалили.*30 дней/ },
] as const)(
  'one’s own ad that is $status has a sentence about that',
  async ({ status, badge, note }) => {
    const page = await render(<OwnStatus ad={{ status }} />);
    await expect.element(page.getByText(badge, { exact: true })).toBeVisible();
    await expect.element(page.getByText(note)).toBeVisible();
  },
);

test('a sold one has one too, a published one none', async () => {
  const sold = await render(<OwnStatus ad={{ status: 'HIDDEN', close_reason: 'SOLD_HERE' }} />);
  await expect.element(sold.getByText(/вещь продана/)).toBeVisible();
  await sold.unmount();
  const page = await render(<OwnStatus ad={{ status: 'PUBLISHED' }} />);
  await expect.element(page.getByText('Опубликовано')).toBeVisible();
  expect(page.getByRole('paragraph').query()).toBeNull();
});
