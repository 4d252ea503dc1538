import { useEffect } from 'react';

import { Button } from '../button/Button.tsx';
import { Dialog } from '../dialog/Dialog.tsx';
import { successWords } from './success-words.ru.ts';
import { closeSuccess, shownSuccess } from './success.ts';
import { SuccessCheck } from './SuccessCheck.tsx';

import styles from './SuccessDialog.module.css';

/** The page's success dialog, opened by `showSuccess`; closes by its button or after 2.5 s. */
export function SuccessDialog() {
  const success = shownSuccess.use();
  const isShown = success !== null;

  useEffect(() => (isShown ? focusPage : undefined), [isShown]);

  if (success === null) return null;
  const { message } = success;
  return (
    <Dialog
      isOpen
      onClose={closeSuccess}
      title={message}
      size="confirm"
      picture={
        <div className={styles.picture}>
          <SuccessCheck text={message} />
        </div>
      }
    >
      <div
        className={styles.life}
        onAnimationEnd={({ target, currentTarget }) => {
          if (target === currentTarget) closeSuccess();
        }}
      >
        <Button size="block" onClick={closeSuccess}>
          {successWords.close}
        </Button>
      </div>
    </Dialog>
  );
}

/** The control that led to the success left with its page: the heading takes the focus. */
function focusPage(): void {
  if (document.activeElement !== document.body) return;
  document.querySelector('h1')?.focus({ preventScroll: true });
}
