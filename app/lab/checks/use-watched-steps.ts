import type { FormStore } from '@bozor/form-engine/store';
import { useSyncExternalStore } from 'react';

import { stepWatchOf, type WatchedStep } from './step-watch.ts';

/** Returns the events of a form, newest first. */
export function useWatchedSteps(store: FormStore): readonly WatchedStep[] {
  const { subscribe, steps } = stepWatchOf(store);
  return useSyncExternalStore(subscribe, steps);
}
