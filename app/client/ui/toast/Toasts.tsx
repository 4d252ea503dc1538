import { useEffect, useId, useRef } from 'react';

import { addToastOutlet, dropToast, toastState } from './toast.ts';
import type { ShownToast } from './toast.ts';

import styles from './Toasts.module.css';

/**
 * The outlet of toasts: one for the page, one in every open dialog; the newest outlet shows them.
 */
export function Toasts() {
  const outlet = useId();
  const { toasts, outlets } = toastState.use();
  useEffect(() => addToastOutlet(outlet), [outlet]);
  const isShowing = outlets.at(-1) === outlet;

  return (
    <div className={styles.outlet} role="status">
      {isShowing && toasts.map((toast) => <ToastLine key={toast.id} toast={toast} />)}
    </div>
  );
}

/**
 * A toast is removed when its animation ends; hover and focus pause the animation. A press removes
 * it at once, so the focus returns to where it came from.
 */
function ToastLine({ toast }: { readonly toast: ShownToast }) {
  const { action } = toast;
  const before = useRef<EventTarget | null>(null);
  return (
    <div
      className={styles.life}
      data-life={action === undefined ? 'short' : 'long'}
      onAnimationEnd={({ currentTarget, target }) => {
        if (target === currentTarget) dropToast(toast.id);
      }}
    >
      <div className={styles.toast}>
        <span className={styles.text}>{toast.text}</span>
        {action !== undefined && (
          <button
            type="button"
            className={styles.action}
            onFocus={({ relatedTarget }) => {
              before.current = relatedTarget;
            }}
            onClick={() => {
              const to = before.current;
              if (to instanceof HTMLElement) to.focus({ preventScroll: true });
              dropToast(toast.id);
              action.onPress();
            }}
          >
            {action.label}
          </button>
        )}
      </div>
    </div>
  );
}
