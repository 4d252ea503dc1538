import type { FormStore } from '@bozor/form-engine/store';
import { useSyncExternalStore } from 'react';

import { stepWatchOf, type WatchedStep } from './step-watch.ts';

/** What the form did, newest first. */
export function useWatchedSteps(store: FormStore): readonly WatchedStep[] {
  const { subscribe, steps } = stepWatchOf(store);
  return useSyncExternalStore(subscribe, steps);
}
