import { useState } from 'react';
import type { ComponentType } from 'react';

import { showToast } from '../../ui/toast/toast.ts';
import { adViewWords } from './ad-view-words.ru.ts';

/** A part of the page that is shown on request. */
interface LatePart<Props> {
  /** `null` while it is closed or loading. */
  readonly Part: ComponentType<Props> | null;
  readonly open: () => void;
  readonly close: () => void;
}

/** Opens a part whose code loads at the press; a failed load shows a toast with a retry. */
export function useLatePart<Props>(load: () => Promise<ComponentType<Props>>): LatePart<Props> {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null);
  const open = (): void => {
    load().then(
      (loaded) => setPart(() => loaded),
      () =>
        showToast({
          text: adViewWords.failed,
          action: { label: adViewWords.retry, onPress: open },
        }),
    );
  };
  return { Part, open, close: () => setPart(null) };
}
