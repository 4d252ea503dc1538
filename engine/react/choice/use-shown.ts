import { useState } from 'react';

import type { Option } from '../../definition/field-definition.ts';
import type { Section } from './sections.ts';

/** Lists up to this long unfold in place; the whole of a longer one opens with a search. */
const UNFOLDED = 60;
/** Chosen options of a long list that are in view beside its first ones. */
const MOST_CHOSEN = 60;

/** The part of a list in view, and the ways to more and to less. */
export interface Shown {
  readonly sections: readonly Section[];
  /** Options out of view. */
  readonly hidden: number;
  /** Whether the list is too long to unfold in place. */
  readonly isLong: boolean;
  readonly isUnfolded: boolean;
  readonly toggle: () => void;
}

/** What a list is cut by. */
export interface Cut {
  readonly sections: readonly Section[];
  readonly chosen: ReadonlySet<string>;
  readonly limit: number;
  /** The options to show first; `null`: those at the top of the list. */
  readonly commonest: ReadonlySet<Option> | null;
}

/**
 * Cuts a list to its first `limit` options and the chosen ones; of a long list to a few of them.
 * Of the commonest options no part is shown with a title: they are one short list.
 */
export function useShown({ sections, chosen, limit, commonest }: Cut): Shown {
  const [isUnfolded, setUnfolded] = useState(false);
  const total = countOptions(sections);
  const isLong = total > Math.max(limit, UNFOLDED);
  const first = isUnfolded && !isLong ? total : limit;
  const isCut = first < total;
  const shown = isCut ? cut(firstOf(sections, commonest), chosen, first) : sections;
  return {
    sections: shown,
    hidden: total - countOptions(shown),
    isLong,
    isUnfolded,
    toggle: () => setUnfolded(!isUnfolded),
  };
}

/** The same sections, or the commonest options before the others, in the order of the list. */
function firstOf(
  sections: readonly Section[],
  commonest: ReadonlySet<Option> | null,
): readonly Section[] {
  if (commonest === null) return sections;
  const options = sections.flatMap((section) => section.options);
  const others = options.filter((option) => !commonest.has(option));
  return [{ title: null, options: [...options.filter((one) => commonest.has(one)), ...others] }];
}

function cut(
  sections: readonly Section[],
  chosen: ReadonlySet<string>,
  first: number,
): readonly Section[] {
  let room = first;
  let chosenRoom = Math.min(MOST_CHOSEN, chosen.size);
  const isShown = ({ value }: Option) => {
    if (room > 0) {
      room -= 1;
      return true;
    }
    if (chosenRoom === 0 || !chosen.has(String(value))) return false;
    chosenRoom -= 1;
    return true;
  };
  return sections
    .map(({ title, options }) => ({ title, options: options.filter(isShown) }))
    .filter(({ options }) => options.length > 0);
}

function countOptions(sections: readonly Section[]): number {
  return sections.reduce((sum, { options }) => sum + options.length, 0);
}
