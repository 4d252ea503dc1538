import { compile } from '@bozor/form-engine';
import type { FormMode, Plan } from '@bozor/form-engine';
import type { FormSection } from '@bozor/form-engine/react';
import { fromQuery, type DeadKey } from '@bozor/form-engine/search';
import { type FormStore, createFormStore } from '@bozor/form-engine/store';
import { openDirector, openRecorder } from '@bozor/form-engine/trace';
import type { Director, NetworkProfile, Recorder } from '@bozor/form-engine/trace';

import { formSections } from '../../client/api/definitions/form-sections.ts';
import { optionsLoader } from '../../client/api/definitions/options-loader.ts';
import type { LabClock } from './environment/lab-clock.ts';

/** A form of the workbench: its store and everything that the lab keeps for it. */
export interface WorkbenchForm {
  /** The definition as the server sent it. */
  readonly document: unknown;
  readonly store: FormStore;
  readonly sections: readonly FormSection[];
  /** Entries of the link that match no field. */
  readonly dead: readonly DeadKey[];
  /** Delivers the server's responses to the form. */
  readonly director: Director;
  /** Records since the form was created, or since its definition was edited. */
  readonly recorder: Recorder;
}

/** Forms of a workbench, for one mode or both. */
export type WorkbenchForms = Readonly<Partial<Record<FormMode, WorkbenchForm>>>;

/** Clock and network of a form. */
export interface FormEnvironment {
  readonly clock: LabClock;
  readonly profile: NetworkProfile;
}

/** A definition and the initial values of its forms. */
export interface FormsRequest extends FormEnvironment {
  readonly document: unknown;
  /** Title of the recording. */
  readonly title: string;
  /** `filter_{key}` entries of the link. */
  readonly entries: readonly (readonly [name: string, text: string])[];
}

/**
 * Creates the forms of a definition in both modes. Accepts any JSON: the plan lists the defects.
 */
export function createForms(request: FormsRequest): Readonly<Record<FormMode, WorkbenchForm>> {
  return { entry: createForm(request, 'entry'), filter: createForm(request, 'filter') };
}

function createForm(request: FormsRequest, mode: FormMode): WorkbenchForm {
  const { document, title, entries, clock } = request;
  const plan = compile(document, { mode });
  const link = fromQuery(plan, entries);
  const values = entries.length > 0 ? link.values : null;
  const director = createDirector(plan, request);
  const store = createFormStore(plan, {
    ...(values !== null && { values }),
    onEffect: director.onEffect,
  });
  const recorder = openRecorder(store, {
    title,
    definitions: document,
    values,
    now: clock.elapsed,
  });
  const sections = formSections(document, plan);
  return { document, store, sections, dead: link.dead, director, recorder };
}

/** Creates a director between the API's lists and a form. */
export function createDirector(plan: Plan, { clock, profile }: FormEnvironment): Director {
  // `now` may decrease when the clock runs again; `elapsed` never does.
  const { elapsed: now, after } = clock;
  return openDirector({ load: optionsLoader(plan), clock: { now, after }, profile });
}
