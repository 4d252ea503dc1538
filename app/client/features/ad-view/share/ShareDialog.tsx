import { encode } from 'uqr';

import { copyText } from '../../../device/copy-text.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { showToast } from '../../../ui/toast/toast.ts';
import { shareWords } from './share-words.ru.ts';

import styles from './ShareDialog.module.css';

interface ShareDialogProps {
  readonly onClose: () => void;
}

/** The link of the page: to copy, and as a QR code for another phone. */
export function ShareDialog({ onClose }: ShareDialogProps) {
  const url = `${location.origin}${location.pathname}`;
  const copy = async () => {
    const isCopied = await copyText(url);
    showToast({ text: isCopied ? shareWords.copied : shareWords.notCopied });
    if (isCopied) onClose();
  };
  return (
    <Dialog isOpen size="confirm" title={shareWords.title} onClose={onClose}>
      <div className={styles.share}>
        <QrCode text={url} />
        <p className={styles.hint}>{shareWords.hint}</p>
        <p className={styles.link}>{url}</p>
        <Button variant="primary" size="block" data-first onClick={() => void copy()}>
          <Icon name="copy" />
          {shareWords.copy}
        </Button>
        <Button size="block" onClick={onClose}>
          {shareWords.close}
        </Button>
      </div>
    </Dialog>
  );
}

function QrCode({ text }: { readonly text: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 2 });
  const dark = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])),
  );
  return (
    <svg
      className={styles.code}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={shareWords.code}
      shapeRendering="crispEdges"
    >
      <path d={dark.join('')} fill="currentColor" />
    </svg>
  );
}
