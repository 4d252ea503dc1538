import type { Chip } from '@bozor/form-engine/search';

import { SEARCH_NAME_LENGTH } from '../../../../contract/index.ts';
import { PRICE_KEY } from '../../search-index/index.ts';
import type { SearchScope } from '../search-scope.ts';

/** The parts of a search that its name is made of. */
interface NamedSearch {
  readonly query: string | null;
  readonly scope: SearchScope | null;
  readonly chips: readonly Chip[];
}

/** Text of a ticked box. */
const TICKED = 'да';

/**
 * Names a search: «iphone 13», Телефоны, до 5 000 с., Душанбе. Parts that no longer fit are
 * replaced by an ellipsis.
 */
export function nameOfSearch({ query, scope, chips }: NamedSearch): string {
  const place = scope?.subcategory ?? scope?.category ?? null;
  const parts = [
    ...(query === null ? [] : [`«${query}»`]),
    ...(place === null ? [] : [place.name]),
    ...chips.map(chipText),
  ];
  if (parts.length === 0) return 'Все объявления';
  const [first = '', ...rest] = parts;
  let name = cut(first, SEARCH_NAME_LENGTH);
  for (const part of rest) {
    const longer = `${name}, ${part}`;
    if (longer.length > SEARCH_NAME_LENGTH - 2) return cut(`${name}…`, SEARCH_NAME_LENGTH);
    name = longer;
  }
  return name;
}

/** Options are named by themselves, numbers together with their field, boxes by their field. */
function chipText({ key, label, text }: Chip): string {
  if (text === TICKED) return label;
  const isNumber = /^(?:от|до)?\s*-?\d/u.test(text);
  return isNumber && key !== PRICE_KEY ? `${label}: ${text}` : text;
}

function cut(text: string, length: number): string {
  if (text.length <= length) return text;
  return `${text.slice(0, length - 1).toWellFormed()}…`;
}
