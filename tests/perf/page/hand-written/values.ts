import type { Work } from '../../measure/work.ts';

/** The entered values as texts by key; a few keys have listeners. */
export interface Values {
  readonly read: (key: string) => string;
  readonly write: (key: string, text: string) => void;
  /** Returns the unsubscribe function. */
  readonly follow: (key: string, listener: (text: string) => void) => () => void;
}

/** Initial values of a form of the work. */
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
