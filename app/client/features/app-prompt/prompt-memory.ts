import { readStored, writeStored } from '../../device/device-storage.ts';

/** Time between two prompts, in ms: 7 days (spec §9). */
export const PROMPT_INTERVAL_MS = 604_800_000;

const SHOWN = 'app_modal_shown';
const SHOWN_AT = 'app_modal_shown_at';

/** When the prompt was last shown on this device. */
export interface PromptMemory {
  /** Remaining time until the next prompt, in ms; 0 when it is due. */
  readonly waitMs: () => number;
  /** Stores that the prompt was closed, skipped or followed. */
  readonly storeShown: () => void;
}

/**
 * Reads and writes the prompt's storage, shared by all tabs. Where storage is forbidden it remembers
 * until the page is left.
 *
 * @param now Time since the epoch, in ms.
 */
export function createPromptMemory(now: () => number = Date.now): PromptMemory {
  let shownHere: number | null = null;
  const shownAt = () => {
    const stored = readStored(SHOWN) === 'true' ? Number(readStored(SHOWN_AT) ?? Number.NaN) : NaN;
    return Number.isFinite(stored) ? stored : shownHere;
  };
  return {
    waitMs: () => {
      const last = shownAt();
      // A time to come was stored by a wrong clock.
      if (last === null || last > now()) return 0;
      return Math.max(0, last + PROMPT_INTERVAL_MS - now());
    },
    storeShown: () => {
      shownHere = now();
      writeStored({ [SHOWN]: 'true', [SHOWN_AT]: String(shownHere) });
    },
  };
}
