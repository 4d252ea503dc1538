import { StrictMode, useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';

import '../../../app/client/ui/page.css';
import { ConfirmDialog } from '../../../app/client/ui/dialog/ConfirmDialog.tsx';
import { Dialog } from '../../../app/client/ui/dialog/Dialog.tsx';
import { closeError, showError } from '../../../app/client/ui/error-dialog/error.ts';
import { ErrorDialog } from '../../../app/client/ui/error-dialog/ErrorDialog.tsx';
import { Menu } from '../../../app/client/ui/menu/Menu.tsx';
import { toastState, dropToast, showToast } from '../../../app/client/ui/toast/toast.ts';
import { Toasts } from '../../../app/client/ui/toast/Toasts.tsx';
import { withMotion } from '../../browser/with-motion.ts';
import { dragOut, forgetClosedBy, pressBeside } from '../../engine/react/press-beside.ts';

withMotion();

const button = (name: string) => page.getByRole('button', { name });

beforeEach(() => page.viewport(1280, 800));
afterEach(() => {
  closeError();
  for (const { id } of toastState.value().toasts) dropToast(id);
});

/** A page with a dialog of one field, and content to scroll. */
function PageWithDialog() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Открыть
      </button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title="Фильтры">
        <input aria-label="Цена" data-first />
      </Dialog>
      <Toasts />
    </>
  );
}

async function openDialog() {
  await render(
    <StrictMode>
      <PageWithDialog />
    </StrictMode>,
  );
  await button('Открыть').click();
  await expect.element(page.getByRole('textbox', { name: 'Цена' })).toHaveFocus();
}

describe('a dialog', () => {
  test('dims the gutter of the scrollbar as its scrim dims the page', async () => {
    await openDialog();
    const colour = (element: Element, pseudo?: string) =>
      (getComputedStyle(element, pseudo).backgroundColor.match(/[\d.]+/g) ?? []).map(Number);
    const [red = 0, green = 0, blue = 0, alpha = 1] = colour(
      page.getByRole('dialog').element(),
      '::backdrop',
    );
    const below = colour(document.body);
    const dimmed = [red, green, blue].map((part, index) =>
      Math.round(part * alpha + (below[index] ?? 0) * (1 - alpha)),
    );
    const gutter = colour(document.documentElement);
    expect(gutter).toHaveLength(3);
    for (const [index, part] of gutter.entries()) {
      expect(Math.abs(part - (dimmed[index] ?? -9))).toBeLessThanOrEqual(2);
    }
  });

  test.for([
    { way: 'Esc', leave: () => userEvent.keyboard('{Escape}') },
    { way: '×', leave: () => button('Закрыть').click() },
  ])('closes by $way and returns the focus', async ({ leave }) => {
    await openDialog();
    await leave();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(button('Открыть')).toHaveFocus();
  });

  test('without a first element takes the focus itself, and no ring is drawn around ×', async () => {
    await render(
      <Dialog isOpen onClose={() => {}} title="Ошибка">
        Текст
      </Dialog>,
    );
    // A browser without a pointer before it would draw a ring around a focused control.
    await expect.element(page.getByRole('dialog')).toHaveFocus();
    expect(getComputedStyle(page.getByRole('dialog').element()).outlineStyle).toBe('none');
    await userEvent.keyboard('{Tab}');
    await expect.element(button('Закрыть')).toHaveFocus();
  });

  test('prevents scrolling of the page while it is open', async () => {
    await openDialog();
    const overflow = () => getComputedStyle(document.documentElement).overflowY;
    expect(overflow()).toBe('hidden');
    await userEvent.keyboard('{Escape}');
    await expect.poll(overflow).not.toBe('hidden');
  });

  test('on a phone fills the screen', async () => {
    await page.viewport(390, 800);
    await openDialog();
    const box = () => page.getByRole('dialog').element().getBoundingClientRect();
    const all = { left: 0, top: 0, width: document.documentElement.clientWidth, height: 800 };
    await expect.poll(box).toMatchObject(all);
  });

  test('shows the toasts itself: the page under it is inert', async () => {
    await openDialog();
    const undo = vi.fn<() => void>();
    showToast({ text: 'Фильтры сброшены', action: { label: 'Вернуть', onPress: undo } });
    await button('Вернуть').click();
    expect(undo).toHaveBeenCalledOnce();
    await expect.element(page.getByText('Фильтры сброшены')).not.toBeInTheDocument();
  });
});

describe('a confirmation', () => {
  test('focuses the harmless answer and returns one of two', async () => {
    const confirm = vi.fn<() => void>();
    const close = vi.fn<() => void>();
    await render(
      <ConfirmDialog
        isOpen
        title="Вы уверены?"
        confirm="Выйти"
        isDestructive
        onConfirm={confirm}
        onClose={close}
      />,
    );
    await expect.element(button('Отмена')).toHaveFocus();
    await button('Выйти').click();
    expect(confirm).toHaveBeenCalledOnce();
    await button('Отмена').click();
    expect(close).toHaveBeenCalledOnce();
  });
});

describe('without browser support for closedby', () => {
  test('a press outside closes a confirmation, and a drag out of it does not', async () => {
    const close = vi.fn<() => void>();
    const nothing = vi.fn<() => void>();
    await render(<ConfirmDialog isOpen title="Выйти?" onConfirm={nothing} onClose={close} />);
    const dialog = page.getByRole('dialog');
    await forgetClosedBy(dialog);
    await dragOut(dialog);
    expect(close).not.toHaveBeenCalled();
    await pressBeside();
    expect(close).toHaveBeenCalledOnce();
  });

  test('a press outside does not close a dialog with a form', async () => {
    await openDialog();
    const dialog = page.getByRole('dialog');
    await forgetClosedBy(dialog);
    await pressBeside();
    await expect.element(dialog).toBeVisible();
  });
});

describe('an error', () => {
  test('resolves once it is closed', async () => {
    await render(<ErrorDialog />);
    const closed = vi.fn<() => void>();
    const reading = showError('Неверный код.').then(closed);
    await expect.element(page.getByText('Неверный код.')).toBeVisible();
    expect(closed).not.toHaveBeenCalled();
    await button('Закрыть').click();
    await reading;
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  });

  test('resolves when a newer one replaces it', async () => {
    await render(<ErrorDialog />);
    const first = showError('Первая.');
    void showError('Вторая.');
    await first;
    await expect.element(page.getByText('Вторая.')).toBeVisible();
  });
});

/** The animation that limits the time of a toast. */
const life = (text: string) =>
  document
    .getAnimations()
    .find(
      ({ effect }) =>
        effect instanceof KeyframeEffect &&
        effect.target?.hasAttribute('data-life') === true &&
        effect.target.textContent.includes(text),
    );

describe('a toast', () => {
  test.for([
    { what: 'with nothing to do', toast: { text: 'Сохранено' }, ms: 4_000 },
    {
      what: 'with something to do',
      toast: { text: 'Скрыто', action: { label: 'Отменить', onPress: () => undefined } },
      ms: 8_000,
    },
  ])('$what remains for $ms ms', async ({ toast, ms }) => {
    await render(<Toasts />);
    showToast(toast);
    await expect.element(page.getByRole('status').getByText(toast.text)).toBeVisible();
    expect(life(toast.text)?.effect?.getComputedTiming().duration).toBe(ms);
    life(toast.text)?.finish();
    await expect.element(page.getByText(toast.text)).not.toBeInTheDocument();
  });

  test('pauses while the pointer is over it', async () => {
    await render(<Toasts />);
    showToast({ text: 'Сохранено' });
    await page.getByText('Сохранено').hover();
    await expect.poll(() => life('Сохранено')?.playState).toBe('paused');
  });

  test('is removed when there are more than three', async () => {
    await render(<Toasts />);
    for (const text of ['Первый', 'Второй', 'Третий', 'Четвёртый']) showToast({ text });
    await expect.element(page.getByText('Четвёртый')).toBeVisible();
    await expect.element(page.getByText('Первый')).not.toBeInTheDocument();
  });
});

describe('a menu', () => {
  const open = async () => {
    await render(
      <>
        <Menu label="Категории" variant="tiles">
          {(close) => (
            <>
              <a href="#cars" onClick={close}>
                Автомобили
              </a>
              <a href="#jobs" onClick={close}>
                Работа
              </a>
            </>
          )}
        </Menu>
        <p>Рядом</p>
      </>,
    );
    await button('Категории').click();
  };
  const link = (name: string) => page.getByRole('link', { name });

  test('moves by arrows in a circle, to its ends by Home and End, and closes by Esc', async () => {
    await open();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(link('Автомобили')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(link('Работа')).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect.element(link('Автомобили')).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect.element(link('Работа')).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect.element(link('Автомобили')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(button('Категории')).toHaveFocus();
    await expect.element(button('Категории')).toHaveAttribute('aria-expanded', 'false');
    await expect.element(link('Работа')).not.toBeInTheDocument();
  });

  test('closes by a press outside', async () => {
    await open();
    await expect.element(link('Работа')).toBeVisible();
    await page.getByText('Рядом').click({ force: true });
    await expect.element(link('Работа')).not.toBeInTheDocument();
  });
});
