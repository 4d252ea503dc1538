import { useState } from 'react';

import { toInitials } from './to-initials.ts';

import styles from './Avatar.module.css';

interface AvatarProps {
  readonly name: string;
  /** URL of the picture; `null` and the text `null` mean none (spec §2). */
  readonly picture: string | null;
  /** 36, 56 or 64 px. */
  readonly size?: 'small' | 'large' | 'huge';
}

/** A user's picture, or the initials when it is absent or fails to load. The name is beside it. */
export function Avatar({ name, picture, size = 'small' }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const hasPicture = picture !== null && picture !== '' && picture !== 'null' && picture !== broken;
  return (
    <span className={styles.avatar} data-size={size} aria-hidden="true">
      {hasPicture ? (
        <img
          className={styles.picture}
          src={smallOf(picture)}
          alt=""
          onError={() => setBroken(picture)}
        />
      ) : (
        toInitials(name)
      )}
    </span>
  );
}

/** The smallest variant of an uploaded picture, whose URL names that of a page's photo. */
function smallOf(picture: string): string {
  return picture.replace(/\/960\.webp$/, '/160.webp');
}
