import { useState } from 'react';

import { Icon } from '../../ui/icon/Icon.tsx';
import type { KeepableAd } from '../../ui/kept/kept-ads.ts';
import { noteText, keepingWords } from './keeping-words.ru.ts';
import { NoteDialog } from './NoteDialog.tsx';
import { useKeep } from './use-keep.ts';

import styles from './FavoriteControls.module.css';

interface FavoriteProps {
  readonly ad: KeepableAd;
}

/** The heart of a favourite: a press removes it. */
export function FavoriteHeart({ ad }: FavoriteProps) {
  const keep = useKeep();
  return (
    <button
      type="button"
      className={styles.heart}
      aria-pressed="true"
      aria-label={`${keepingWords.unlike}: ${ad.title}`}
      onClick={() => void keep({ type: 'unlike', id: ad.id })}
    >
      <Icon name="heartf" />
    </button>
  );
}

/** The note of a favourite: a press writes or changes it. */
export function FavoriteNote({ ad }: FavoriteProps) {
  const keep = useKeep();
  const [isWriting, setWriting] = useState(false);
  const note = ad.favorite?.note ?? null;
  return (
    <>
      <button
        type="button"
        className={styles.note}
        data-empty={note === null}
        aria-label={
          note === null
            ? `${keepingWords.addNote}: ${ad.title}`
            : `${noteText(note)}. ${keepingWords.changeNote}`
        }
        onClick={() => setWriting(true)}
      >
        <Icon name="edit" size={18} />
        {note ?? keepingWords.addNote}
      </button>
      {isWriting && (
        <NoteDialog
          note={note}
          onSave={(text) => keep({ type: 'like', id: ad.id, note: text })}
          onClose={() => setWriting(false)}
        />
      )}
    </>
  );
}
