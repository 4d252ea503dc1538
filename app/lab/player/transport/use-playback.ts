import { useEffect, useSyncExternalStore } from 'react';

import type { LabAddress } from '../../lab-address.ts';
import type { Playback, PlaybackState } from './playback.ts';

/** Follows a playback, and writes its step to the link while it is paused. */
export function usePlayback(
  playback: Playback,
  onAddress: (change: Partial<LabAddress>) => void,
): PlaybackState {
  const state = useSyncExternalStore(playback.subscribe, playback.snapshot);
  useEffect(() => {
    const stop = playback.subscribe(() => {
      const { step, isPlaying } = playback.snapshot();
      if (!isPlaying) onAddress({ step });
    });
    return () => {
      stop();
      playback.pause();
    };
  }, [playback, onAddress]);
  return state;
}
