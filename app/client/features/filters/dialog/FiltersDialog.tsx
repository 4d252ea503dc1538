import type { FormStore } from '@bozor/form-engine/store';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useLocation, useSearch } from 'wouter';

import { searchFilters } from '../../../api/definitions/filters.ts';
import {
  EVERYTHING,
  readSearchAddress,
  writeSearchAddress,
} from '../../../links/search-address.ts';
import type { LinkEntry, SearchAddress, SearchScope } from '../../../links/search-address.ts';
import { scopeOf } from '../../../links/search-address.ts';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { closeFiltersDialog } from '../filters-dialog.ts';
import type { FiltersRequest } from '../filters-dialog.ts';
import { filtersWords } from '../filters-words.ru.ts';
import { filterForm } from '../sync/filter-form.ts';
import type { OpenFilters } from '../sync/open-filters.ts';
import { DialogBody } from './DialogBody.tsx';
import { DialogFoot } from './DialogFoot.tsx';
import { DialogReset } from './DialogReset.tsx';
import { scopeNames } from './scope-names.ts';

/** State of the dialog: the scope, and the filters it was opened with. */
interface Choice {
  readonly scope: SearchScope | null;
  readonly entries: readonly LinkEntry[];
}

/** All filters of a scope: fullscreen on mobile (spec §2). Unapplied values are kept for later. */
export function FiltersDialog({ request }: { readonly request: FiltersRequest }) {
  const [path, navigate] = useLocation();
  const page = readSearchAddress(path, useSearch());
  const [choice, setChoice] = useState<Choice>(() => ({
    scope: request.scope,
    entries: entriesOf(page, request.scope),
  }));
  const { scope } = choice;
  const formId = useId();
  const definition = useQuery({ ...searchFilters(scope ?? NOWHERE), enabled: scope !== null });
  const living = useQuery({ ...filterForm(scope ?? NOWHERE), enabled: scope !== null });
  const form = scope === null ? null : (living.data ?? null);
  const store = useDraft(form, choice.entries);
  const names = scopeNames(scope === null ? undefined : definition.data);

  const search = addressIn(page, scope, names.categoryId);

  const choose = (next: SearchScope | null) => {
    const entries = form === null || store === null ? choice.entries : form.write(store);
    setChoice({ scope: next, entries });
  };
  const show = () => {
    const entries = form === null || store === null ? [] : form.write(store);
    closeFiltersDialog();
    navigate(writeSearchAddress({ ...search, entries }));
  };
  const retry = () => {
    void definition.refetch();
    void living.refetch();
  };

  return (
    <Dialog
      isOpen
      size="wide"
      title={names.title ?? filtersWords.title}
      onClose={closeFiltersDialog}
      headAction={form !== null && store !== null && <DialogReset form={form} store={store} />}
      footer={
        <DialogFoot form={form} store={store} formId={formId} search={search} onShow={show} />
      }
    >
      <DialogBody
        scope={scope}
        names={names}
        form={form}
        store={store}
        formId={formId}
        wantedKey={request.key}
        search={search}
        retry={living.isError ? retry : null}
        onScope={choose}
        onDone={show}
      />
    </Dialog>
  );
}

/** The dialog's form for these entries, created in an effect; `null` until then. */
function useDraft(form: OpenFilters | null, entries: readonly LinkEntry[]): FormStore | null {
  const { data } = useQuery({
    queryKey: ['filter-form', 'draft', form?.plan.hash, entries],
    queryFn: () => (form === null ? null : form.draft(form.read(entries).entries)),
    enabled: form !== null,
    gcTime: 0,
    // A mutable form: structural sharing would copy it.
    structuralSharing: false,
  });
  return data?.plan === form?.plan ? (data ?? null) : null;
}

const NOWHERE = { kind: 'category', id: '' } as const;

/** The page's filters if the dialog has the page's scope. */
function entriesOf(page: SearchAddress | null, scope: SearchScope | null): readonly LinkEntry[] {
  const here = page === null ? null : scopeOf(page);
  const isSame = here !== null && here.id === scope?.id && here.kind === scope.kind;
  return page !== null && isSame ? page.entries : [];
}

/** The dialog's search: query and sort order are those of the page. */
function addressIn(
  page: SearchAddress | null,
  scope: SearchScope | null,
  categoryId: string | null,
): SearchAddress {
  return {
    ...(page ?? EVERYTHING),
    page: 'search',
    entries: [],
    categoryId: scope?.kind === 'category' ? scope.id : scope === null ? null : categoryId,
    subcategoryId: scope?.kind === 'subcategory' ? scope.id : null,
  };
}
