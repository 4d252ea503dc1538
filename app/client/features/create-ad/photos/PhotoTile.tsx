import { useState } from 'react';

import { imageSrcSet } from '../../../../contract/plain.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import type { Photo } from './photo-list.ts';
import { PhotoMenu } from './PhotoMenu.tsx';
import type { PhotoMove } from './PhotoMenu.tsx';
import { photosWords } from './photos-words.ru.ts';
import { usePhotoDrag } from './use-photo-drag.ts';

import styles from './PhotoTile.module.css';

interface PhotoTileProps {
  readonly photo: Photo;
  /** From 0; the first is the cover. */
  readonly index: number;
  readonly count: number;
  readonly onMove: (id: string, move: PhotoMove) => void;
  readonly onRetry: (id: string) => void;
}

/** One photo: its picture, progress and actions. */
export function PhotoTile({ photo, index, count, onMove, onRetry }: PhotoTileProps) {
  const { id, stage } = photo;
  const [tile, setTile] = useState<HTMLLIElement | null>(null);
  const drag = usePhotoDrag(tile, { id, index, count });

  return (
    <li ref={setTile} className={styles.tile} data-stage={stage.type} data-drag={drag}>
      <div className={styles.frame}>
        <PhotoPicture photo={photo} index={index} />
        {stage.type === 'failed' && (
          <div className={styles.failure}>
            <span className={styles.sign}>
              <Icon name="alertf" size={18} />
            </span>
            <span className={styles.reason}>{stage.reason}</span>
            <Remedy name={photosWords.retry} index={index} onPress={() => onRetry(id)} />
          </div>
        )}
        {(stage.type === 'waiting' || stage.type === 'uploading') && <UploadBar photo={photo} />}
        {index === 0 && stage.type === 'done' && (
          <span className={styles.cover}>{photosWords.cover}</span>
        )}
      </div>
      <PhotoMenu index={index} count={count} onMove={(move) => onMove(id, move)} />
    </li>
  );
}

interface PictureProps {
  readonly photo: Photo;
  readonly index: number;
}

function PhotoPicture({ photo: { preview, stage }, index }: PictureProps) {
  if (stage.type === 'failed') return null;
  const url = stage.type === 'done' ? stage.url : null;
  const src = preview ?? url;
  if (src === null) return null;
  const name = photosWords.photo(index + 1);
  return (
    <img
      className={styles.picture}
      {...(preview === null && {
        srcSet: imageSrcSet(src) ?? undefined,
        sizes: '(max-width: 768px) 66vw, 280px',
      })}
      src={src}
      alt={index === 0 ? `${name}, ${photosWords.cover.toLocaleLowerCase('ru')}` : name}
      draggable={false}
    />
  );
}

function UploadBar({ photo: { stage } }: { readonly photo: Photo }) {
  const share = stage.type === 'uploading' ? stage.share : 0;
  const words = stage.type === 'uploading' ? photosWords.percent(share) : photosWords.waiting;
  return (
    <>
      <b className={styles.share}>{words}</b>
      <progress className={styles.bar} value={share} max={1} aria-label={words} />
    </>
  );
}

interface RemedyProps {
  readonly name: string;
  readonly index: number;
  readonly onPress: () => void;
}

/** The action for a failed photo. */
function Remedy({ name, index, onPress }: RemedyProps) {
  return (
    <button
      type="button"
      className={styles.remedy}
      data-remedy
      aria-label={`${name}: ${photosWords.photo(index + 1)}`}
      onClick={onPress}
    >
      {name}
    </button>
  );
}
