import type { ChoiceWords, DropdownWords } from '../react/catalogue/words.ts';

/** Words that all choices share. */
export const choice: ChoiceWords = {
  loading: 'Loading…',
  empty: 'The list is empty',
  idle: 'First choose a value in the field above',
  notChosen: 'Not chosen',
  popular: 'Popular',
  rest: 'Others',
  showAll: 'Show all',
  showMore: (count) => `Show ${count} more`,
  showLess: 'Show less',
};

/** Words of a dropdown. */
export const dropdown: DropdownWords = {
  search: 'Search…',
  clear: 'Clear',
  done: 'Done',
  incomplete: 'Not all values are shown',
  digits: '0–9',
  otherSigns: '#',
  /** `Toyota, Hyundai, 2 more`. */
  chosen: (names, more) => {
    const list = names.join(', ');
    return more === 0 ? list : `${list}, ${more} more`;
  },
  nothingFound: (query) => `Nothing is found for “${query}”. Check the spelling.`,
  found: (count) => `Found: ${count}`,
  compare: new Intl.Collator('en', { numeric: true }).compare,
};
