import { compile } from '@bozor/form-engine';
import type { FormMode } from '@bozor/form-engine';
import { reconcile } from '@bozor/form-engine/reconcile';
import type { Formed, Loss } from '@bozor/form-engine/reconcile';
import { createFormStore } from '@bozor/form-engine/store';

import { formSections } from '../../client/api/definitions/form-sections.ts';
import { recordOnward } from '../bench/environment/record-onward.ts';
import { directorOf } from '../bench/open-forms.ts';
import type { OpenForm, OpenForms, Surroundings } from '../bench/open-forms.ts';

/** A definition that takes another's place under forms that are being filled. */
export interface DefinitionRequest extends Surroundings {
  readonly document: unknown;
  /** What a recording is called from now on. */
  readonly title: string;
}

/** What one form lost on the way. */
export interface FormLosses {
  readonly mode: FormMode;
  /** The form as it was: what names the fields and the values that are gone. */
  readonly before: Formed;
  readonly losses: readonly Loss[];
}

/** Forms on their new definition. */
export interface AppliedDefinition {
  readonly forms: OpenForms;
  /** True when every form is what it was: the definitions mean the same. */
  readonly isSame: boolean;
  /** Of the forms that lost something. */
  readonly lost: readonly FormLosses[];
}

/** Takes every form of a bench over to another definition, with all that was typed and fits. */
export function applyDefinition(forms: OpenForms, request: DefinitionRequest): AppliedDefinition {
  const carried = Object.values(forms).map((form) => carryForm(form, request));
  return {
    forms: Object.fromEntries(carried.map(({ form }) => [form.store.plan.mode, form])),
    isSame: carried.every(({ isSame }) => isSame),
    lost: carried.flatMap(({ lost }) => (lost.losses.length === 0 ? [] : [lost])),
  };
}

interface CarriedForm {
  readonly form: OpenForm;
  readonly isSame: boolean;
  readonly lost: FormLosses;
}

function carryForm(form: OpenForm, request: DefinitionRequest): CarriedForm {
  const { document, title, clock } = request;
  const { mode, hash } = form.store.plan;
  const before: Formed = { plan: form.store.plan, state: form.store.state() };
  const plan = compile(document, { mode });
  const sections = formSections(document, plan);
  if (plan.hash === hash) {
    const same = { ...form, document, sections };
    return { form: same, isSame: true, lost: { mode, before, losses: [] } };
  }
  const { step, losses } = reconcile(before, plan);
  const director = directorOf(plan, request);
  const store = createFormStore(plan, { start: step, onEffect: director.onEffect });
  const recorder = recordOnward(store, { title, definitions: document, now: clock.elapsed });
  form.recorder.stop();
  return {
    form: { ...form, document, store, sections, director, recorder, dead: [] },
    isSame: false,
    lost: { mode, before, losses },
  };
}
