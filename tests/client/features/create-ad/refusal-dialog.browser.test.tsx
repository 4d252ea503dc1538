import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';

import { Dialog } from '../../../../app/client/ui/dialog/Dialog.tsx';

import styles from '../../../../app/client/features/create-ad/CreateAd.module.css';
import '../../../../app/client/ui/page.css';

test.for([
  { width: 390, height: 844, at: 'the bottom' },
  { width: 1440, height: 900, at: 'the middle' },
] as const)('a refusal to publish is at $at of a window $width px wide', async (window) => {
  await page.viewport(window.width, window.height);
  await render(
    <div className={styles.page}>
      <Dialog isOpen size="confirm" title="Ошибка" onClose={() => undefined}>
        <button type="button">Закрыть</button>
      </Dialog>
    </div>,
  );
  const { top, bottom } = page.getByRole('dialog').element().getBoundingClientRect();
  const below = window.height - bottom;
  expect(below).toBeCloseTo(window.at === 'the bottom' ? 0 : top, 0);
  expect(top).toBeGreaterThan(window.height / 4);
});
