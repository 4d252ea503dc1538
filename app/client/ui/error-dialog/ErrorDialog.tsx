import { Button } from '../button/Button.tsx';
import { Dialog } from '../dialog/Dialog.tsx';
import { Icon } from '../icon/Icon.tsx';
import { errorWords } from './error-words.ru.ts';
import { closeError, shownError } from './error.ts';

import styles from './ErrorDialog.module.css';

/** The page's error dialog, opened by `showError`. */
export function ErrorDialog() {
  const error = shownError.use();
  return (
    <Dialog
      isOpen={error !== null}
      onClose={closeError}
      title={errorWords.title}
      size="confirm"
      picture={
        <span className={styles.sign}>
          <Icon name="alert" size={24} />
        </span>
      }
    >
      <p className={styles.message}>{error?.message}</p>
      <Button variant="primary" size="block" onClick={closeError}>
        {errorWords.close}
      </Button>
    </Dialog>
  );
}
