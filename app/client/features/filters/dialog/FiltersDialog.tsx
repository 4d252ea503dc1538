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
import type { LinkEntry, SearchAddress, SearchPlace } from '../../../links/search-address.ts';
import { placeOf } from '../../../links/search-address.ts';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { closeFiltersDialog } from '../filters-dialog.ts';
import type { FiltersRequest } from '../filters-dialog.ts';
import { filtersWords } from '../filters-words.ru.ts';
import { filterForm } from '../sync/filter-form.ts';
import type { OpenFilters } from '../sync/open-filters.ts';
import { DialogBody } from './DialogBody.tsx';
import { DialogFoot } from './DialogFoot.tsx';
import { placeNames } from './place-names.ts';

/** What is being chosen in the dialog: the place, and the filters brought there. */
interface Choice {
  readonly place: SearchPlace | null;
  readonly entries: readonly LinkEntry[];
}

/** Every filter of a place: full screen on mobile (spec §2). What is left in it stays for later. */
export function FiltersDialog({ request }: { readonly request: FiltersRequest }) {
  const [path, navigate] = useLocation();
  const page = readSearchAddress(path, useSearch());
  const [choice, setChoice] = useState<Choice>(() => ({
    place: request.place,
    entries: entriesOf(page, request.place),
  }));
  const { place } = choice;
  const formId = useId();
  const definition = useQuery({ ...searchFilters(place ?? NOWHERE), enabled: place !== null });
  const living = useQuery({ ...filterForm(place ?? NOWHERE), enabled: place !== null });
  const form = place === null ? null : (living.data ?? null);
  const store = useDraft(form, choice.entries);
  const names = placeNames(place === null ? undefined : definition.data);

  const choose = (next: SearchPlace | null) => {
    const entries = form === null || store === null ? choice.entries : form.write(store);
    setChoice({ place: next, entries });
  };
  const show = () => {
    const entries = form === null || store === null ? [] : form.write(store);
    closeFiltersDialog();
    navigate(writeSearchAddress({ ...addressIn(page, place, names.categoryId), entries }));
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
      footer={
        <DialogFoot
          form={form}
          store={store}
          formId={formId}
          search={addressIn(page, place, names.categoryId)}
          onShow={show}
        />
      }
    >
      <DialogBody
        place={place}
        names={names}
        form={form}
        store={store}
        formId={formId}
        wantedKey={request.key}
        retry={living.isError ? retry : null}
        onPlace={choose}
        onDone={show}
      />
    </Dialog>
  );
}

/** The form of the dialog over these entries, opened beside the drawing; `null` until it is. */
function useDraft(form: OpenFilters | null, entries: readonly LinkEntry[]): FormStore | null {
  const { data } = useQuery({
    queryKey: ['filter-form', 'draft', form?.plan.hash, entries],
    queryFn: () => (form === null ? null : form.draft(form.read(entries).entries)),
    enabled: form !== null,
    gcTime: 0,
    // It lives: a copy of it would be another form.
    structuralSharing: false,
  });
  return data?.plan === form?.plan ? (data ?? null) : null;
}

const NOWHERE = { kind: 'category', id: '' } as const;

/** The page's filters, where the dialog is of the same place. */
function entriesOf(page: SearchAddress | null, place: SearchPlace | null): readonly LinkEntry[] {
  const here = page === null ? null : placeOf(page);
  const isSame = here !== null && here.id === place?.id && here.kind === place.kind;
  return page !== null && isSame ? page.entries : [];
}

/** The search that the dialog leads to: the words and the order of the page it stands on stay. */
function addressIn(
  page: SearchAddress | null,
  place: SearchPlace | null,
  categoryId: string | null,
): SearchAddress {
  return {
    ...(page ?? EVERYTHING),
    page: 'search',
    entries: [],
    categoryId: place?.kind === 'category' ? place.id : place === null ? null : categoryId,
    subcategoryId: place?.kind === 'subcategory' ? place.id : null,
  };
}
