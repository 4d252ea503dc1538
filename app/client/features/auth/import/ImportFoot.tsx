import { Button } from '../../../ui/button/Button.tsx';
import { importWords, publishText } from './import-words.ru.ts';

import styles from './ImportFoot.module.css';

interface ImportFootProps {
  /** Number of chosen ads. */
  readonly count: number;
  readonly hasConsent: boolean;
  readonly isPublishing: boolean;
  readonly onConsent: () => void;
  readonly onPublish: () => void;
  readonly onSkip: () => void;
}

/** The consent and the buttons of the grid; both an ad and the consent are required (spec §5). */
export function ImportFoot(props: ImportFootProps) {
  const { count, hasConsent, isPublishing, onConsent, onPublish, onSkip } = props;
  const hint = count === 0 ? importWords.needsAds : hasConsent ? '' : importWords.needsConsent;
  return (
    <div className={styles.foot}>
      <label className={styles.consent}>
        <input type="checkbox" checked={hasConsent} disabled={isPublishing} onChange={onConsent} />
        {importWords.consent}
      </label>
      <div className={styles.buttons}>
        <Button size="large" disabled={isPublishing} onClick={onSkip}>
          {importWords.skip}
        </Button>
        <Button
          variant="primary"
          size="large"
          disabled={hint !== ''}
          busy={isPublishing ? importWords.publishing : null}
          onClick={onPublish}
        >
          {publishText(count)}
        </Button>
      </div>
      <p className={styles.hint} role="status">
        {hint}
      </p>
    </div>
  );
}
