import { useState } from 'react';

import type { Option } from '../../definition/field-definition.ts';
import type { Section } from './sections.ts';

/** Options one more press brings, so that a list of any length stays drawable. */
const STEP = 200;

/** The part of a list in view, and the ways to more and to less. */
export interface Shown {
  readonly sections: readonly Section[];
  /** Options out of view. */
  readonly hidden: number;
  readonly isLast: boolean;
  readonly isExpanded: boolean;
  readonly showMore: () => void;
  readonly showLess: () => void;
}

/** Cuts a list to its first `limit` options and all chosen ones; more come by `STEP`. */
export function useShown(
  sections: readonly Section[],
  chosen: ReadonlySet<string>,
  limit: number,
): Shown {
  const [extra, setExtra] = useState(0);
  const total = flatten(sections).length;
  const reach = new Set(flatten(sections).slice(0, limit + extra));
  const isShown = (option: Option) => reach.has(option) || chosen.has(String(option.value));
  const shown = sections
    .map(({ title, options }) => ({ title, options: options.filter(isShown) }))
    .filter(({ options }) => options.length > 0);

  const hidden = total - flatten(shown).length;
  return {
    sections: shown,
    hidden,
    isLast: total - limit - extra <= STEP,
    isExpanded: extra > 0,
    showMore: () => setExtra(extra + STEP),
    showLess: () => setExtra(0),
  };
}

function flatten(sections: readonly Section[]): readonly Option[] {
  return sections.flatMap(({ options }) => options);
}
