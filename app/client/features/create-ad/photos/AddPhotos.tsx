import { useRef } from 'react';

import { Icon } from '../../../ui/icon/Icon.tsx';
import { photosWords } from './photos-words.ru.ts';

import styles from './AddPhotos.module.css';

interface AddPhotosProps {
  /** There are none yet: the button says so at full length. */
  readonly isFirst: boolean;
  /** Files are held over the section now. */
  readonly isDropping: boolean;
  /** Id of the sentence about what is wrong with the photos. */
  readonly describedBy: string | undefined;
  readonly onChoose: (files: readonly File[]) => void;
}

/** Opens the device's pictures. HEIC is offered: browsers that read it turn it into JPEG. */
export function AddPhotos({ isFirst, isDropping, describedBy, onChoose }: AddPhotosProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <button
        type="button"
        className={styles.add}
        data-add
        data-first={isFirst}
        aria-describedby={describedBy}
        aria-label={photosWords.add}
        onClick={() => input.current?.click()}
      >
        <Icon name="camera" size={24} />
        <span className={styles.words}>{isDropping ? photosWords.drop : photosWords.add}</span>
        <span className={styles.short}>{photosWords.addShort}</span>
      </button>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept="image/*,.heic,.heif"
        aria-label={photosWords.add}
        onChange={({ currentTarget }) => {
          onChoose(Array.from(currentTarget.files ?? []));
          // The same file may be chosen again after it was taken out.
          currentTarget.value = '';
        }}
      />
    </>
  );
}
