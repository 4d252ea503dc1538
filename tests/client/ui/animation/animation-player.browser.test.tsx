import { strToU8, zipSync } from 'fflate';
import { describe, expect, test, vi, onTestFinished, beforeEach } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';

import '../../../../app/client/ui/page.css';
import animation from '../../../../app/client/public/art/success-check.json?raw';
import { animationMessage } from '../../../../app/client/ui/animation/animation-error.ts';
import { AnimationPlayer } from '../../../../app/client/ui/animation/AnimationPlayer.tsx';
import { drawAnimation } from '../../../../app/client/ui/animation/draw-animation.ts';
import { findViolations } from '../../../browser/find-violations.ts';
import { withMotion } from '../../../browser/with-motion.ts';

withMotion();

const MANIFEST = JSON.stringify({ version: '1', animations: [{ id: 'check' }] });
const bundle = (files: Readonly<Record<string, string>>) =>
  zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));

/** Answers the file of an animation; `null` is a failed network. */
function answerFile(content: string | Uint8Array | null, status = 200): void {
  const network = vi.spyOn(window, 'fetch').mockImplementation(async () => {
    if (content === null) throw new TypeError('Failed to fetch');
    const bytes = typeof content === 'string' ? strToU8(content) : content;
    return new Response(Uint8Array.from(bytes), { status });
  });
  onTestFinished(() => network.mockRestore());
}

const open = () => render(<AnimationPlayer source="/check" label="Готово" hasControls />);
const picture = page.getByRole('img', { name: 'Готово' });
const frames = page.getByRole('slider', { name: 'Кадр' });

beforeEach(() => page.viewport(800, 600));

describe('the animation player', () => {
  test.for([
    { file: animation, why: '.json' },
    {
      file: bundle({ 'manifest.json': MANIFEST, 'animations/check.json': animation }),
      why: '.lottie 1',
    },
    { file: bundle({ 'manifest.json': MANIFEST, 'a/check.json': animation }), why: '.lottie 2' },
  ])('plays a file: $why', async ({ file }) => {
    answerFile(file);
    const { container } = await open();
    await expect.element(frames).toBeEnabled();
    await expect.element(picture).toBeVisible();
    expect(container.querySelectorAll('svg path').length).toBeGreaterThan(0);
    expect(await findViolations(container)).toEqual([]);
  });

  test('is paused, moved to a frame, and started again', async () => {
    answerFile(animation);
    await open();
    await expect.element(frames).toBeEnabled();
    await frames.fill('10');
    await expect.element(frames).toHaveValue('10');
    const play = page.getByRole('button', { name: 'Воспроизвести' });
    await play.click();
    await expect.element(page.getByRole('button', { name: 'Пауза' })).toBeVisible();
    // It is not looped: at its end it can be played again.
    await expect.element(play).toBeVisible();
    await expect.element(frames).toHaveValue('59');
  });

  test('is paused by a choice of the frame that it shows just then', async () => {
    answerFile(animation);
    await render(<AnimationPlayer source="/check" label="Готово" hasControls isLooped />);
    await expect.element(frames).toBeEnabled();
    frames.element().dispatchEvent(new InputEvent('input', { bubbles: true }));
    await expect.element(page.getByRole('button', { name: 'Воспроизвести' })).toBeVisible();
  });

  test.for([
    { file: 'no JSON', message: 'Broken or corrupted file' },
    { file: '{"layers":1}', message: 'Broken or corrupted file' },
    { file: 'PK and nothing more', message: 'Broken or corrupted file' },
    { file: null, message: 'Something went wrong' },
    { file: bundle({ 'a.json': animation }), message: 'Manifest not found' },
    {
      file: bundle({ 'manifest.json': '{"animations":[]}' }),
      message: 'No animations listed in manifest',
    },
    { file: bundle({ 'manifest.json': MANIFEST }), message: 'Broken or corrupted file' },
  ])(
    'shows a picture of the error «$message», and no usable control',
    async ({ file, message }) => {
      answerFile(file);
      await open();
      await expect.element(page.getByRole('alert')).toHaveTextContent(message);
      await expect.element(frames).toBeDisabled();
      await expect
        .element(page.getByRole('button', { name: /Пауза|Воспроизвести/ }))
        .toBeDisabled();
    },
  );

  test('reports a missing file, and an unknown error', async () => {
    answerFile('', 404);
    await open();
    await expect.element(page.getByRole('alert')).toHaveTextContent('Something went wrong');
    expect(animationMessage('a text')).toBe('Unknown error');
  });

  test('reports an animation that draws nothing', () => {
    // A picture in which the library can put nothing.
    const container = document.createElement('div');
    container.append = () => undefined;
    container.appendChild = (child) => child;
    const data = { ...JSON.parse(animation), fr: 60, ip: 0, op: 60, layers: [] };
    const draw = () => drawAnimation({ container, data, isLooped: false, isMoving: false });
    expect(draw).toThrow('Could not retrieve animation from DOM');
  });

  test('shows its fallback instead of the error', async () => {
    answerFile(null);
    await render(<AnimationPlayer source="/check" label="Готово" fallback={<b>Галочка</b>} />);
    await expect.element(page.getByText('Галочка')).toBeVisible();
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  });
});
