import { Link } from 'wouter';

import { copyText } from '../../../device/copy-text.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { showToast } from '../../../ui/toast/toast.ts';
import { imeiWords } from './imei-words.ru.ts';

import styles from './ImeiDialog.module.css';

interface ImeiDialogProps {
  /** Fifteen digits with a valid check digit. */
  readonly imei: string;
  readonly onClose: () => void;
}

/** What is known of an IMEI, and how a buyer asks the register. */
export function ImeiDialog({ imei, onClose }: ImeiDialogProps) {
  const request = `*3366*${imei}#`;
  const copy = async () => {
    const isCopied = await copyText(request);
    showToast({ text: isCopied ? imeiWords.copied : imeiWords.notCopied });
  };
  return (
    <Dialog isOpen size="confirm" title={imeiWords.title} onClose={onClose}>
      <div className={styles.check}>
        <p className={styles.sum}>
          <Icon name="check" />
          <span>{imeiWords.sum}</span>
        </p>
        <ol className={styles.steps}>
          <li>{imeiWords.compare}</li>
          <li>{imeiWords.call}</li>
        </ol>
        <p className={styles.request}>{request}</p>
        <Button variant="primary" size="block" data-first onClick={() => void copy()}>
          <Icon name="copy" />
          {imeiWords.copy}
        </Button>
        <Button size="block" onClick={onClose}>
          {imeiWords.close}
        </Button>
        <Link className={styles.guide} href="/safety-guide" onClick={onClose}>
          {imeiWords.guide}
        </Link>
      </div>
    </Dialog>
  );
}
