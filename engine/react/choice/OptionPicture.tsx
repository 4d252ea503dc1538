import { useState } from 'react';

import styles from './OptionPicture.module.css';

/** Props of the picture of an option. */
export interface OptionPictureProps {
  /** `Option.icon`: an address is drawn, a colour is not a picture. */
  readonly icon: string | null;
  readonly size: 'small' | 'tile';
}

/** The server's picture beside the name of the same thing; absent when it cannot be loaded. */
export function OptionPicture({ icon, size }: OptionPictureProps) {
  const [broken, setBroken] = useState<string | null>(null);
  if (icon === null || icon.startsWith('#') || icon === broken) return null;
  const { width, height } = SIZES[size];
  return (
    <img
      className={styles.picture}
      src={icon}
      alt=""
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
      draggable={false}
      onError={() => setBroken(icon)}
    />
  );
}

const SIZES = { small: { width: 24, height: 24 }, tile: { width: 56, height: 28 } } as const;
