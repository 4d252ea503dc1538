import { useState } from 'react';

import { shareLink } from '../../device/share-link.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import type { KeepableAd } from '../../ui/kept/kept-ads.ts';
import { RowMenu } from '../../ui/menu/RowMenu.tsx';
import type { RowAction } from '../../ui/menu/RowMenu.tsx';
import { shareWords } from '../../ui/share/share-words.ru.ts';
import { showToast } from '../../ui/toast/toast.ts';
import { noteText, keepingWords } from './keeping-words.ru.ts';
import { NoteButton } from './note/NoteButton.tsx';
import { NoteDialog } from './note/NoteDialog.tsx';
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

/** The note of a favourite, if there is one: a press changes it. */
export function FavoriteNote({ ad }: FavoriteProps) {
  const [isWriting, setWriting] = useState(false);
  const note = ad.favorite?.note ?? null;
  return (
    <>
      {note !== null && (
        <NoteButton
          label={`${noteText(note)}. ${keepingWords.changeNote}`}
          isSmall
          onPress={() => setWriting(true)}
        >
          {note}
        </NoteButton>
      )}
      {isWriting && <FavoriteNoteDialog ad={ad} onClose={() => setWriting(false)} />}
    </>
  );
}

interface FavoriteMenuProps extends FavoriteProps {
  /** Whether the ad left the search: its page is not worth sharing. */
  readonly isClosed: boolean;
}

/** The ⋯ of a favourite: note, share, remove. */
export function FavoriteMenu({ ad, isClosed }: FavoriteMenuProps) {
  const keep = useKeep();
  const [isWriting, setWriting] = useState(false);
  const hasNote = (ad.favorite?.note ?? null) !== null;
  const actions: readonly RowAction[] = [
    {
      name: hasNote ? keepingWords.changeNote : keepingWords.addNote,
      icon: 'edit',
      onChoose: () => setWriting(true),
    },
    { name: keepingWords.share, icon: 'share', onChoose: () => void share(ad) },
    {
      name: keepingWords.removeFavorite,
      icon: 'trash',
      isDangerous: true,
      onChoose: () => void keep({ type: 'unlike', id: ad.id }),
    },
  ];
  return (
    <>
      <RowMenu
        label={`${keepingWords.more}: ${ad.title}`}
        title={ad.title}
        actions={actions.filter(({ icon }) => icon !== 'share' || !isClosed)}
      />
      {isWriting && <FavoriteNoteDialog ad={ad} onClose={() => setWriting(false)} />}
    </>
  );
}

interface FavoriteNoteDialogProps extends FavoriteProps {
  readonly onClose: () => void;
}

function FavoriteNoteDialog({ ad, onClose }: FavoriteNoteDialogProps) {
  const keep = useKeep();
  return (
    <NoteDialog
      note={ad.favorite?.note ?? null}
      onSave={(text) => keep({ type: 'like', id: ad.id, note: text })}
      onClose={onClose}
    />
  );
}

async function share({ id, title }: KeepableAd): Promise<void> {
  const url = new URL(`/advertisement/${id}`, location.origin).href;
  const outcome = await shareLink({ title, url });
  if (outcome !== 'shared') showToast({ text: shareWords[outcome] });
}
