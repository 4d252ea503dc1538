import { useEffect, useSyncExternalStore } from 'react';

import type { LabAddress } from '../../lab-address.ts';
import type { Playback, PlaybackMoment } from './playback.ts';

/** Follows a playback, and keeps the page's link at its step while it does not run by itself. */
export function usePlayback(
  playback: Playback,
  onAddress: (change: Partial<LabAddress>) => void,
): PlaybackMoment {
  const moment = useSyncExternalStore(playback.subscribe, playback.moment);
  useEffect(() => {
    const stop = playback.subscribe(() => {
      const { step, isPlaying } = playback.moment();
      if (!isPlaying) onAddress({ step });
    });
    return () => {
      stop();
      playback.pause();
    };
  }, [playback, onAddress]);
  return moment;
}
