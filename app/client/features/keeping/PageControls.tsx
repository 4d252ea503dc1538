import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode } from 'react';

import { advertisement } from '../../api/ads/ads.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import type { KeepableAd } from '../../ui/kept/kept-ads.ts';
import { HeartSign } from './HeartSign.tsx';
import { keepingWords } from './keeping-words.ru.ts';
import { NoteButton } from './note/NoteButton.tsx';
import { NoteDialog } from './note/NoteDialog.tsx';
import { useKeep } from './use-keep.ts';
import { useKept } from './use-kept.ts';

import styles from './PageControls.module.css';

interface PageControlsProps {
  readonly ad: KeepableAd;
  /** One button more. */
  readonly children: ReactNode;
}

/** The same as buttons of the ad's page, and the note of a favourite. */
export function PageControls({ ad, children }: PageControlsProps) {
  const { isLiked, isCompared, like, compare } = useKept(ad);
  const [isWriting, setWriting] = useState(false);
  const keep = useKeep();
  const queries = useQueryClient();
  const note = ad.favorite?.note ?? null;
  const save = async (text: string) => {
    const isSaved = await keep({ type: 'like', id: ad.id, note: text });
    if (isSaved) await queries.invalidateQueries({ queryKey: advertisement(ad.id).queryKey });
    return isSaved;
  };
  return (
    <>
      <div className={styles.buttons}>
        <Button size="small" aria-pressed={isLiked} onClick={like}>
          <HeartSign isLiked={isLiked} />
          {keepingWords.like}
        </Button>
        {ad.is_comparable === true && (
          <Button size="small" aria-pressed={isCompared} onClick={compare}>
            <Icon name="compare" />
            {keepingWords.compareShort}
          </Button>
        )}
        {children}
      </div>
      {isLiked && (
        <NoteButton onPress={() => setWriting(true)}>{note ?? keepingWords.addNote}</NoteButton>
      )}
      {isWriting && <NoteDialog note={note} onSave={save} onClose={() => setWriting(false)} />}
    </>
  );
}
