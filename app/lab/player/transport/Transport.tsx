import { useSyncExternalStore } from 'react';
import type { KeyboardEvent } from 'react';

import type { IconName } from '../../../client/ui/icon/icon-name.ts';
import { Icon } from '../../../client/ui/icon/Icon.tsx';
import { playerWords, speedName } from '../player-words.ru.ts';
import { SPEEDS } from './playback.ts';
import type { Playback } from './playback.ts';

import styles from './Transport.module.css';

interface TransportProps {
  readonly playback: Playback;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

interface Press {
  readonly icon: IconName;
  readonly name: string;
  /** `null` at the end of the trace in that direction. */
  readonly onPress: (() => void) | null;
}

/** Playback controls. A disabled button keeps the focus. */
export function Transport({ playback, onKeyDown }: TransportProps) {
  const { step, isPlaying, speed } = useSyncExternalStore(playback.subscribe, playback.snapshot);
  const { last, goTo } = playback;
  const [isFirst, isLast] = [step === 0, step === last];
  const presses: readonly Press[] = [
    { icon: 'first', name: playerWords.first, onPress: isFirst ? null : () => goTo(0) },
    { icon: 'left', name: playerWords.back, onPress: isFirst ? null : () => goTo(step - 1) },
    isPlaying
      ? { icon: 'pause', name: playerWords.pause, onPress: playback.pause }
      : { icon: 'play', name: playerWords.play, onPress: playback.play },
    { icon: 'right', name: playerWords.next, onPress: isLast ? null : () => goTo(step + 1) },
    { icon: 'last', name: playerWords.last, onPress: isLast ? null : () => goTo(last) },
  ];
  return (
    <div className={styles.transport}>
      {[...presses.entries()].map(([index, { icon, name, onPress }]) => (
        // The key is the position: the button keeps the focus when its action changes.
        <button
          key={index}
          type="button"
          className={styles.press}
          data-main={icon === 'play' || icon === 'pause'}
          aria-label={name}
          aria-disabled={onPress === null}
          onClick={() => onPress?.()}
          onKeyDown={onKeyDown}
        >
          <Icon name={icon} size={22} />
        </button>
      ))}
      <select
        aria-label={playerWords.speed}
        className={styles.speed}
        value={speed}
        onChange={({ target }) => playback.setSpeed(SPEEDS[target.selectedIndex] ?? 1)}
      >
        {SPEEDS.map((one) => (
          <option key={one} value={one}>
            {speedName(one)}
          </option>
        ))}
      </select>
    </div>
  );
}
