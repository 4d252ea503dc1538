import { useEffect } from 'react';

import type { OpenFilters } from '../sync/open-filters.ts';
import { focusFilter } from './focus-filter.ts';

interface FocusFilterProps {
  readonly form: OpenFilters;
  readonly formId: string;
  readonly wantedKey: string;
}

/** Stands after a form that is just drawn, and brings the person to one of its filters. */
export function FocusFilter({ form, formId, wantedKey }: FocusFilterProps) {
  useEffect(() => {
    const field = form.plan.fields.find(({ key }) => key === wantedKey);
    if (field !== undefined) focusFilter(formId, field.index);
  }, [form, formId, wantedKey]);
  return null;
}
