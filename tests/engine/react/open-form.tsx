import { StrictMode } from 'react';
import { expect, onTestFinished, vi } from 'vitest';
import { render } from 'vitest-browser-react';

import '../../../engine/react/tokens.css';
import { compile } from '../../../engine/definition/compile.ts';
import type { FormMode } from '../../../engine/definition/field-definition.ts';
import { createFormStore } from '../../../engine/form/state/create-form-store.ts';
import type { FormStore, FormStoreOptions } from '../../../engine/form/state/form-store.ts';
import { EngineForm, type EngineFormProps } from '../../../engine/react/EngineForm.tsx';

/** A page of filters under test: rows of a definition as a server sends them. */
export type Filters = readonly Readonly<Record<string, unknown>>[];

/** A store over a page of filters. */
export function openStore(
  filters: Filters,
  { mode = 'entry', ...options }: FormStoreOptions & { mode?: FormMode } = {},
): FormStore {
  return createFormStore(compile({ filters }, { mode }), options);
}

/** Draws a form in StrictMode; whatever React complains of fails the test. */
export async function openForm(store: FormStore, props: Partial<EngineFormProps> = {}) {
  const complaints = vi.spyOn(console, 'error');
  onTestFinished(() => {
    expect(complaints.mock.calls).toEqual([]);
    complaints.mockRestore();
  });
  const onSubmit = vi.fn<EngineFormProps['onSubmit']>();
  const form = (changes: Partial<EngineFormProps> = {}) => (
    <StrictMode>
      <EngineForm
        store={store}
        onSubmit={onSubmit}
        submitLabel="Продолжить"
        {...props}
        {...changes}
      />
    </StrictMode>
  );
  const screen = await render(form());
  return {
    onSubmit,
    redraw: (changes: Partial<EngineFormProps>) => screen.rerender(form(changes)),
    container: screen.container,
  };
}
