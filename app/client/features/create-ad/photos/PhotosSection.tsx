import { useSelector } from '@xstate/react';
import { useId, useRef } from 'react';

import { Icon } from '../../../ui/icon/Icon.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden/VisuallyHidden.tsx';
import { AddPhotos } from './AddPhotos.tsx';
import { countAt } from './photo-list.ts';
import type { PhotoList } from './photo-list.ts';
import type { PhotoQueue } from './photo-queue.machine.ts';
import { photosNews, photosWords } from './photos-words.ru.ts';
import { PhotoTile } from './PhotoTile.tsx';
import { RefusedFiles } from './RefusedFiles.tsx';
import { useFileDrop } from './use-file-drop.ts';
import { usePhotoMoves } from './use-photo-moves.ts';

import styles from './PhotosSection.module.css';

interface PhotosSectionProps {
  readonly queue: PhotoQueue;
  /** Whether an ad requires a photo. */
  readonly isRequired: boolean;
  /** Why the ad cannot be published with these photos; `null` when it can. */
  readonly fault: string | null;
}

/**
 * Photos of the ad: chosen, dropped or pasted, ordered by drag or by menu, with the progress of
 * each.
 */
export function PhotosSection({ queue, isRequired, fault }: PhotosSectionProps) {
  const titleId = useId();
  const faultId = useId();
  const section = useRef<HTMLElement>(null);
  const photos = useSelector(queue, ({ context }) => context.photos);
  const limit = useSelector(queue, ({ context }) => context.limit);
  const isOverfull = useSelector(queue, ({ context }) => context.isOverfull);
  const { news, add, move } = usePhotoMoves(queue, section);
  const { isOver, ...dropping } = useFileDrop(add);
  const problem = fault ?? (isOverfull ? photosWords.overfull(limit) : null);

  return (
    <section
      ref={section}
      className={styles.section}
      aria-labelledby={titleId}
      data-over={isOver}
      {...dropping}
    >
      <PhotosTitle id={titleId} isRequired={isRequired} />
      <p className={styles.hint}>{photosWords.hint(limit)}</p>
      <ul className={styles.tiles} aria-label={photosWords.list}>
        {photos.map((photo, index) => (
          <PhotoTile
            key={photo.id}
            photo={photo}
            index={index}
            count={photos.length}
            onMove={(id, kind) => move(id, kind)}
            onRetry={(id) => queue.send({ type: 'photo.retried', id })}
          />
        ))}
        {photos.length < limit && (
          <li className={styles.last}>
            <AddPhotos
              isFirst={photos.length === 0}
              isDropping={isOver}
              describedBy={problem === null ? undefined : faultId}
              onChoose={add}
            />
          </li>
        )}
      </ul>
      <RefusedFiles queue={queue} />
      <p id={faultId} className={styles.fault} role="alert">
        {problem !== null && (
          <>
            <Icon name="alertf" size={18} />
            {problem}
          </>
        )}
      </p>
      <PhotosStatus news={news} photos={photos} />
    </section>
  );
}

function PhotosTitle({ id, isRequired }: { readonly id: string; readonly isRequired: boolean }) {
  return (
    <h2
      id={id}
      className={styles.title}
      // Not an unseen text after the title: a space would be read before its comma.
      aria-label={isRequired ? `${photosWords.title}, ${photosWords.required}` : undefined}
    >
      {photosWords.title}
      {isRequired && (
        <span className={styles.mark} aria-hidden="true">
          *
        </span>
      )}
    </h2>
  );
}

interface PhotosStatusProps {
  /** The last move of the person. */
  readonly news: string;
  readonly photos: PhotoList;
}

/** Announcements for screen readers: the person's moves, and the number of uploaded photos. */
function PhotosStatus({ news, photos }: PhotosStatusProps) {
  const isUploading = countAt(photos, 'uploading') > 0;
  const done = countAt(photos, 'done');
  return (
    <VisuallyHidden>
      <span role="status">{news}</span>
      <span role="status">{isUploading && photosNews.uploaded(done, photos.length)}</span>
    </VisuallyHidden>
  );
}
