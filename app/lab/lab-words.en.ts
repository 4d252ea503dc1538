import type { FormMode } from '@bozor/form-engine';

import type { LabTab, LabTabGroup } from './lab-address.ts';

/** Texts of the lab. */
export const labWords = {
  market: 'Bozor',
  home: 'Bozor, home',
  skip: 'Skip to content',
  title: 'Form laboratory',
  intro:
    'Recorded pages and recorded acts: the seller’s form, the visitor’s filter, and everything that the engine knows about them.',
  choice: 'What to open',
  pages: 'Pages',
  traces: 'Traces',
  fixtures: 'Recorded pages',
  traceList: 'Traces of forms',
  find: 'Find a page',
  findTrace: 'Find a trace',
  required: 'required',
  fields: 'Fields',
  nothingFound: 'There is no such page. Check the spelling.',
  noTraceFound: 'There is no such trace. Check the spelling.',
  loading: 'Loading…',
  failed: 'Could not be loaded.',
  retry: 'Retry',
  nothingOpen: 'Nothing is open',
  choose:
    'Choose a recorded page or a trace in the list, paste a definition of your own, or drop a file here.',
  inspector: 'Inside the form',
  checkOnServer: 'Check on the server',
  check: 'Check',
  undo: 'Undo',
  redo: 'Redo',
  clear: 'Clear all',
  copy: 'Copy',
  copied: 'Copied',
  notCopied: 'The browser did not allow copying. Select the text and copy it yourself.',
  accepted: 'The server accepted the form',
  acceptedNote: 'This is how the ad would read. Nothing is published or stored here.',
  answer: 'Answer of the server',
  close: 'Close',
  errorTitle: 'Error',
  noDiagnostics: 'The definition has no defects.',
  noChips: 'Nothing is chosen yet.',
  noEntries: 'The link has no filters.',
  dead: 'Did not fit, from the link',
  hidden: 'hidden',
  shown: 'shown',
  hash: 'Hash',
  wholePlan: 'The whole plan',
  bodyOfSearch: 'Body of the search',
  faults: 'Faults now',
} as const;

/** Names of the groups of panels. */
export const tabGroupNames: Readonly<Record<LabTabGroup, string>> = {
  form: 'Form',
  environment: 'Timing',
  checks: 'Checks',
};

/** Names of the panels. */
export const tabNames: Readonly<Record<LabTab, string>> = {
  plan: 'Plan',
  values: 'Values',
  payload: 'Payload',
  chips: 'Chips',
  link: 'Link',
  schema: 'JSON Schema',
  network: 'Network',
  clock: 'Clock',
  why: 'Why',
  definition: 'Definition',
  states: 'States',
  tree: 'By ear',
  cost: 'Cost',
  rules: 'Rules',
};

/** Names of the modes in the list of pages. */
export const modeNames: Readonly<Record<FormMode, string>> = {
  entry: 'entry',
  filter: 'search',
};

/** Accessible name of the button that opens a recorded page. */
export function openFixtureName(title: string, mode: FormMode): string {
  return `${title}: ${modeNames[mode]}`;
}

/** Accessible name of the button that opens a recorded trace. */
export function openTraceName(title: string, mode: FormMode, shows: string): string {
  return shows === title
    ? openFixtureName(title, mode)
    : `${openFixtureName(title, mode)}. ${shows}`;
}
