import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';

import '../../../app/client/ui/page.css';
import { closeSuccess, showSuccess } from '../../../app/client/ui/success-dialog/success.ts';
import { SuccessDialog } from '../../../app/client/ui/success-dialog/SuccessDialog.tsx';
import { findViolations } from '../../browser/find-violations.ts';
import { withMotion } from '../../browser/with-motion.ts';

withMotion();

const dialog = (name: string) => page.getByRole('dialog', { name });

const { style } = document.documentElement;

beforeEach(async () => {
  await page.viewport(800, 600);
  style.setProperty('--success-life', '3600s');
});
afterEach(() => {
  closeSuccess();
  style.removeProperty('--success-life');
});

describe('the success dialog', () => {
  test('has a message by default, and is closed by its button', async () => {
    await render(<SuccessDialog />);
    const closed = showSuccess();
    const shown = dialog('Профиль успешно обновлен');
    await expect.element(shown).toBeVisible();
    await expect.element(shown.getByRole('button', { name: 'Закрыть' })).toHaveFocus();
    await shown.getByRole('button', { name: 'Закрыть' }).click();
    await closed;
    await expect.element(shown).not.toBeInTheDocument();
  });

  test('gives the focus to the heading of the page when its opener has left', async () => {
    await render(
      <>
        <h1 tabIndex={-1}>Профиль</h1>
        <SuccessDialog />
      </>,
    );
    void showSuccess();
    await dialog('Профиль успешно обновлен').getByRole('button').click();
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  test('closes by itself, and waits under a pointer', async () => {
    await render(<SuccessDialog />);
    const closed = showSuccess('Платеж успешно подтвержден');
    const shown = dialog('Платеж успешно подтвержден');
    const close = shown.getByRole('button', { name: 'Закрыть' });
    await close.hover();
    const life = close.element().parentElement;
    await expect.poll(() => life?.getAnimations()[0]?.playState).toBe('paused');
    await shown.getByRole('heading').hover();
    await expect.poll(() => life?.getAnimations()[0]?.playState).toBe('running');
    life?.getAnimations()[0]?.finish();
    await closed;
    await expect.element(shown).not.toBeInTheDocument();
  });

  test('is replaced by a newer one', async () => {
    await render(<SuccessDialog />);
    const first = showSuccess('Первое');
    await expect.element(dialog('Первое')).toBeVisible();
    void showSuccess('Второе');
    await first;
    const second = dialog('Второе');
    await expect.element(second).toBeVisible();
    expect(await findViolations(second.element())).toEqual([]);
  });
});
