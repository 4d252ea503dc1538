import { usePressBeside } from '@bozor/form-engine/react';
import { useId, useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';

import { Icon } from '../icon/Icon.tsx';
import { Toasts } from '../toast/Toasts.tsx';
import { dialogWords, stepName } from './dialog-words.ru.ts';

import styles from './Dialog.module.css';

/** The current step of a dialog with several steps. */
interface DialogSteps {
  /** From 1. */
  readonly now: number;
  readonly all: number;
  /** Goes back a step; `null` on the first one. */
  readonly onBack: (() => void) | null;
}

interface DialogProps {
  readonly isOpen: boolean;
  /** Called on a request to close: ×, Esc, and for `confirm` a press on the backdrop. */
  readonly onClose: () => void;
  readonly title: string;
  /** On mobile `form` and `wide` fill the screen, `confirm` is a sheet at the bottom. */
  readonly size?: 'form' | 'confirm' | 'wide';
  /** Progress bars and a back button above the title. */
  readonly steps?: DialogSteps;
  /** In the header on mobile, where the × is before the title. */
  readonly headAction?: ReactNode;
  /** Above the title. */
  readonly picture?: ReactNode;
  /** Stays visible under the scrolling content: the buttons of a long dialog. */
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

/**
 * A modal dialog: the rest of the page is inert and does not scroll, the focus stays inside and
 * returns to its previous element. An element with `data-first` gets the focus when the dialog
 * opens and whenever its title changes; without one the first answer of a `confirm`, else the dialog
 * itself, so that no browser draws a ring around × after a press.
 */
export function Dialog({ isOpen, ...rest }: DialogProps) {
  return isOpen ? <OpenDialog {...rest} /> : null;
}

function OpenDialog(props: Omit<DialogProps, 'isOpen'>) {
  const { onClose, title, size = 'form', steps, headAction, picture, footer, children } = props;
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const pressBeside = usePressBeside(size === 'confirm' ? onClose : null);

  useLayoutEffect(() => {
    const element = dialog.current;
    showModal(element);
    // Only closing restores the focus, removal does not.
    return () => element?.close();
  }, []);

  return (
    <dialog
      ref={dialog}
      tabIndex={-1}
      className={styles.dialog}
      data-size={size}
      aria-labelledby={titleId}
      {...pressBeside}
      closedby={size === 'confirm' ? 'any' : 'closerequest'}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      onClose={({ target, currentTarget }) => {
        // A second Esc closes the dialog even if `cancel` is prevented.
        if (target === currentTarget && !currentTarget.open) onClose();
      }}
    >
      {picture}
      <header
        className={styles.head}
        data-steps={steps === undefined ? 'none' : 'some'}
        data-action={headAction === undefined ? undefined : 'some'}
      >
        {steps === undefined ? (
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
        ) : (
          <Steps {...steps} />
        )}
        {size !== 'confirm' && <CloseButton onClose={onClose} />}
        {headAction !== undefined && <div className={styles.action}>{headAction}</div>}
      </header>
      <div className={styles.body}>
        {steps !== undefined && (
          <h2 id={titleId} className={styles.large}>
            {title}
          </h2>
        )}
        {children}
      </div>
      {footer !== undefined && <footer className={styles.foot}>{footer}</footer>}
      {/* Another title is another step: its first field takes the focus. */}
      <i key={title} ref={focusFirst} hidden />
      <Toasts />
    </dialog>
  );
}

function showModal(dialog: HTMLDialogElement | null): void {
  dialog?.showModal();
  if (dialog?.dataset['size'] !== 'confirm') dialog?.focus();
  focusFirst(dialog);
}

/** Focuses the first field of the dialog that is or contains the element. */
function focusFirst(element: HTMLElement | null): void {
  element?.closest('dialog')?.querySelector<HTMLElement>('[data-first]')?.focus();
}

function CloseButton({ onClose }: Pick<DialogProps, 'onClose'>) {
  return (
    <button type="button" className={styles.sign} aria-label={dialogWords.close} onClick={onClose}>
      <Icon name="close" size={24} />
    </button>
  );
}

function Steps({ now, all, onBack }: DialogSteps) {
  return (
    <>
      {onBack === null ? (
        <span className={styles.sign} />
      ) : (
        <button
          type="button"
          className={styles.sign}
          aria-label={dialogWords.back}
          onClick={onBack}
        >
          <Icon name="back" size={24} />
        </button>
      )}
      <span className={styles.marks} role="img" aria-label={stepName({ now, all })}>
        {Array.from({ length: all }, (_, index) => (
          <i key={index} className={styles.mark} data-done={index < now} />
        ))}
      </span>
    </>
  );
}
