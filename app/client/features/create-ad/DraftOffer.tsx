import { useState } from 'react';

import { Button } from '../../ui/button/Button.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { createAdWords } from './create-ad-words.ru.ts';
import { DeleteDraftDialog } from './DeleteDraftDialog.tsx';

import styles from './DraftOffer.module.css';

interface DraftOfferProps {
  /** The ad's title, else its subcategory. */
  readonly name: string;
  readonly onContinue: () => void;
  readonly onRestart: () => void;
}

/** Offers to continue an unpublished ad, or to delete it after a confirmation. */
export function DraftOffer({ name, onContinue, onRestart }: DraftOfferProps) {
  const [isDeleting, setDeleting] = useState(false);
  return (
    <section className={styles.offer} aria-label={createAdWords.draftFound(name)}>
      <span className={styles.icon}>
        <Icon name="edit" size={24} />
      </span>
      <p className={styles.name}>{createAdWords.draftFound(name)}</p>
      <div className={styles.answers}>
        <Button variant="primary" onClick={onContinue}>
          {createAdWords.draftContinue}
        </Button>
        <Button onClick={() => setDeleting(true)}>{createAdWords.draftRestart}</Button>
      </div>
      <DeleteDraftDialog
        isOpen={isDeleting}
        onClose={() => setDeleting(false)}
        onDelete={onRestart}
      />
    </section>
  );
}
