import { useEffect, useId, useSyncExternalStore } from 'react';

import { currentToasts, dropToast, followToasts, openToastPlace } from './toast.ts';
import type { ShownToast } from './toast.ts';

import styles from './Toasts.module.css';

/** Where toasts appear: one for the page, one in every open dialog; the newest place shows them. */
export function Toasts() {
  const place = useId();
  const { toasts, places } = useSyncExternalStore(followToasts, currentToasts);
  useEffect(() => openToastPlace(place), [place]);
  const isShowing = places.at(-1) === place;

  return (
    <div className={styles.place} role="status">
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
