import { useState } from 'react';
import type { ComponentType } from 'react';

import { whenLoaded } from './when-loaded.ts';

/** A part of the page that is shown on request. */
interface LatePart<Props> {
  /** `null` while it is closed or loading. */
  readonly Part: ComponentType<Props> | null;
  readonly open: () => void;
  readonly close: () => void;
}

/** Opens a part whose code loads at the press. */
export function useLatePart<Props>(load: () => Promise<ComponentType<Props>>): LatePart<Props> {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null);
  return {
    Part,
    open: () => whenLoaded(load, (loaded) => setPart(() => loaded)),
    close: () => setPart(null),
  };
}
