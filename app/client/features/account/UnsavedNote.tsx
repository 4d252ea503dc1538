import { Button } from '../../ui/button/Button.tsx';
import { editWords } from './account-words.ru.ts';

import styles from './EditProfile.module.css';

/** Over the form: it has edits of an earlier visit, which can be given up. */
export function UnsavedNote({ onDiscard }: { readonly onDiscard: () => void }) {
  return (
    <div className={styles.unsaved} role="status">
      <p>{editWords.restored}</p>
      <Button variant="text" size="small" onClick={onDiscard}>
        {editWords.discard}
      </Button>
    </div>
  );
}
