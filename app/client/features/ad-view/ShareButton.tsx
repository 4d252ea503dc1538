import { Icon } from '../../ui/icon/Icon.tsx';
import { showToast } from '../../ui/toast/toast.ts';
import { adViewWords } from './ad-view-words.ru.ts';

import styles from './gallery/RoundButton.module.css';

interface ShareButtonProps {
  /** What is shared: the ad's title. */
  readonly title: string;
  /** `photo`: lies on a photo; `plain`: on the page. */
  readonly on: 'photo' | 'plain';
}

/** Hands the page's address to the system's own sheet, or copies it where there is none. */
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
    await navigator.clipboard.writeText(url);
    showToast({ text: adViewWords.linkCopied });
  } catch (failure) {
    // A person who closes the system's sheet has changed their mind: nothing failed.
    if (failure instanceof DOMException && failure.name === 'AbortError') return;
    showToast({ text: adViewWords.failed });
  }
}
