import { useState } from 'react';

import { Icon } from '../../ui/icon/Icon.tsx';

import styles from './HeartSign.module.css';

/** A heart that pops once when it is pressed, not when a page shows it pressed. */
export function HeartSign({ isLiked }: { readonly isLiked: boolean }) {
  const [wasLiked] = useState(isLiked);
  const [hasChanged, setChanged] = useState(false);
  if (isLiked !== wasLiked && !hasChanged) setChanged(true);
  return (
    <span className={styles.sign} data-liked={isLiked} data-popping={isLiked && hasChanged}>
      <Icon name={isLiked ? 'heartf' : 'heart'} />
    </span>
  );
}
