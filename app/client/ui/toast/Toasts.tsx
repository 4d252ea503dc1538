import { useEffect, useId } from 'react';

import { addToastOutlet, dropToast, toastState } from './toast.ts';
import type { ShownToast } from './toast.ts';

import styles from './Toasts.module.css';

/** Where toasts appear: one for the page, one in every open dialog; the newest outlet shows them. */
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

/** Lives as long as its animation runs; the animation waits while a person points at it or is in it. */
function ToastLine({ toast }: { readonly toast: ShownToast }) {
  const { action } = toast;
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
            onClick={() => {
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
