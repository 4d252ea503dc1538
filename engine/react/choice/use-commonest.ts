import { useState } from 'react';

import type { Option } from '../../definition/field-definition.ts';
import { commonestOptions, type FieldCounts } from '../counts/option-counts.ts';

/**
 * The options that most things have, by the first counts that came: a list whose first options
 * changed with every choice would move under the finger.
 */
export function useCommonest(
  options: readonly Option[],
  counts: FieldCounts,
  most: number,
): ReadonlySet<Option> | null {
  const [held, setHeld] = useState<Commonest | null>(null);
  if (options.length <= most) return null;
  if (held !== null && isOf(held, options)) return held.commonest;
  const commonest = commonestOptions(options, counts, most);
  if (commonest === null) return null;
  setHeld({ options, commonest });
  return commonest;
}

interface Commonest {
  readonly options: readonly Option[];
  readonly commonest: ReadonlySet<Option>;
}

/** Chosen values that no option has may be at the end of the same list. */
function isOf({ options }: Commonest, now: readonly Option[]): boolean {
  return options === now || (options[0] === now[0] && options.length === now.length);
}
