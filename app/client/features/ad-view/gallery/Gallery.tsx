import { useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';

import { imageSrcSet } from '../../../../contract/plain.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { Picture } from '../../../ui/picture/Picture.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden/VisuallyHidden.tsx';
import { adViewWords, photoOf, photosText } from '../ad-view-words.ru.ts';
import { GalleryThumbs } from './GalleryThumbs.tsx';
import { showViewer } from './show-viewer.ts';

import styles from './Gallery.module.css';

const SIZES = '(max-width: 768px) 100vw, (max-width: 1100px) 65vw, 920px';
const WIDTH = 920;
const HEIGHT = 560;

interface GalleryProps {
  /** URLs of the photos, at least one, the cover first. */
  readonly photos: readonly string[];
  /** Alternative text: the ad's title. */
  readonly title: string;
  /** Controls over the photo's top edge. */
  readonly children?: ReactNode;
}

/**
 * The photos of an ad: a row that scrolls by swipe and arrow buttons; a press opens them
 * fullscreen. On desktop with thumbnails.
 */
export function Gallery({ photos, title, children }: GalleryProps) {
  const [index, setIndex] = useState(0);
  const track = useRef<HTMLDivElement>(null);
  const count = photos.length;
  const show = (slide: number) => scrollToSlide(track.current, slide);
  // A second press may precede the first one's scroll event: the position is read from the row.
  const turn = (step: number) => show(slideInView(track.current) + step);
  const open = (start: number) => showViewer({ photos, title, start });
  const turnByKey = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step === undefined || count < 2) return;
    event.preventDefault();
    turn(step);
  };

  return (
    <section aria-label={photosText(count)}>
      <div className={styles.gallery} role="presentation" onKeyDown={turnByKey}>
        <div className={styles.main}>
          <div
            ref={track}
            className={styles.track}
            onScroll={({ currentTarget }) => setIndex(slideInView(currentTarget))}
          >
            <Slides photos={photos} index={index} onOpen={open} />
          </div>
          {children}
          {count > 1 && <Turns index={index} count={count} onTurn={turn} />}
        </div>
        {count > 1 && <GalleryThumbs photos={photos} index={index} onShow={show} onMore={open} />}
      </div>
    </section>
  );
}

function slideInView(track: HTMLElement | null): number {
  return track === null ? 0 : Math.round(track.scrollLeft / track.clientWidth);
}

/** Scrolls to a slide; before the first comes the last. Moves the focus with it if it was there. */
function scrollToSlide(track: HTMLElement | null, index: number): void {
  if (track === null) return;
  const count = track.children.length;
  const shown = (index + count) % count;
  track.scrollTo({ left: shown * track.clientWidth, behavior: 'instant' });
  const slide = track.children[shown];
  if (!track.contains(document.activeElement) || !(slide instanceof HTMLElement)) return;
  slide.focus({ preventScroll: true });
}

interface SlidesProps {
  readonly photos: readonly string[];
  readonly index: number;
  readonly onOpen: (slide: number) => void;
}

function Slides({ photos, index, onOpen }: SlidesProps) {
  return photos.map((url, slide) => (
    <button
      key={url}
      type="button"
      className={styles.slide}
      aria-label={photoOf(slide + 1, photos.length)}
      tabIndex={slide === index ? 0 : -1}
      onClick={() => onOpen(slide)}
    >
      <Picture
        src={url}
        srcSet={imageSrcSet(url)}
        sizes={SIZES}
        width={WIDTH}
        height={HEIGHT}
        isFirst={slide === 0}
        isNear={Math.abs(slide - index) === 1}
      />
    </button>
  ));
}

interface TurnsProps {
  readonly index: number;
  readonly count: number;
  /** Number of photos, negative to the left. */
  readonly onTurn: (step: number) => void;
}

function Turns({ index, count, onTurn }: TurnsProps) {
  return (
    <>
      {(['left', 'right'] as const).map((side) => (
        <button
          key={side}
          type="button"
          className={styles.turn}
          data-to={side}
          aria-label={side === 'left' ? adViewWords.previous : adViewWords.next}
          onClick={() => onTurn(side === 'left' ? -1 : 1)}
        >
          <Icon name={side} />
        </button>
      ))}
      <p className={styles.count} role="status">
        <span aria-hidden="true">
          {index + 1} / {count}
        </span>
        <VisuallyHidden>{photoOf(index + 1, count)}</VisuallyHidden>
      </p>
    </>
  );
}
