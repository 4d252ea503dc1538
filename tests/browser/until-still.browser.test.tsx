import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';

import { findViolations } from './find-violations.ts';
import { untilStill } from './until-still.ts';

const FADE = `
  @keyframes fade { from { opacity: 0 } }
  @keyframes life { to { opacity: 1 } }
  @keyframes spin { to { rotate: 1turn } }
  .fading { animation: fade 500ms }
  .before::before { content: 'x'; animation: fade 500ms }
  .backdrop::backdrop { background: gray; animation: fade 500ms }
  .transition { opacity: 0; transition: opacity 500ms }
  .transition.shown { opacity: 1 }
  .timer { animation: life 60s }
  .paused { animation: fade 60s paused }
  .endless { animation: spin 1s infinite }
`;

beforeEach(() => {
  const style = document.createElement('style');
  style.textContent = FADE;
  document.head.append(style);
  const main = document.createElement('main');
  document.body.append(main);
  onTestFinished(() => {
    style.remove();
    main.remove();
  });
});

function draw(html: string): Element {
  const main = document.querySelector('main');
  main?.insertAdjacentHTML('beforeend', html);
  const element = main?.lastElementChild ?? null;
  if (element === null) throw new Error(`Nothing is drawn of ${html}.`);
  return element;
}

/** Current opacity of every animation on the page. */
const opacityOf = (element: Element, pseudo?: string) => getComputedStyle(element, pseudo).opacity;

describe('a page', () => {
  test('is still once a fade has ended, of an element or of a pseudo-element', async () => {
    const [element, other] = [draw('<p class="fading">x</p>'), draw('<p class="before">x</p>')];
    expect([opacityOf(element), opacityOf(other, '::before')]).not.toContain('1');
    await untilStill(5000);
    expect([opacityOf(element), opacityOf(other, '::before')]).toEqual(['1', '1']);
  });

  test('is still once a backdrop has faded in', async () => {
    const dialog = draw('<dialog class="backdrop">x</dialog>');
    if (dialog instanceof HTMLDialogElement) dialog.showModal();
    expect(opacityOf(dialog, '::backdrop')).not.toBe('1');
    await untilStill(5000);
    expect(opacityOf(dialog, '::backdrop')).toBe('1');
  });

  test('is still once a transition has ended, and one that starts at its end', async () => {
    const [first, second] = [
      draw('<p class="transition">x</p>'),
      draw('<p class="transition">x</p>'),
    ];
    expect(opacityOf(first)).toBe('0');
    first.addEventListener('transitionend', () => second.classList.add('shown'));
    first.classList.add('shown');
    await untilStill(5000);
    expect([opacityOf(first), opacityOf(second)]).toEqual(['1', '1']);
  });

  test.for(['timer', 'paused'])(
    'is still under an animation that changes nothing: %s',
    async (name) => {
      draw(`<p class="${name}">x</p>`);
      await untilStill(1000);
    },
  );

  test('is never still under an endless animation', async () => {
    draw('<p class="endless">x</p>');
    await expect(untilStill(300)).rejects.toThrow('Still moving: spin of p.endless.');
  });
});

describe('a scan', () => {
  test('waits for a text that fades in', async () => {
    const text = draw('<p class="fading" style="color: #666; background: #fff">Популярные</p>');
    expect(await findViolations(text)).toEqual([]);
    expect(opacityOf(text)).toBe('1');
  });
});
