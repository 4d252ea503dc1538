import { Button } from '../../../ui/button/Button.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { adViewWords } from '../ad-view-words.ru.ts';
import { useLatePart } from '../use-late-part.ts';

import styles from '../gallery/RoundButton.module.css';

interface ShareButtonProps {
  /** Title of the ad. */
  readonly title: string;
  /** `photo`: over a photo; `plain`: on the page; `row`: in a row of buttons, with its word. */
  readonly on: 'photo' | 'plain' | 'row';
}

/** Opens the system's share sheet on a phone; elsewhere a dialog with the link and its QR code. */
export function ShareButton({ title, on }: ShareButtonProps) {
  const { Part, open, close } = useLatePart(() =>
    import('./ShareDialog.tsx').then(({ ShareDialog }) => ShareDialog),
  );
  const share = () => {
    if (!('share' in navigator) || !matchMedia('(pointer: coarse)').matches) return open();
    navigator.share({ title, url: location.href }).catch((failure: unknown) => {
      // Closing the system's sheet is no failure.
      if (failure instanceof DOMException && failure.name === 'AbortError') return;
      open();
    });
  };
  const sign = <Icon name="share" />;
  return (
    <>
      {on === 'row' ? (
        <Button size="small" onClick={share}>
          {sign}
          {adViewWords.share}
        </Button>
      ) : (
        <button
          type="button"
          className={styles.round}
          data-on={on}
          aria-label={adViewWords.share}
          onClick={share}
        >
          {sign}
        </button>
      )}
      {Part !== null && <Part onClose={close} />}
    </>
  );
}
