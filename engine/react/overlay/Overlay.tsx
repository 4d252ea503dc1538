import { use, useId, type KeyboardEvent, type ReactNode } from 'react';

import { CatalogueContext } from '../catalogue/use-words.ts';
import { Icon } from '../icon/Icon.tsx';
import { OVERLAY_WORDS } from './overlay-words.ru.ts';
import { usePressBeside } from './use-press-beside.ts';

import styles from './Overlay.module.css';

/** What a window over the page is opened with. */
export interface OverlayProps {
  readonly isOpen: boolean;
  /** The heading; it names the window for screen readers. */
  readonly title: ReactNode;
  /** The person wants it closed: Esc, the cross or, for a sheet, the page behind it. */
  readonly onClose: () => void;
  /**
   * `dialog`: centred, the whole screen on mobile. `sheet`: centred, from the bottom on mobile.
   * `full`: wide and tall, the whole screen on mobile.
   */
  readonly size: 'dialog' | 'sheet' | 'full';
  /** Buttons that stay in view below the content. */
  readonly footer?: ReactNode;
  /** Id for the heading, when something else must point at it. */
  readonly labelId?: string;
  /** The element marked `data-autofocus` takes the focus; else the window itself. */
  readonly children: ReactNode;
}

/**
 * A window over the page on the native `<dialog>`: focus stays inside and returns to where it was,
 * Esc closes, the page behind does not scroll. Enter in an input does not submit a form around it.
 */
export function Overlay({ isOpen, ...props }: OverlayProps) {
  return isOpen ? <OpenOverlay {...props} /> : null;
}

function OpenOverlay({
  title,
  onClose,
  size,
  footer,
  labelId,
  children,
}: Omit<OverlayProps, 'isOpen'>) {
  const ownId = useId();
  const headingId = labelId ?? ownId;
  // Not `useWords`: a page that opens windows and draws no form carries no form's words.
  const words = use(CatalogueContext)?.words.overlay ?? OVERLAY_WORDS;
  const pressBeside = usePressBeside(size === 'sheet' ? onClose : null);

  return (
    <dialog
      ref={showModal}
      tabIndex={-1}
      className={styles.overlay}
      data-size={size}
      aria-labelledby={headingId}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      // Chrome closes by itself on a second Esc. A dialog that is open again was only remounted.
      onClose={(event) => {
        if (event.target === event.currentTarget && !event.currentTarget.open) onClose();
      }}
      {...pressBeside}
      closedby={size === 'sheet' ? 'any' : 'closerequest'}
    >
      <div className={styles.panel} role="presentation" onKeyDown={keepEnterInside}>
        <div className={styles.head}>
          <h2 id={headingId} className={styles.title}>
            {title}
          </h2>
          <button type="button" className={styles.close} aria-label={words.close} onClick={onClose}>
            <Icon name="x" size={22} />
          </button>
        </div>
        <div className={styles.body}>{children}</div>
        {footer !== undefined && <div className={styles.foot}>{footer}</div>}
      </div>
    </dialog>
  );
}

// The cleanup runs while the dialog is still in the page: closing it there gives the focus back.
function showModal(dialog: HTMLDialogElement): () => void {
  noteScrollbar();
  dialog.showModal();
  // The first control would have a ring around it in WebKit after a press.
  (dialog.querySelector<HTMLElement>('[data-autofocus]') ?? dialog).focus();
  return () => dialog.close();
}

// Read while the page still scrolls: once a dialog is open there is no bar to measure.
function noteScrollbar(): void {
  const page = document.documentElement;
  if (page.querySelector('dialog:modal') !== null) return;
  const isBeside = window.innerWidth > page.clientWidth;
  page.dataset['scrollbar'] = isBeside ? 'beside' : 'over';
}

function keepEnterInside(event: KeyboardEvent<HTMLElement>): void {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
}
