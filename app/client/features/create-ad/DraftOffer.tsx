import { Button } from '../../ui/button/Button.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { createAdWords } from './create-ad-words.ru.ts';

import styles from './DraftOffer.module.css';

interface DraftOfferProps {
  /** The ad's title, else its subcategory. */
  readonly name: string;
  readonly onContinue: () => void;
  readonly onRestart: () => void;
}

/** Offers to continue or to delete an unpublished ad. */
export function DraftOffer({ name, onContinue, onRestart }: DraftOfferProps) {
  return (
    <section className={styles.offer} aria-label={createAdWords.draftFound(name)}>
      <span className={styles.icon}>
        <Icon name="edit" size={24} />
      </span>
      <p className={styles.name}>{createAdWords.draftFound(name)}</p>
      <div className={styles.answers}>
        <Button look="primary" onClick={onContinue}>
          {createAdWords.draftContinue}
        </Button>
        <Button onClick={onRestart}>{createAdWords.draftRestart}</Button>
      </div>
    </section>
  );
}
