import { copyText } from '../../device/copy-text.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { showToast } from '../../ui/toast/toast.ts';
import { adViewWords } from './ad-view-words.ru.ts';

import styles from './gallery/RoundButton.module.css';

interface ShareButtonProps {
  /** Title of the ad. */
  readonly title: string;
  /** `photo`: over a photo; `plain`: on the page. */
  readonly on: 'photo' | 'plain';
}

/** Opens the system's share sheet, or copies the page's URL where there is none. */
export function ShareButton({ title, on }: ShareButtonProps) {
  return (
    <button
      type="button"
      className={styles.round}
      data-on={on}
      aria-label={adViewWords.share}
      onClick={() => void share(title)}
    >
      <Icon name="share" />
    </button>
  );
}

async function share(title: string): Promise<void> {
  const url = location.href;
  try {
    if ('share' in navigator && matchMedia('(pointer: coarse)').matches) {
      await navigator.share({ title, url });
      return;
    }
    const isCopied = await copyText(url);
    showToast({ text: isCopied ? adViewWords.linkCopied : adViewWords.notCopied });
  } catch (failure) {
    // Closing the system's sheet is no failure.
    if (failure instanceof DOMException && failure.name === 'AbortError') return;
    showToast({ text: adViewWords.failed });
  }
}
