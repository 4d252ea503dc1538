import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';

import { AdViewSkeleton } from '../../../../app/client/features/ad-view/AdViewSkeleton.tsx';

import '../../../../app/client/ui/page.css';

test('a loading ad has a way back on mobile, where the page has no header', async () => {
  const onBack = vi.fn();
  await page.viewport(390, 844);
  await render(<AdViewSkeleton onBack={onBack} />);
  await page.getByRole('button', { name: 'Назад' }).click();
  expect(onBack).toHaveBeenCalledOnce();
  await page.viewport(1440, 900);
  expect(page.getByRole('button', { name: 'Назад' }).elements()).toEqual([]);
});
