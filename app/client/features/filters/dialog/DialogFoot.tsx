import type { FormStore } from '@bozor/form-engine/store';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

import { adCount } from '../../../api/search.ts';
import type { AdSearch } from '../../../api/search.ts';
import type { SearchAddress } from '../../../links/search-address.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { numberText } from '../../../ui/plural/count-text.ts';
import { filtersWords, foundText } from '../filters-words.ru.ts';
import { APPLY_DELAY_MS } from '../sync/apply-delay-ms.ts';
import type { OpenFilters } from '../sync/open-filters.ts';
import { resetFilters } from '../sync/reset-filters.ts';

import styles from './DialogFoot.module.css';

interface DialogFootProps {
  /** `null`: loading, failed, or no category selected; the button works in all cases. */
  readonly form: OpenFilters | null;
  readonly store: FormStore | null;
  /** Id of the `<form>` that the button submits, so that faults are shown. */
  readonly formId: string;
  /** The scope of the resulting search, without its filters. */
  readonly search: SearchAddress;
  readonly onShow: () => void;
}

/** «Сбросить всё», the number of results, «Показать результаты». */
export function DialogFoot({ form, store, formId, search, onShow }: DialogFootProps) {
  const count = useDraftCount({ form, store, search });
  return (
    <>
      {form !== null && store !== null && (
        <span className={styles.reset}>
          <Button look="text" onClick={() => resetFilters(form, store)}>
            {filtersWords.resetAll}
          </Button>
        </span>
      )}
      <span className={styles.found} role="status">
        {count !== null && foundText(count)}
      </span>
      <span className={styles.show}>
        <Button
          look="primary"
          size="large"
          type="submit"
          form={formId}
          onClick={({ currentTarget }) => {
            // The form is loading or failed: there is nothing to validate.
            if (currentTarget.form === null) onShow();
          }}
        >
          {filtersWords.show}
          {count !== null && (
            <span className={styles.count} aria-hidden="true">
              {numberText(count)}
            </span>
          )}
        </Button>
      </span>
    </>
  );
}

/** Number of results of the dialog's filters: the last known one, `null` before the first. */
function useDraftCount({
  form,
  store,
  search,
}: Pick<DialogFootProps, 'form' | 'store' | 'search'>): number | null {
  // The count follows the form's state, which is not rendered itself.
  const state = () => store?.state() ?? null;
  useSyncExternalStore(store?.subscribe ?? followNothing, state, state);
  const filters = form === null || store === null ? [] : form.search(store);
  const count = useQuery({
    ...adCount({ ...toSearch(search), filters }, APPLY_DELAY_MS),
    placeholderData: keepPreviousData,
  });
  return count.isError ? null : (count.data?.count ?? null);
}

function toSearch({ query, categoryId, subcategoryId }: SearchAddress): AdSearch {
  return {
    ...(query !== '' && { query }),
    ...(categoryId !== null && { categoryId }),
    ...(subcategoryId !== null && { subcategoryId }),
  };
}

function followNothing(): () => void {
  return noStop;
}

function noStop(): void {}
