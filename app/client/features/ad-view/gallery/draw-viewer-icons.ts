import type { IconName } from '../../../ui/icon/icon-name.ts';
import sprite from '../../../ui/icon/icons.svg?no-inline';

const SVG = 'http://www.w3.org/2000/svg';
const SIZE = '24';

/** Icons of the buttons of PhotoSwipe, by its names; of several the style shows one. */
const ICONS: Readonly<Record<string, readonly IconName[]>> = {
  close: ['close'],
  zoom: ['plus', 'minus'],
  'arrow--prev': ['left'],
  'arrow--next': ['right'],
};

/** Draws the site's icons on the buttons of the viewer, which were created without any. */
export function drawViewerIcons(viewer: HTMLElement): void {
  for (const [button, icons] of Object.entries(ICONS)) {
    viewer.querySelector(`.pswp__button--${button}`)?.append(...icons.map(toDrawing));
  }
}

/** By elements: the page's policy allows a script no markup with an address. */
function toDrawing(name: IconName): SVGElement {
  const drawing = document.createElementNS(SVG, 'svg');
  const use = document.createElementNS(SVG, 'use');
  use.setAttribute('href', `${sprite}#${name}`);
  drawing.setAttribute('width', SIZE);
  drawing.setAttribute('height', SIZE);
  drawing.setAttribute('aria-hidden', 'true');
  drawing.append(use);
  return drawing;
}
