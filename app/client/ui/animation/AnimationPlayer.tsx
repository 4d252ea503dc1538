import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';

import { Icon } from '../icon/Icon.tsx';
import { animationMessage } from './animation-error.ts';
import { animationWords } from './animation-words.ru.ts';
import { drawAnimation } from './draw-animation.ts';
import { loadAnimation } from './load-animation.ts';

import styles from './AnimationPlayer.module.css';

interface AnimationPlayerProps {
  /** URL of a `.json` or `.lottie` file. */
  readonly source: string;
  /** What the animation shows, for screen readers. */
  readonly label: string;
  readonly isLooped?: boolean;
  /** Whether the person can pause it and choose a frame. */
  readonly hasControls?: boolean;
  /** Shown until the animation is drawn, and instead of the error picture. */
  readonly fallback?: ReactNode;
}

/** A drawn animation, as the controls use it. */
type Drawn = ReturnType<typeof drawAnimation>;

/** What the player shows. */
type PlayerState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'drawn'; readonly animation: Drawn }
  | { readonly kind: 'failed'; readonly message: string };

const LOADING = { kind: 'loading' } as const;
const STILL = '(prefers-reduced-motion: reduce)';

/**
 * Plays an animation from a URL. Where motion is not wanted it shows the last frame. A failure is an
 * error picture with its message, and disabled controls (spec §8).
 */
export function AnimationPlayer(props: AnimationPlayerProps) {
  const { source, label, isLooped = false, hasControls = false, fallback } = props;
  const screen = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<PlayerState>(LOADING);

  useEffect(() => {
    const leaving = new AbortController();
    const container = screen.current;
    const play = async () => {
      const data = await loadAnimation(source, leaving.signal);
      if (container === null || leaving.signal.aborted) return;
      const isMoving = !matchMedia(STILL).matches;
      const animation = drawAnimation({ container, data, isLooped, isMoving });
      leaving.signal.addEventListener('abort', () => animation.destroy());
      setState({ kind: 'drawn', animation });
    };
    play().catch((error: unknown) => {
      if (leaving.signal.aborted) return;
      setState({ kind: 'failed', message: animationMessage(error) });
    });
    return () => {
      leaving.abort();
      setState(LOADING);
    };
  }, [source, isLooped]);

  const isFailed = state.kind === 'failed' && fallback === undefined;
  return (
    <div className={styles.player} data-state={state.kind}>
      <div ref={screen} className={styles.screen} role="img" aria-label={label} />
      {state.kind !== 'drawn' && fallback}
      {isFailed && (
        <p className={styles.error} role="alert">
          <Icon name="alert" size={24} />
          {state.message}
        </p>
      )}
      {hasControls && <Controls animation={state.kind === 'drawn' ? state.animation : null} />}
    </div>
  );
}

/** Disabled without an animation. */
function Controls({ animation }: { readonly animation: Drawn | null }) {
  const [isPaused, setPaused] = useState(() => matchMedia(STILL).matches);
  const [frame, setFrame] = useState(0);

  useEffect(() => {
    // Never removed: the end of the animation removes them.
    animation?.addEventListener('enterFrame', () => setFrame(animation.currentFrame));
    animation?.addEventListener('complete', () => setPaused(true));
  }, [animation]);

  const last = animation === null ? 0 : animation.totalFrames - 1;
  return (
    <div className={styles.controls}>
      <button
        type="button"
        className={styles.button}
        disabled={animation === null}
        aria-label={isPaused ? animationWords.play : animationWords.pause}
        onClick={() => {
          if (isPaused) animation?.goToAndPlay(frame >= last ? 0 : frame, true);
          else animation?.pause();
          setPaused(!isPaused);
        }}
      >
        <Icon name={isPaused ? 'play' : 'pause'} size={24} />
      </button>
      <input
        type="range"
        className={styles.frames}
        disabled={animation === null}
        aria-label={animationWords.frame}
        min={0}
        max={Math.max(1, Math.floor(last))}
        value={Math.round(frame)}
        // Not `onChange`, which React drops for the frame that is just shown.
        onInput={({ currentTarget }) => {
          animation?.goToAndStop(currentTarget.valueAsNumber, true);
          setFrame(currentTarget.valueAsNumber);
          setPaused(true);
        }}
      />
    </div>
  );
}
