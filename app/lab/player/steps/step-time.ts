import type { TraceAct } from '@bozor/form-engine/trace';

/** Time of a step in minutes, seconds and tenths, as `0:07,3`. */
export function stepTime(act: TraceAct | null): string {
  const tenths = Math.round((act?.at ?? 0) / 100);
  const seconds = Math.floor(tenths / 10) % 60;
  return `${Math.floor(tenths / 600)}:${String(seconds).padStart(2, '0')},${tenths % 10}`;
}
