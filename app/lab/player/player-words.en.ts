import type { ListSnapshot } from '@bozor/form-engine/trace';

import { counted } from '../counted.en.ts';
import type { StepPart } from '../lab-address.ts';
import type { Section } from './steps/snapshot-rows.ts';
import type { Speed } from './transport/playback.ts';

/** Texts of the trace player. */
export const playerWords = {
  player: 'Trace player',
  steps: 'Steps of the trace',
  first: 'To the start',
  back: 'Step back',
  play: 'Play',
  pause: 'Pause',
  next: 'Step forward',
  last: 'To the end',
  speed: 'Speed',
  matches: 'Matches the trace',
  expectsNothing: 'The trace expects nothing',
  diverges: (step: number) => `Diverges from the trace at step ${step}`,
  divergesHere: 'diverges from the trace',
  continue: 'Continue from here',
  toTrace: (step: number) => `To the trace, step ${step}`,
  readOnly: 'This is a trace: a step cannot be changed. Press “Continue from here”.',
  keys: 'Keys: ← and → go by steps, Home and End to the ends.',
  step: 'At this step',
  nothingChanged: 'Nothing changed at this step.',
  why: 'Why',
  asked: 'The form requested',
  differences: 'Differences from the trace',
  empty: 'Empty.',
  changed: 'changed',
  gone: 'none',
  seen: 'shown',
  expected: 'Expected',
  actual: 'Actual',
  nothing: 'nothing',
  clockStopped: 'Time is stopped: move it here, or let it run in the tab “Clock”.',
} as const;

/** Names of the sections of the step details. */
export const partNames: Readonly<Record<StepPart, string>> = {
  changes: 'Changes',
  values: 'Values',
  faults: 'Faults',
  fields: 'Fields',
  lists: 'Lists',
  payload: 'Payload',
  clock: 'Clock',
};

/** Names of the sections of a snapshot. */
export const sectionNames: Readonly<Record<Section, string>> = {
  visible: 'Visible fields',
  inputs: 'Values',
  lists: 'Lists on demand',
  faults: 'What the rules find',
  shown: 'Faults that are shown',
  payload: 'Payload',
};

/** Name of a playback speed. */
export function speedName(speed: Speed): string {
  return `×${speed}`;
}

/** Describes the current step: `Step 7 of 42. Brand: Toyota`. */
export function stepLine(step: number, last: number, text: string): string {
  return `Step ${step} of\u00A0${last}. ${text}`;
}

/** Number of steps of a trace. */
export function traceSize(steps: number): string {
  return counted(steps, 'step');
}

/** Statuses of a list on demand. */
const listNames: Readonly<Record<ListSnapshot['status'], string>> = {
  idle: 'waits for its parent',
  loading: 'is loading',
  ready: 'ready',
  empty: 'empty',
  failed: 'failed to load',
};

/** Describes a list on demand. */
export function listText({ status, size }: ListSnapshot): string {
  return size === 0 ? listNames[status] : `${listNames[status]}, ${counted(size, 'value')}`;
}
