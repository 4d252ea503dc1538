import { useIsMobile } from '@bozor/form-engine/react';
import type { FormStore } from '@bozor/form-engine/store';
import { useMemo, useState } from 'react';

import { foldedCount, panelFields, panelStore } from '../panel/panel-store.ts';

interface Folding {
  /** The form with what people ask first; `null`: the whole form. */
  readonly store: FormStore | null;
  /** Number of folded filters. */
  readonly count: number;
  readonly unfold: () => void;
}

/**
 * Folds the filters of a phone's dialog that people ask for less often. A filter with a value, or
 * one that was asked for, is never folded: its fault would be out of view.
 */
export function useFolding({
  store,
  wantedKey,
}: {
  readonly store: FormStore | null;
  readonly wantedKey: string | null;
}): Folding {
  const isMobile = useIsMobile();
  const [unfolded, setUnfolded] = useState<FormStore | null>(null);
  // The choice is that of the opening: a form that folded itself while it is filled would jump.
  const short = useMemo(
    () => (store === null ? null : shortForm(store, wantedKey)),
    [store, wantedKey],
  );
  if (!isMobile || store === null || short === null || unfolded === store) return WHOLE;
  return { store: short, count: foldedCount(store.plan), unfold: () => setUnfolded(store) };
}

const WHOLE: Folding = { store: null, count: 0, unfold: () => {} };

/** `null`: nothing may be folded. */
function shortForm(store: FormStore, wantedKey: string | null): FormStore | null {
  const first = new Set(panelFields(store.plan));
  const { entries } = store.state();
  const isFolded = ({ index }: { readonly index: number }) => !first.has(index);
  const folded = store.plan.fields.filter(isFolded);
  const isFilled = folded.some(({ index }) => (entries[index]?.input ?? null) !== null);
  const isWanted = folded.some(({ key }) => key === wantedKey);
  return folded.length === 0 || isFilled || isWanted ? null : panelStore(store);
}
