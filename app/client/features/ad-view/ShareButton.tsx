import { failureTexts } from '../../api/transport/failure-text.ru.ts';
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

/** The sharing loads with the first press. */
async function share(title: string): Promise<void> {
  try {
    const { shareAd } = await import('./share-ad.ts');
    await shareAd(title);
  } catch {
    showToast({ text: failureTexts.network });
  }
}
