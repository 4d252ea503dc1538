import { aim } from './aim.ts';
import { measureOpen } from './measure.ts';
import { read, setPicker } from './read.ts';
import { reportComplaints } from './report-complaints.ts';

/** Address and scroll position of the page. */
function place() {
  const { pathname, search } = location;
  return {
    address: `${pathname}${search}`,
    scrollY: window.scrollY,
    arePhotosShown: arePhotosShown(),
  };
}

/** Whether every picture in the viewport is loaded. */
function arePhotosShown(): boolean {
  return [...document.images].every((image) => {
    const { top, bottom } = image.getBoundingClientRect();
    return image.complete || bottom < 0 || top > innerHeight;
  });
}

/** Number of files that the page has loaded: from the browser's cache, too, which no proxy sees. */
function loaded(): number {
  return performance.getEntriesByType('resource').length;
}

/** Scrolls the page to a position, in px. */
function scrollPage(top: number): void {
  window.scrollTo({ top, behavior: 'instant' });
}

/** Title and headings of the page, and how far it is wider than the window, in px. */
function screen() {
  const { scrollWidth, clientWidth } = document.documentElement;
  const headings = [...document.querySelectorAll('h1')].filter((one) => one.checkVisibility());
  return {
    title: document.title,
    headings: headings.map(({ textContent }) => textContent.trim()),
    overflow: scrollWidth - clientWidth,
    isBusy: document.querySelector('main [aria-busy="true"]') !== null,
  };
}

const probe = { aim, measureOpen, read, setPicker, place, loaded, scrollPage, screen };

/** Functions that the tests call in a page; every result is JSON. */
export type Probe = typeof probe;

declare global {
  interface Window {
    bozorProbe?: Probe;
  }
}

window.bozorProbe = probe;
reportComplaints();
