import PhotoSwipe from 'photoswipe';

import { imageSrcSet } from '../../../../contract/plain.ts';
import { adViewWords, photoOf, photosText } from '../ad-view-words.ru.ts';
import type { ViewerRequest } from './viewer-request.ts';

import 'photoswipe/style.css';
import styles from './viewer.module.css';

declare global {
  /** What TypeScript does not know yet (HTML standard, «Close requests and close watchers»). */
  interface Window {
    readonly CloseWatcher?: new (options: { readonly signal: AbortSignal }) => EventTarget;
  }
}

/** The widest variant of a picture; one without variants is drawn as wide. */
const WIDTH = 1600;
/** The shape of most photos, until one has come and told its own. */
const HEIGHT = 1200;
/** DESIGN §4, «Motion». */
const FADE_MS = 200;
/** Shapes nearer than this are the same. */
const NEGLIGIBLE = 2;

/**
 * Opens photos over the whole screen: zoom, swipe, arrows; Esc and the back button of a phone close
 * it, and the focus returns.
 */
export function openViewer({ photos, title, start }: ViewerRequest): void {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const viewer = new PhotoSwipe({
    dataSource: photos.map((src, place) => ({
      src,
      srcset: imageSrcSet(src) ?? '',
      width: WIDTH,
      height: HEIGHT,
      alt: `${title}. ${photoOf(place + 1, photos.length)}`,
    })),
    index: start,
    mainClass: styles.viewer ?? '',
    bgOpacity: 1,
    counter: false,
    loop: photos.length > 1,
    escKey: window.CloseWatcher === undefined,
    showHideAnimationType: isStill ? 'none' : 'fade',
    showAnimationDuration: FADE_MS,
    hideAnimationDuration: FADE_MS,
    ...(isStill && { zoomAnimationDuration: false }),
    closeTitle: adViewWords.close,
    zoomTitle: adViewWords.zoom,
    arrowPrevTitle: adViewWords.previous,
    arrowNextTitle: adViewWords.next,
    errorMsg: adViewWords.photoFailed,
  });
  correctShapes(viewer);
  nameParts(viewer, photos.length);
  closeOnWishes(viewer);
  viewer.init();
}

/** A browser that knows what a wish to close is (Esc, a phone's back button) tells of it. */
function closeOnWishes(viewer: PhotoSwipe): void {
  const ending = new AbortController();
  const { signal } = ending;
  const close = () => viewer.close();
  const { CloseWatcher } = window;
  if (CloseWatcher !== undefined) new CloseWatcher({ signal }).addEventListener('close', close);
  // Where it does not, back is another page: the photos do not stay over it.
  addEventListener('popstate', close, { signal });
  viewer.on('destroy', () => ending.abort());
}

/** Nobody tells a photo's shape before it comes; then its slide is made anew in that shape. */
function correctShapes(viewer: PhotoSwipe): void {
  viewer.on('loadComplete', ({ content }) => {
    const { element, data } = content;
    if (!(element instanceof HTMLImageElement) || element.naturalWidth === 0) return;
    const height = Math.round((WIDTH * element.naturalHeight) / element.naturalWidth);
    if (Math.abs(height - (data.height ?? HEIGHT)) < NEGLIGIBLE) return;
    data.height = height;
    viewer.refreshSlideContent(content.index);
  });
}

function nameParts(viewer: PhotoSwipe, count: number): void {
  viewer.on('uiRegister', () => {
    viewer.element?.setAttribute('aria-label', photosText(count));
    viewer.element?.setAttribute('aria-modal', 'true');
    viewer.ui?.registerElement({
      name: 'place',
      order: 5,
      className: styles.place ?? '',
      onInit: (element) => {
        element.setAttribute('role', 'status');
        viewer.on('change', () => {
          element.textContent = photoOf(viewer.currIndex + 1, count);
        });
      },
    });
  });
}
