import { useRef } from 'react';

import { Icon } from '../../../ui/icon/Icon.tsx';
import { photosWords } from './photos-words.ru.ts';

import styles from './AddPhotos.module.css';

interface AddPhotosProps {
  /** There are no photos: the button has its long label. */
  readonly isFirst: boolean;
  /** Files are being dragged over the section. */
  readonly isDropping: boolean;
  /** Id of the error message of the photos. */
  readonly describedBy: string | undefined;
  readonly onChoose: (files: readonly File[]) => void;
}

/** Opens the device's file dialog. HEIC is accepted: browsers that decode it convert it to JPEG. */
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
          // The same file may be chosen again after its removal.
          currentTarget.value = '';
        }}
      />
    </>
  );
}
