import type { FormStore } from '@bozor/form-engine/store';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

import { adCount } from '../../../api/search.ts';
import type { SearchAddress } from '../../../links/search-address.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { numberText } from '../../../ui/plural/count-text.ts';
import { filtersWords, foundText } from '../filters-words.ru.ts';
import { APPLY_DELAY_MS } from '../sync/apply-delay-ms.ts';
import type { OpenFilters } from '../sync/open-filters.ts';
import { DialogReset } from './DialogReset.tsx';
import { useDraftSearch } from './use-draft-search.ts';

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
          <DialogReset form={form} store={store} />
        </span>
      )}
      <span className={styles.found} role="status">
        {count !== null && foundText(count)}
      </span>
      <span className={styles.show}>
        <Button
          variant="primary"
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
function useDraftCount(draft: Parameters<typeof useDraftSearch>[0]): number | null {
  const search = useDraftSearch(draft);
  const count = useQuery({ ...adCount(search, APPLY_DELAY_MS), placeholderData: keepPreviousData });
  return count.isError ? null : (count.data?.count ?? null);
}
