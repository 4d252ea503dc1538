import type { Work } from '../../measure/work.ts';

/** What was filled in, as texts by key; a few keys are followed by others. */
export interface Values {
  readonly read: (key: string) => string;
  readonly write: (key: string, text: string) => void;
  /** Returns the way to stop. */
  readonly follow: (key: string, listener: (text: string) => void) => () => void;
}

/** Values of a form of the work, as it opens. */
export function openValues(work: Work): Values {
  const texts = new Map(Object.entries(work.values).map(([key, value]) => [key, String(value)]));
  const followers = new Map<string, (text: string) => void>();
  return {
    read: (key) => texts.get(key) ?? '',
    write: (key, text) => {
      texts.set(key, text);
      followers.get(key)?.(text);
    },
    follow: (key, listener) => {
      followers.set(key, listener);
      return () => followers.delete(key);
    },
  };
}
