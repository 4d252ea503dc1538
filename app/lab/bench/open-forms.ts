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

/** A definition opened as a form: the store, and all that the lab holds around it. */
export interface OpenForm {
  /** The definition, as it was sent. */
  readonly document: unknown;
  readonly store: FormStore;
  readonly sections: readonly FormSection[];
  /** What the link could not give the form. */
  readonly dead: readonly DeadKey[];
  /** Between the server's answers and the form. */
  readonly director: Director;
  /** Has recorded since the form was opened, or since its definition was edited. */
  readonly recorder: Recorder;
}

/** The forms of a bench: of one mode, or of both. */
export type OpenForms = Readonly<Partial<Record<FormMode, OpenForm>>>;

/** What a form stands in. */
export interface Surroundings {
  readonly clock: LabClock;
  readonly profile: NetworkProfile;
}

/** A definition and what its forms begin with. */
export interface OpenFormsRequest extends Surroundings {
  readonly document: unknown;
  /** What a recording of it is called. */
  readonly title: string;
  /** `filter_{key}` entries of the link. */
  readonly entries: readonly (readonly [name: string, text: string])[];
}

/** Opens a definition as both forms. Takes any JSON: the plan says what is odd in it. */
export function openForms(request: OpenFormsRequest): Readonly<Record<FormMode, OpenForm>> {
  return { ad: openForm(request, 'ad'), filter: openForm(request, 'filter') };
}

function openForm(request: OpenFormsRequest, mode: FormMode): OpenForm {
  const { document, title, entries, clock } = request;
  const plan = compile(document, { mode });
  const link = fromQuery(plan, entries);
  const values = entries.length > 0 ? link.values : null;
  const director = directorOf(plan, request);
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

/** Stands between the API's lists and a form of the plan. */
export function directorOf(plan: Plan, { clock, profile }: Surroundings): Director {
  // A clock that is let run again may go back; what is on its way must not.
  const { elapsed: now, after } = clock;
  return openDirector({ load: optionsLoader(plan), clock: { now, after }, profile });
}
