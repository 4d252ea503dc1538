import type { ServerFault } from '@bozor/form-engine';
import type { FormStore } from '@bozor/form-engine/store';

import type { ApiFailure } from '../../../api/transport/api-failure.ts';

/** What the server refused, by the place where it is shown. */
export interface SortedRefusal {
  /** For fields in sight, by key. */
  readonly fields: Readonly<Record<string, ServerFault>>;
  /** For the photos; `null` when they are right. */
  readonly photos: string | null;
  /** Sentences about what is nowhere to be seen. */
  readonly rest: readonly string[];
}

/** Key under which the server speaks of the photos. */
const PHOTOS = 'images';

/** Sorts the faults of a refusal; all places are empty for one that names no fault. */
export function sortRefusal(store: FormStore, { fields }: ApiFailure): SortedRefusal {
  const shown = new Set(store.visibleFields().map((index) => store.plan.fields[index]?.key));
  const found = Object.entries(fields ?? {}).flatMap(([key, [first]]) =>
    first === undefined ? [] : [{ key, code: first.code, message: first.message }],
  );
  const isShown = ({ key }: { readonly key: string }) => shown.has(key);
  return {
    fields: Object.fromEntries(
      found.filter(isShown).map(({ key, code, message }) => [key, { code, message }]),
    ),
    photos: found.find((fault) => fault.key === PHOTOS && !isShown(fault))?.message ?? null,
    rest: found
      .filter((fault) => fault.key !== PHOTOS && !isShown(fault))
      .map(({ message }) => message),
  };
}
