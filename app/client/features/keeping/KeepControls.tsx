import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { advertisement } from '../../api/ads/ads.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { keptAds } from '../../ui/kept/kept-ads.ts';
import type { KeepControlsProps } from '../../ui/kept/kept-ads.ts';
import { keepingWords } from './keeping-words.ru.ts';
import { NoteDialog } from './NoteDialog.tsx';
import { useKeep } from './use-keep.ts';

import styles from './KeepControls.module.css';

/** The heart and the scales of an ad: what they show changes at the press, not at the answer. */
export function KeepControls(props: KeepControlsProps) {
  return props.at === 'page' ? <PageControls {...props} /> : <RoundControls {...props} />;
}

/** State of an ad's controls and their changes. */
function useKept({ ad }: KeepControlsProps) {
  const kept = keptAds.use();
  const keep = useKeep();
  const isLiked = kept?.favorites.includes(ad.id) === true;
  const isCompared = kept?.comparisons.includes(ad.id) === true;
  return {
    isLiked,
    isCompared,
    like: () => void keep({ type: isLiked ? 'unlike' : 'like', id: ad.id }),
    compare: () => void keep({ type: isCompared ? 'uncompare' : 'compare', id: ad.id }),
  };
}

function RoundControls(props: KeepControlsProps) {
  const { isLiked, isCompared, like, compare } = useKept(props);
  const { ad, at } = props;
  const heart = (
    <button
      type="button"
      className={styles.like}
      aria-pressed={isLiked}
      aria-label={`${isLiked ? keepingWords.unlike : keepingWords.like}: ${ad.title}`}
      onClick={like}
    >
      <HeartSign isLiked={isLiked} />
    </button>
  );
  return (
    <div className={styles.round} data-at={at}>
      {at !== 'photo' && heart}
      {ad.is_comparable === true && (
        <button
          type="button"
          className={styles.compare}
          aria-pressed={isCompared}
          aria-label={`${isCompared ? keepingWords.uncompare : keepingWords.compare}: ${ad.title}`}
          onClick={compare}
        >
          <Icon name="compare" />
        </button>
      )}
      {at === 'photo' && heart}
    </div>
  );
}

/** A heart that pops once when it is pressed, not when a page shows it pressed. */
function HeartSign({ isLiked }: { readonly isLiked: boolean }) {
  const [wasLiked] = useState(isLiked);
  const [hasChanged, setChanged] = useState(false);
  if (isLiked !== wasLiked && !hasChanged) setChanged(true);
  return (
    <span className={styles.sign} data-liked={isLiked} data-popping={isLiked && hasChanged}>
      <Icon name={isLiked ? 'heartf' : 'heart'} />
    </span>
  );
}

function PageControls(props: KeepControlsProps) {
  const { isLiked, isCompared, like, compare } = useKept(props);
  const { ad } = props;
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
        <Button variant="outline" aria-pressed={isLiked} onClick={like}>
          <HeartSign isLiked={isLiked} />
          {keepingWords.like}
        </Button>
        {ad.is_comparable === true && (
          <Button variant="outline" aria-pressed={isCompared} onClick={compare}>
            <Icon name="compare" />
            {keepingWords.compareShort}
          </Button>
        )}
      </div>
      {isLiked && (
        <button type="button" className={styles.note} onClick={() => setWriting(true)}>
          <Icon name="edit" size={18} />
          {note ?? keepingWords.addNote}
        </button>
      )}
      {isWriting && <NoteDialog note={note} onSave={save} onClose={() => setWriting(false)} />}
    </>
  );
}
