import { useState } from 'react';

import { toInitials } from './to-initials.ts';

import styles from './Avatar.module.css';

interface AvatarProps {
  readonly name: string;
  /** Address of the picture; `null` and the text `null` are no picture (spec §2). */
  readonly picture: string | null;
  /** 36, 56 or 64 px. */
  readonly size?: 'small' | 'large' | 'huge';
}

/** A person: the picture, or the initials when there is none or it does not load. The name stands beside it. */
export function Avatar({ name, picture, size = 'small' }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const hasPicture = picture !== null && picture !== '' && picture !== 'null' && picture !== broken;
  return (
    <span className={styles.avatar} data-size={size} aria-hidden="true">
      {hasPicture ? (
        <img className={styles.picture} src={picture} alt="" onError={() => setBroken(picture)} />
      ) : (
        toInitials(name)
      )}
    </span>
  );
}
