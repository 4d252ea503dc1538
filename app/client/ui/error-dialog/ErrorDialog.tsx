import { Button } from '../button/Button.tsx';
import { Dialog } from '../dialog/Dialog.tsx';
import { errorWords } from './error-words.ru.ts';
import { closeError, shownError } from './error.ts';

import styles from './ErrorDialog.module.css';

/** The page's error dialog, opened by `showError`. */
export function ErrorDialog() {
  const error = shownError.use();
  return (
    <Dialog isOpen={error !== null} onClose={closeError} title={errorWords.title} size="confirm">
      <p className={styles.message}>{error?.message}</p>
      <Button look="primary" size="block" onClick={closeError}>
        {errorWords.close}
      </Button>
    </Dialog>
  );
}
