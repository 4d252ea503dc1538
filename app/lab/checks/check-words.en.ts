import type { FormEvent, Plan } from '@bozor/form-engine';

import { counted } from '../counted.en.ts';

/** Texts of the panels that inspect a form. */
export const checkWords = {
  field: 'Field',
  noFields: 'This form has no fields.',
  whyNow: 'Why the field is as it is',
  lastStep: 'What the last event did',
  nothingYet: 'No events yet: change something in the form.',
  nothingChanged: 'The event changed nothing.',
  forMachines: 'The same for programs',
  event: 'Event',
  recomputed: 'Computed',
  drawn: 'Drawn',
  loads: 'Loads',
  costNote:
    'Every event: how many fields the engine computed, and how often their elements were drawn. One letter is one field, however many fields the form has.',
  states: 'States of the form',
  stateNow: 'now',
  jump: 'Go to',
  start: 'As opened',
  notAll: 'Not all states are shown: the form has too many branches.',
  unreachable: 'Never shown',
  allReachable: 'Every field of the form can be seen.',
  treeNote: 'What a screen reader announces of the form: role, name, state.',
  noForm: 'The form is drawn at the width of a phone. Open it at the width of the page.',
  noName: 'without a name',
} as const;

/** Describes an event on one line. */
export function eventText(plan: Plan, event: FormEvent): string {
  switch (event.type) {
    case 'SET':
      return `Input: ${nameOf(plan, event.key)}`;
    case 'CLEAR':
      return `Cleared: ${nameOf(plan, event.key)}`;
    case 'BLUR':
      return `Left the field: ${nameOf(plan, event.key)}`;
    case 'CLEAR_ALL':
      return 'Clear all';
    case 'TOUCH_ALL':
      return 'Form submitted';
    case 'OPTIONS_LOADED':
      return `List arrived: ${fieldName(plan, event.field)}`;
    case 'OPTIONS_FAILED':
      return `List failed: ${fieldName(plan, event.field)}`;
    case 'RETRY_OPTIONS':
      return `List requested again: ${fieldName(plan, event.field)}`;
    case 'SERVER_ERRORS':
      return 'Refused by the server';
    case 'HYDRATE':
      return 'Values filled in';
    case 'UNDO':
      return 'Undo';
    case 'REDO':
      return 'Redo';
  }
}

/** Share of the fields that an event changed: `1 of 300`. */
export function shareText(count: number, all: number): string {
  return `${count} of ${all}`;
}

/** Number of sets of fields that a form can show. */
export function stateCountText(count: number): string {
  return counted(count, 'state');
}

/** Number of fields that a state shows. */
export function fieldCountText(count: number): string {
  return counted(count, 'field');
}

function nameOf(plan: Plan, key: string): string {
  return plan.fields.find((field) => field.key === key)?.name ?? key;
}

function fieldName(plan: Plan, index: number): string {
  return plan.fields[index]?.name ?? String(index);
}
