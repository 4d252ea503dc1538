import { useEffect, useMemo, useState } from 'react';

import type { Option } from '../../../definition/field-definition.ts';
import type { FieldView } from '../../../form/state/form-store.ts';
import { useCatalogue } from '../../catalogue/use-words.ts';
import { chosenTexts, offeredOptions } from '../../choice/chosen.ts';
import { toSections } from '../../choice/sections.ts';
import { commonestOptions, type FieldCounts } from '../../counts/option-counts.ts';
import { byLetter, SHORT_LIST } from '../search/alphabet.ru.ts';
import { beginsWith, findByLetters, indexOptions } from '../search/find-options.ts';
import { prepareSearch } from '../search/search-keys.ts';
import { allRows, findIndexOf, layoutList, optionAt, type ListLayout } from './list-layout.ts';

/** How a dropdown was opened. */
export interface Opening {
  /** Letters typed on the closed trigger. */
  readonly letters: string;
  /** Which row is active first. */
  readonly at: 'chosen' | 'last';
}

/** An open list: what it holds, what is looked for, where the keyboard is. */
export interface OptionListState {
  readonly layout: ListLayout;
  readonly hasSearch: boolean;
  readonly query: string;
  /** Place of the active row. */
  readonly active: number;
  readonly optionAt: (index: number) => Option | undefined;
  readonly search: (query: string) => void;
  readonly activate: (index: number) => void;
  /** Goes to the next option that begins with the letters. */
  readonly jumpTo: (letters: string) => void;
}

/** Options in the popular part of a filter's list. */
const POPULAR = 5;

/** Whether a list is long enough for a search: more than six values. */
export function hasSearch(view: FieldView): boolean {
  return view.options.options.length > SHORT_LIST;
}

/** The state of an open list. Mount it again for every opening. */
export function useOptionList(
  view: FieldView,
  opening: Opening,
  counts: FieldCounts,
): OptionListState {
  const { groups } = view.options;
  const { hasPopular, isMultiple } = view.field;
  const { words } = useCatalogue();
  const isSearched = hasSearch(view);
  const options = isMultiple ? offeredOptions(view) : view.options.options;
  // As they were at the opening: rows do not move under the finger.
  const [commonest] = useState(() => {
    return hasPopular && isSearched ? commonestOptions(options, counts, POPULAR) : null;
  });
  const [query, setQuery] = useState(isSearched ? opening.letters : '');

  // Looking through 50,000 values takes 10 ms: not again for every arrow key.
  const parts = useMemo(
    () =>
      byLetter(
        toSections({ options, groups, hasPopular, commonest }, words.choice),
        words.dropdown,
      ),
    [options, groups, hasPopular, commonest, words],
  );
  const find = useMemo(() => indexOptions(options), [options]);
  useEffect(() => (isSearched ? prepareSearch(options) : undefined), [options, isSearched]);
  const layout = useMemo(() => {
    const found = find(query);
    const isFound = (option: Option) => found?.has(option) ?? true;
    return layoutList(found === null ? parts : parts.map((part) => part.keep(isFound)));
  }, [parts, find, query]);

  const [active, setActive] = useState(() =>
    opening.at === 'last' ? layout.count - 1 : startIndex(layout, view, opening.letters),
  );

  return {
    layout,
    hasSearch: isSearched,
    query,
    active: Math.min(active, layout.count - 1),
    optionAt: (index) => optionAt(layout, index),
    search: (text) => {
      setQuery(text);
      setActive(0);
    },
    activate: (index) => setActive(Math.max(0, Math.min(index, layout.count - 1))),
    jumpTo: (letters) => {
      const index = findByLetters(flat(layout), letters, active);
      if (index >= 0) setActive(index);
    },
  };
}

function startIndex(layout: ListLayout, view: FieldView, letters: string): number {
  const typed = letters === '' ? -1 : findIndexOf(layout, beginsWith(letters));
  if (typed >= 0) return typed;
  const chosen = chosenTexts(view.input);
  if (chosen.size === 0) return 0;
  return Math.max(
    0,
    findIndexOf(layout, ({ value }) => chosen.has(String(value))),
  );
}

function flat(layout: ListLayout): readonly Option[] {
  return allRows(layout).flatMap(({ rows }) => rows.map(({ option }) => option));
}
