import type { Chip } from '@bozor/form-engine/search';
import { useSyncExternalStore } from 'react';

import type { AppliedWords, PromotionType } from '../../../../contract/index.ts';
import type { SearchScope } from '../../../links/search-address.ts';
import { keepFocus } from '../../../ui/focus/keep-focus.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { openFiltersDialog } from '../filters-dialog.ts';
import { filtersWords, promotionNames, removeLabel } from '../filters-words.ru.ts';
import { PANEL_FORM_ID } from './filter-form.ts';
import type { OpenFilters } from './open-filters.ts';
import { resetFilters } from './reset-filters.ts';

import styles from './AppliedChips.module.css';

interface AppliedChipsProps {
  readonly scope: SearchScope | null;
  readonly form: OpenFilters | null;
  /** Chips from the server until the form is loaded. */
  readonly drawn: readonly Chip[];
  readonly promotion: PromotionType | null;
  /** Filters that the server read from the query. */
  readonly readings: readonly AppliedWords[];
  /** Searches these words of the query as words. */
  readonly onLiteral: (words: string) => void;
  /** Removes the promotion filter. */
  readonly onPromotionGone: () => void;
}

/** Applied filters: a press opens the filter, its × removes it. Renders nothing without filters. */
export function AppliedChips(props: AppliedChipsProps) {
  const { scope, form, drawn, promotion, onPromotionGone } = props;
  const chips = useChips(form, drawn);
  const hasFilters = chips.length > 0 || promotion !== null;
  // Until the answer to a new filter comes, the older one may read it from the words.
  const readings = props.readings.filter(({ key }) => chips.every((chip) => chip.key !== key));
  if (!hasFilters && readings.length === 0) return null;

  const resetAll = () => {
    if (form !== null) resetFilters(form, form.store);
    if (promotion !== null) onPromotionGone();
  };
  return (
    <ul className={styles.chips} aria-label={filtersWords.applied}>
      {promotion !== null && (
        <li ref={keepFocus} className={styles.chip}>
          <span className={styles.name}>{promotionNames[promotion]}</span>
          <Remove name={promotionNames[promotion]} onPress={onPromotionGone} />
        </li>
      )}
      {chips.map((chip) => (
        <li key={chip.key} ref={keepFocus} className={styles.chip}>
          <button
            type="button"
            className={styles.name}
            onClick={() => void openFilter(scope, form, chip.key)}
          >
            {chip.label}: {chip.text}
          </button>
          <Remove
            name={chip.label}
            onPress={() => form?.store.dispatch({ type: 'CLEAR', key: chip.key })}
          />
        </li>
      ))}
      {readings.map(({ words, text }) => (
        <li key={`${words} ${text}`} ref={keepFocus} className={styles.chip} data-read>
          <span className={styles.name}>
            <Icon name="search" size={16} />
            {text}
          </span>
          <Remove name={text} onPress={() => props.onLiteral(words)} />
        </li>
      ))}
      {hasFilters && <ResetAll onPress={resetAll} />}
    </ul>
  );
}

function ResetAll({ onPress }: { readonly onPress: () => void }) {
  return (
    <li ref={keepFocus}>
      <button type="button" className={styles.reset} onClick={onPress}>
        {filtersWords.resetAll}
      </button>
    </li>
  );
}

/** The applied filters of a form, updated with it. */
function useChips(form: OpenFilters | null, drawn: readonly Chip[]): readonly Chip[] {
  const chips = form?.chips ?? (() => drawn);
  return useSyncExternalStore(form?.store.subscribe ?? followNothing, chips, chips);
}

interface RemoveProps {
  /** Key of the filter. */
  readonly name: string;
  readonly onPress: () => void;
}

function Remove({ name, onPress }: RemoveProps) {
  return (
    <button
      type="button"
      className={styles.remove}
      aria-label={removeLabel(name)}
      onClick={onPress}
    >
      <Icon name="close" size={16} />
    </button>
  );
}

/** Opens the filter in the panel if it is shown there, else in the dialog. */
async function openFilter(
  scope: SearchScope | null,
  form: OpenFilters | null,
  key: string,
): Promise<void> {
  const panel = await import('../panel/FilterForm.tsx').catch(() => null);
  const isShown = form !== null && panel?.focusFilter(form.panel, PANEL_FORM_ID, key);
  if (isShown !== true) openFiltersDialog({ scope, key });
}

/** Without a form nothing changes: the subscription is empty. */
function followNothing(): () => void {
  return () => {};
}
