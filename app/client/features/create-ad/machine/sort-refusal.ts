import type { ServerFault } from '@bozor/form-engine';
import type { FormStore } from '@bozor/form-engine/store';

import type { ApiFailure } from '../../../api/transport/api-failure.ts';

/** The faults of a refusal, by where they are shown. */
export interface SortedRefusal {
  /** For visible fields, by key. */
  readonly fields: Readonly<Record<string, ServerFault>>;
  /** For the photos; `null` when they are valid. */
  readonly photos: string | null;
  /** Messages without a visible field. */
  readonly rest: readonly string[];
}

/** The server's key of the photos. */
const PHOTOS = 'images';

/** Sorts the faults of a refusal; all parts are empty for a refusal without faults. */
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
