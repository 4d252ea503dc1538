import { useQuery } from '@tanstack/react-query';

import type { Suggestion } from '../../../contract/index.ts';
import { creationStructure } from '../../api/definitions/filters.ts';
import type { SearchBarState } from './search-bar-state.ts';
import { searchBarWords } from './search-bar-words.ru.ts';
import { suggestionKey } from './suggestion-target.ts';
import { SuggestionRow } from './SuggestionRow.tsx';
import type { SuggestionList } from './use-suggestions.ts';

import styles from './Suggestions.module.css';

/** The suggestions and the bar's state. */
export interface SuggestionsProps {
  readonly id: string;
  readonly bar: SearchBarState;
  readonly list: SuggestionList;
  readonly onTake: (suggestion: Suggestion) => void;
}

/** The list under the search field: a dropdown on desktop, the rest of the screen on mobile. */
export function Suggestions({ id, bar, list, onTake }: SuggestionsProps) {
  const { rows, isLoading } = list;
  const categories = useCategoryNames();
  return (
    <div className={styles.panel} hidden={rows.length === 0} data-loading={isLoading}>
      <div id={id} className={styles.list} role="listbox" aria-label={searchBarWords.suggestions}>
        {rows.map((suggestion, place) => (
          <SuggestionRow
            key={suggestionKey(suggestion)}
            id={`${id}-${place}`}
            suggestion={suggestion}
            category={categories.get(suggestion.category_id ?? '') ?? null}
            typed={bar.text}
            isActive={bar.active === suggestionKey(suggestion)}
            onTake={() => onTake(suggestion)}
          />
        ))}
      </div>
    </div>
  );
}

/** Names of the loaded categories by id; nothing is fetched for it. */
function useCategoryNames(): ReadonlyMap<string, string> {
  const { data } = useQuery({ ...creationStructure(), enabled: false });
  return new Map(data?.categories.map(({ id, name }) => [id, name]));
}
