import { fold } from '@bozor/form-engine/search';

import type { CreationStructure, Suggestion } from '../../../contract/index.ts';
import { SUGGESTIONS_LIMIT } from '../../../contract/plain.ts';
import { phraseForm } from './phrase-form.ru.ts';

/** A row of the list: `isOwn` marks a query that this device searched for. */
export interface ListedSuggestion extends Suggestion {
  readonly isOwn?: true;
}

/** Maximum number of past queries beside a typed text, and on the empty field. */
const PAST_BESIDE_TEXT = 3;
const PAST_ALONE = 5;

const NOTHING = {
  category_id: null,
  subcategory_id: null,
  image_url: null,
  subtitle: null,
  icons: null,
  filter: null,
} as const;

/** What the list is made of. */
export interface ListParts {
  /** The field's text. */
  readonly typed: string;
  /** Past queries, newest first. */
  readonly past: readonly string[];
  /** The server's answer. */
  readonly found: readonly Suggestion[];
  readonly categories: CreationStructure['categories'];
}

/**
 * The rows of the list, at most eight, no phrase in two forms: on an empty field past queries and
 * categories, else past queries that begin with the text and the server's answer.
 */
export function listRows({
  typed,
  past,
  found,
  categories,
}: ListParts): readonly ListedSuggestion[] {
  const text = fold(typed);
  const isBlank = text === '';
  const own = past
    .filter((query) => isBlank || ` ${fold(query)}`.includes(` ${text}`))
    .slice(0, isBlank ? PAST_ALONE : PAST_BESIDE_TEXT)
    .map((title) => ({ ...NOTHING, title, type: 'SEARCH_HISTORY', isOwn: true }) as const);
  const rest = isBlank ? categories.map(toSection) : found;
  return withoutForms([...own, ...rest]).slice(0, SUGGESTIONS_LIMIT);
}

/** The past queries after another one, newest first; other forms of it are replaced. */
export function withQuery(past: readonly string[], query: string): readonly string[] {
  const text = query.trim();
  const form = phraseForm(text);
  return form === '' ? past : [text, ...past.filter((one) => phraseForm(one) !== form)];
}

/** Drops a query whose phrase is listed in another form, above it or as a scope. */
function withoutForms(rows: readonly ListedSuggestion[]): readonly ListedSuggestion[] {
  const scopes = rows.filter(({ type }) => type !== 'SEARCH_HISTORY');
  const forms = new Set<string>();
  const scopeForms = new Set(scopes.map(({ title }) => phraseForm(title)));
  return rows.filter(({ type, title, isOwn }) => {
    if (type !== 'SEARCH_HISTORY') return true;
    const form = phraseForm(title);
    const isRepeated = forms.has(form) || (isOwn !== true && scopeForms.has(form));
    forms.add(form);
    return !isRepeated;
  });
}

function toSection({ id, name, image }: CreationStructure['categories'][number]): Suggestion {
  return { ...NOTHING, category_id: id, image_url: image, title: name, type: 'CATEGORY' };
}
