import { useSelector } from '@xstate/react';
import { useSyncExternalStore } from 'react';

import { imageSrcSet } from '../../../../contract/plain.ts';
import { AdCard } from '../../../ui/ad-card/AdCard.tsx';
import type { AdForm } from '../ad-form.ts';
import { createAdWords } from '../create-ad-words.ru.ts';
import type { PhotoQueue } from '../photos/photo-queue.machine.ts';
import { previewAd } from './preview-ad.ts';

import styles from './AdPreview.module.css';

interface AdPreviewProps {
  readonly form: AdForm;
  readonly photos: PhotoQueue;
}

/**
 * The ad's card as buyers will see it, beside the form on a wide screen. It follows the store
 * itself, so that a keystroke renders one field and this card. It is not interactive.
 */
export function AdPreview({ form, photos }: AdPreviewProps) {
  const { subscribe, state } = form.store;
  useSyncExternalStore(subscribe, state, state);
  const list = useSelector(photos, ({ context }) => context.photos);
  return (
    <aside className={styles.preview} aria-label={createAdWords.preview}>
      <p className={styles.title}>{createAdWords.preview}</p>
      <ul className={styles.card} inert>
        <AdCard ad={previewAd(form, list)} layout="grid" srcSetOf={imageSrcSet} showsTag={false} />
      </ul>
    </aside>
  );
}
