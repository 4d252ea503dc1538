import { compile } from '@bozor/form-engine';
import type { FormMode } from '@bozor/form-engine';
import { reconcile } from '@bozor/form-engine/reconcile';
import type { SourceForm, Loss } from '@bozor/form-engine/reconcile';
import { createFormStore } from '@bozor/form-engine/store';

import { formSections } from '../../client/api/definitions/form-sections.ts';
import { createDirector } from '../workbench/create-forms.ts';
import type { WorkbenchForm, WorkbenchForms, FormEnvironment } from '../workbench/create-forms.ts';
import { recordOngoingForm } from '../workbench/environment/record-ongoing-form.ts';

/** A new definition for open forms. */
export interface DefinitionRequest extends FormEnvironment {
  readonly document: unknown;
  /** Title of the new recording. */
  readonly title: string;
}

/** Values that one form lost. */
export interface FormLosses {
  readonly mode: FormMode;
  /** The form before the edit; it names the lost fields and values. */
  readonly before: SourceForm;
  readonly losses: readonly Loss[];
}

/** Forms with their new definition. */
export interface AppliedDefinition {
  readonly forms: WorkbenchForms;
  /** Whether the new definition has the same hash in every form. */
  readonly isSame: boolean;
  /** Only the forms that lost values. */
  readonly lost: readonly FormLosses[];
}

/** Moves every form of a workbench to another definition and keeps the values that fit it. */
export function applyDefinition(
  forms: WorkbenchForms,
  request: DefinitionRequest,
): AppliedDefinition {
  const carried = Object.values(forms).map((form) => reconcileForm(form, request));
  return {
    forms: Object.fromEntries(carried.map(({ form }) => [form.store.plan.mode, form])),
    isSame: carried.every(({ isSame }) => isSame),
    lost: carried.flatMap(({ lost }) => (lost.losses.length === 0 ? [] : [lost])),
  };
}

interface ReconciledForm {
  readonly form: WorkbenchForm;
  readonly isSame: boolean;
  readonly lost: FormLosses;
}

function reconcileForm(form: WorkbenchForm, request: DefinitionRequest): ReconciledForm {
  const { document, title, clock } = request;
  const { mode, hash } = form.store.plan;
  const before: SourceForm = { plan: form.store.plan, state: form.store.state() };
  const plan = compile(document, { mode });
  const sections = formSections(document, plan);
  if (plan.hash === hash) {
    const same = { ...form, document, sections };
    return { form: same, isSame: true, lost: { mode, before, losses: [] } };
  }
  const { step, losses } = reconcile(before, plan);
  const director = createDirector(plan, request);
  const store = createFormStore(plan, { start: step, onEffect: director.onEffect });
  const recorder = recordOngoingForm(store, { title, definitions: document, now: clock.elapsed });
  form.recorder.stop();
  return {
    form: { ...form, document, store, sections, director, recorder, dead: [] },
    isSame: false,
    lost: { mode, before, losses },
  };
}
