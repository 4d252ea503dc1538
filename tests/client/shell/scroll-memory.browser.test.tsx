import { afterEach, beforeAll, expect, test } from 'vitest';
import { navigate } from 'wouter/use-browser-location';

import { followScroll } from '../../../app/client/shell/history/follow-scroll.ts';
import { goBack } from '../../../app/client/shell/history/go-back.ts';

const home = location.href;
const page = document.createElement('div');

/** Draws a page of a height in pixels. */
function draw(height: number): void {
  page.style.height = `${height}px`;
}

/** Moves through the history, and waits for the browser. */
function travel(steps: number): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  addEventListener('popstate', () => resolve(), { once: true });
  history.go(steps);
  return promise;
}

beforeAll(() => {
  document.body.append(page);
  draw(5_000);
  followScroll();
});

afterEach(() => {
  navigate(home, { replace: true });
  draw(5_000);
});

test('a new page starts at its top, and a previous one keeps its scroll position', async () => {
  navigate('/first');
  window.scrollTo(0, 1_200);
  navigate('/second');
  expect(window.scrollY).toBe(0);
  window.scrollTo(0, 300);
  await travel(-1);
  await expect.poll(() => window.scrollY).toBe(1_200);
  await travel(1);
  await expect.poll(() => window.scrollY).toBe(300);
});

test('the same page with another filter stays where it is, and has a position of its own', async () => {
  navigate('/filtered');
  window.scrollTo(0, 400);
  navigate('/filtered?make=1', { state: { isInPlace: true } });
  expect(window.scrollY).toBe(400);
  window.scrollTo(0, 700);
  await travel(-1);
  await expect.poll(() => window.scrollY).toBe(400);
  await travel(1);
  await expect.poll(() => window.scrollY).toBe(700);
});

test('a page with late content is scrolled once it is tall enough', async () => {
  navigate('/late');
  window.scrollTo(0, 2_000);
  navigate('/other');
  addEventListener('popstate', () => draw(1_000), { once: true });
  await travel(-1);
  await expect.poll(() => window.scrollY).toBe(1_000 - window.innerHeight);
  draw(5_000);
  await expect.poll(() => window.scrollY).toBe(2_000);
});

test('scrolling by the person cancels the restoration', async () => {
  navigate('/taken-over');
  window.scrollTo(0, 2_000);
  navigate('/other');
  addEventListener('popstate', () => draw(1_000), { once: true });
  await travel(-1);
  await expect.poll(() => window.scrollY).toBe(1_000 - window.innerHeight);
  dispatchEvent(new WheelEvent('wheel'));
  window.scrollTo(0, 50);
  const grown = Promise.withResolvers<void>();
  const observer = new ResizeObserver(() => {
    if (page.offsetHeight === 5_000) grown.resolve();
  });
  observer.observe(page);
  draw(5_000);
  await grown.promise;
  observer.disconnect();
  expect(window.scrollY).toBe(50);
});

test('a page that another site returns to keeps its scroll position', async () => {
  navigate('/left-for-another-site');
  window.scrollTo(0, 900);
  dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
  window.scrollTo(0, 0);
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await expect.poll(() => window.scrollY).toBe(900);
});

test('a position is written while its page is open, not only when it is left', async () => {
  navigate('/read-for-a-while');
  window.scrollTo(0, 640);
  await expect.poll(() => sessionStorage.getItem('scroll')).toMatch(/,640\]\]$/);
});

test('replacing the query keeps the scroll position', () => {
  navigate('/search?q=a');
  window.scrollTo(0, 700);
  navigate('/search?q=b', { replace: true });
  expect(window.scrollY).toBe(700);
});

test('the state that a page stores in a history entry is kept', () => {
  navigate('/with-state', { state: { from: 'home' } });
  expect(history.state).toMatchObject({ from: 'home' });
});

test('back opens the previous page', async () => {
  navigate('/one');
  navigate('/two');
  const back = Promise.withResolvers<void>();
  addEventListener('popstate', () => back.resolve(), { once: true });
  goBack();
  await back.promise;
  expect(location.pathname).toBe('/one');
});
