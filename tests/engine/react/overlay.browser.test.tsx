import { StrictMode, useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';

import '../../../engine/react/tokens.css';
import { Overlay, type OverlayProps } from '../../../engine/react/overlay/Overlay.tsx';
import { findViolations } from '../../browser/find-violations.ts';
import { withMotion } from '../../browser/with-motion.ts';
import { dragOut, forgetClosedBy, pressBeside } from './press-beside.ts';

withMotion();

function Page({ size, onSubmit }: Pick<OverlayProps, 'size'> & { onSubmit: () => void }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <button type="button" onClick={() => setOpen(true)}>
        Открыть
      </button>
      <Overlay
        isOpen={isOpen}
        title="Пробег"
        size={size}
        onClose={() => setOpen(false)}
        footer={
          <button type="button" onClick={() => setOpen(false)}>
            Готово
          </button>
        }
      >
        <label>
          От <input data-autofocus />
        </label>
      </Overlay>
    </form>
  );
}

async function openPage(size: OverlayProps['size']) {
  const onSubmit = vi.fn<() => void>();
  await render(
    <StrictMode>
      <Page size={size} onSubmit={onSubmit} />
    </StrictMode>,
  );
  const opener = page.getByRole('button', { name: 'Открыть' });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Пробег' });
  await expect.element(dialog).toBeVisible();
  return { opener, dialog, onSubmit };
}

describe('a window over the page', () => {
  test('takes the focus itself where nothing in it is marked for it', async () => {
    await render(
      <Overlay isOpen title="Пробег" size="dialog" onClose={() => {}}>
        Текст
      </Overlay>,
    );
    const dialog = page.getByRole('dialog', { name: 'Пробег' });
    await expect.element(dialog).toHaveFocus();
    expect(getComputedStyle(dialog.element()).outlineStyle).toBe('none');
  });

  test.for(['dialog', 'sheet', 'full'] as const)(
    'of size %s takes the focus, gives it back on Esc and has no axe violations',
    async (size) => {
      const { opener, dialog } = await openPage(size);
      await expect.element(page.getByRole('textbox', { name: 'От' })).toHaveFocus();
      expect(await findViolations(dialog.element())).toEqual([]);

      await userEvent.keyboard('{Escape}');
      await expect.element(dialog).not.toBeInTheDocument();
      await expect.element(opener).toHaveFocus();
    },
  );

  test('closes by its cross and by the button in its footer', async () => {
    const { opener, dialog } = await openPage('dialog');
    await page.getByRole('button', { name: 'Закрыть' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(opener).toHaveFocus();

    await opener.click();
    await page.getByRole('button', { name: 'Готово' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
  });

  test('opens again after Esc was pressed twice', async () => {
    const { opener, dialog } = await openPage('dialog');
    await userEvent.keyboard('{Escape}{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    await opener.click();
    await expect.element(dialog).toBeVisible();
  });

  test('keeps Tab inside', async () => {
    const { dialog, opener } = await openPage('dialog');
    for (let presses = 0; presses < 5; presses += 1) {
      await userEvent.keyboard('{Tab}');
      expect(document.activeElement).not.toBe(opener.element());
      const isInside = dialog.element().contains(document.activeElement);
      expect(isInside || document.activeElement === document.body).toBe(true);
    }
  });

  test('does not let Enter in its input submit the form around it', async () => {
    const { onSubmit } = await openPage('dialog');
    await userEvent.keyboard('5{Enter}');
    expect(onSubmit).not.toHaveBeenCalled();
  });

  test('stops the page behind it from scrolling', async () => {
    const { dialog } = await openPage('dialog');
    expect(getComputedStyle(document.documentElement).overflow).toBe('hidden');
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    expect(getComputedStyle(document.documentElement).overflow).not.toBe('hidden');
  });

  test('as a sheet closes when the page behind it is pressed', async () => {
    const { dialog } = await openPage('sheet');
    await userEvent.click(document.documentElement, { position: { x: 4, y: 4 }, force: true });
    await expect.element(dialog).not.toBeInTheDocument();
  });

  test('as a sheet closes by a press beside it in a browser that has no closedby', async () => {
    const { dialog } = await openPage('sheet');
    await forgetClosedBy(dialog);
    await dragOut(dialog);
    await expect.element(dialog).toBeVisible();
    await pressBeside();
    await expect.element(dialog).not.toBeInTheDocument();
  });

  test('as a dialog stays when the page behind it is pressed: what was typed is not lost', async () => {
    const { dialog } = await openPage('dialog');
    await userEvent.click(document.documentElement, { position: { x: 4, y: 4 }, force: true });
    await userEvent.keyboard('7');
    await expect.element(dialog).toBeVisible();
    await forgetClosedBy(dialog);
    await pressBeside();
    await expect.element(dialog).toBeVisible();
  });
});
