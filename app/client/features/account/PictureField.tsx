import { useRef } from 'react';

import { IMAGE_TYPES } from '../../../contract/plain.ts';
import { Avatar } from '../../ui/avatar/Avatar.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { editWords } from './account-words.ru.ts';
import type { useSendPicture } from './use-send-picture.ts';

import styles from './EditProfile.module.css';

interface PictureFieldProps {
  readonly name: string;
  /** URL of the picture; `null`: initials. */
  readonly picture: string | null;
  readonly sending: ReturnType<typeof useSendPicture>;
  readonly onPicture: (url: string | null) => void;
}

/** The profile's picture: uploaded at once, stored with the form. */
export function PictureField({ name, picture, sending, onPicture }: PictureFieldProps) {
  const file = useRef<HTMLInputElement>(null);
  return (
    <div className={styles.picture}>
      <Avatar name={name} picture={picture} size="huge" />
      <div className={styles.pictureButtons}>
        <input
          ref={file}
          type="file"
          hidden
          accept={IMAGE_TYPES.join(',')}
          aria-label={editWords.changePhoto}
          onChange={({ target }) => {
            const [chosen] = target.files ?? [];
            // The same file may be chosen again after a failure.
            target.value = '';
            if (chosen !== undefined) sending.mutate(chosen);
          }}
        />
        <Button
          variant="soft"
          size="small"
          busy={sending.isPending ? editWords.sendingPhoto : null}
          onClick={() => file.current?.click()}
        >
          <Icon name="camera" />
          {editWords.changePhoto}
        </Button>
        {picture !== null && (
          <Button variant="text" size="small" onClick={() => onPicture(null)}>
            {editWords.removePhoto}
          </Button>
        )}
      </div>
      <p className={styles.error} role="alert">
        {sending.isError && `${editWords.photoFailed} ${sending.error.message}`}
      </p>
    </div>
  );
}
