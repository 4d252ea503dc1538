import PhotoSwipe from 'photoswipe';

import { imageSrcSet } from '../../../../contract/plain.ts';
import { adViewWords, photoOf, photosText } from '../ad-view-words.ru.ts';
import { drawViewerIcons } from './draw-viewer-icons.ts';
import type { ViewerRequest } from './viewer-request.ts';
import { viewerWords } from './viewer-words.ru.ts';

import 'photoswipe/style.css';
import styles from './viewer.module.css';

declare global {
  /** Missing in TypeScript's DOM types (HTML standard, «Close requests and close watchers»). */
  interface Window {
    readonly CloseWatcher?: new (options: { readonly signal: AbortSignal }) => EventTarget;
  }
}

/** The widest variant of a picture; the picture itself without variants. */
const WIDTH = 1600;
/** The most frequent aspect ratio, used until a photo is loaded. */
const HEIGHT = 1200;
/** DESIGN §4, «Motion». */
const FADE_MS = 200;
/** Tolerance of equal aspect ratios. */
const NEGLIGIBLE = 2;

/**
 * Opens photos fullscreen: zoom, swipe, arrows; Esc and a phone's back button close it, and the
 * focus returns.
 */
export function openViewer({ photos, title, start }: ViewerRequest): void {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const viewer = new PhotoSwipe({
    dataSource: photos.map((src, index) => ({
      src,
      srcset: imageSrcSet(src) ?? '',
      width: WIDTH,
      height: HEIGHT,
      alt: `${title}. ${photoOf(index + 1, photos.length)}`,
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
    closeSVG: '',
    zoomSVG: '',
    arrowPrevSVG: '',
    arrowNextSVG: '',
    closeTitle: viewerWords.close,
    zoomTitle: viewerWords.zoom,
    arrowPrevTitle: adViewWords.previous,
    arrowNextTitle: adViewWords.next,
    errorMsg: viewerWords.photoFailed,
  });
  correctShapes(viewer);
  nameParts(viewer, photos.length);
  closeOnRequests(viewer);
  followKeys(viewer, photos.length);
  viewer.init();
  if (viewer.element !== undefined) drawViewerIcons(viewer.element);
}

/** Reports close requests (Esc, a phone's back button) in browsers that support them. */
function closeOnRequests(viewer: PhotoSwipe): void {
  const ending = new AbortController();
  const { signal } = ending;
  // The viewer cannot close while it opens, and a close watcher reports one request alone.
  const close = () => {
    if (viewer.opener.isOpen) viewer.close();
    else viewer.on('openingAnimationEnd', () => viewer.close());
  };
  const { CloseWatcher } = window;
  if (CloseWatcher !== undefined) new CloseWatcher({ signal }).addEventListener('close', close);
  // In other browsers back leads to another page, where the photos close.
  addEventListener('popstate', close, { signal });
  viewer.on('destroy', () => ending.abort());
}

/** Home and End show the first and the last photo, + and − zoom; the viewer knows the arrows. */
function followKeys(viewer: PhotoSwipe, count: number): void {
  viewer.on('keydown', ({ originalEvent: { key } }) => {
    if (key === 'Home') viewer.goTo(0);
    if (key === 'End') viewer.goTo(count - 1);
    const slide = viewer.currSlide;
    const level = { '+': 'secondary', '=': 'secondary', '-': 'initial' } as const;
    if (slide === undefined || !(key === '+' || key === '=' || key === '-')) return;
    slide.zoomTo(slide.zoomLevels[level[key]], undefined, viewer.options.zoomAnimationDuration);
  });
}

/** A photo's aspect ratio is unknown until it is loaded; then its slide is recreated. */
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
