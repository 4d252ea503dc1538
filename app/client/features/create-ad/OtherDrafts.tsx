import { useId, useState } from 'react';

import type { AdDraft } from '../../device/ad-drafts.ts';
import { keepFocus } from '../../ui/focus/keep-focus.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { createAdWords } from './create-ad-words.ru.ts';
import { DeleteDraftDialog } from './DeleteDraftDialog.tsx';

import styles from './OtherDrafts.module.css';

interface OtherDraftsProps {
  /** Newest first. */
  readonly drafts: readonly AdDraft[];
  readonly onContinue: (draft: AdDraft) => void;
  /** Called after a confirmation. */
  readonly onDelete: (draft: AdDraft) => void;
}

/** The drafts of other sections: each is continued, or deleted after a confirmation. */
export function OtherDrafts({ drafts, onContinue, onDelete }: OtherDraftsProps) {
  const titleId = useId();
  return (
    <section className={styles.panel} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {createAdWords.otherDrafts}
      </h2>
      <ul>
        {drafts.map((draft) => (
          <DraftRow
            key={draft.subcategoryId}
            name={draft.name}
            onContinue={() => onContinue(draft)}
            onDelete={() => onDelete(draft)}
          />
        ))}
      </ul>
    </section>
  );
}

interface DraftRowProps {
  readonly name: string;
  readonly onContinue: () => void;
  readonly onDelete: () => void;
}

/** The dialog is in its row: when both are removed, the focus moves to the row beside it. */
function DraftRow({ name, onContinue, onDelete }: DraftRowProps) {
  const [isDeleting, setDeleting] = useState(false);
  return (
    <li ref={keepFocus} className={styles.row}>
      <button type="button" className={styles.name} onClick={onContinue}>
        {name}
      </button>
      <button
        type="button"
        className={styles.remove}
        aria-label={createAdWords.deleteNamed(name)}
        onClick={() => setDeleting(true)}
      >
        <Icon name="trash" />
      </button>
      <DeleteDraftDialog
        isOpen={isDeleting}
        onClose={() => setDeleting(false)}
        onDelete={onDelete}
      />
    </li>
  );
}
