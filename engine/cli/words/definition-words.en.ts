import type { Severity } from '../../explain.ts';
import type { UnreachableReason, Why } from '../../inspect.ts';
import { plural } from '../frame/plural.ts';
import type { Advice } from './advice.ts';

/** `form-engine lint`. */
export const lint = {
  summary: 'Finds what is odd in definitions: every diagnostic with its place and its remedy.',
  description: [
    'Every finding has a stable code, a severity, its line and column, a JSON Pointer, what was met and what to do about it. An error takes something out of the form, a warning was repaired, a remark is worth knowing. The README of the engine lists the codes.',
    'Fields that no way of filling in the form can show are found too. What is found in one mode only is shown as such.',
  ],
  options: {
    format: 'For a person, for a machine, or SARIF 2.1.0 for a code host.',
    failOn: 'The mildest severity that makes the exit code 1.',
  },
  examples: [
    'Checks all pages.',
    'Checks what is under «page» in each file, and writes it for a code host.',
    'Validates what a server sends now, strictly.',
  ],
  severities: { error: 'error', warning: 'warning', info: 'info' },
  only: (mode: string) => ` (${mode} only)`,
  place: (pointer: string) => `at ${pointer === '' ? 'the top' : pointer}`,
  addAt: (pointer: string) => `The definitions are at ${pointer}: add --at ${pointer}.`,
  sum: (files: number, { error, warning, info }: Readonly<Record<Severity, number>>) =>
    `${plural(files, 'file')}: ${plural(error, 'error')}, ${plural(warning, 'warning')}, ${plural(info, 'remark')}`,
  unreachable: {
    'parent-unreachable': 'Correct the parent, or clear parent_filter_id.',
    'parent-unfillable': 'Give the parent values and a known type, or clear parent_filter_id.',
    'owner-unreachable': 'Correct the filter that show_if names, or clear the condition.',
    'condition-impossible':
      'Compare with a value that the filter can hold: values[].value of a choice, true of a lone CHECKBOX.',
    'conditions-contradict': 'Let the conditions on the way to the filter agree on a value.',
    'key-always-taken': 'Make the filters that share the key exclusive by show_if, or rename one.',
    'no-combination':
      'Look over parent_filter_id and show_if of the filter and of those it waits for.',
    'not-found':
      'The form has more states than were searched; `form-engine explain` shows the dependencies of the filter.',
  } satisfies Readonly<Record<Exclude<UnreachableReason['code'], 'definition'>, string>>,
};

/** `form-engine explain`. */
export const explain = {
  summary: 'Explains why a field is shown, hidden, required, cleared or disabled.',
  description: [
    'For definitions it explains the form at its opening, or after values were set. For a trace it explains the form after one of its steps, and what that step did; a trace contains its mode and its definitions.',
    'The reasons of a hidden field begin at their root: the fields that it waits for come first.',
  ],
  options: {
    set: 'Sets a value first, and explains the effect; JSON where a text is not enough.',
    field: 'Explains only the fields with this key.',
    step: 'Of a trace: the step to stop at, 0 for the start. Default: the last.',
    json: 'Prints the reasons as data.',
  },
  examples: [
    'Explains the effect of choosing the brand, and the state of the model after it.',
    'Explains what the twelfth act of a trace did, and why.',
  ],
  /** Whether the field shows, is asked for and may be changed: a few words. */
  standing: ({ isVisible, isRequired, isDisabled, list }: Why): string => {
    const words = [
      isVisible ? 'shown' : 'hidden',
      ...(isRequired ? ['required'] : []),
      ...(isVisible && isDisabled ? ['disabled'] : []),
      ...(isVisible && list !== null && list !== 'inline' ? [`list ${list}`] : []),
    ];
    return words.join(', ');
  },
  /** What empties the field. */
  clearing: ({ reloads, hides, isKept }: ClearedField): readonly string[] => [
    ...(reloads === null
      ? []
      : [`Cleared when ${reloads.key} changes, unless the new list has the value.`]),
    ...(hides.length === 0 || isKept
      ? []
      : [`Cleared when it hides, by ${hides.map(({ key }) => key).join(' or ')}.`]),
    ...(hides.length > 0 && isKept ? ['Keeps its value when it hides.'] : []),
  ],
  after: (act: string) => `After ${act}:`,
  step: (index: number, act: string) => `step ${index}, ${act}`,
  nothing: 'Nothing came of it.',
  stepTooFar: (step: number | null, last: number): Advice => ({
    what: `--step is ${step}.`,
    why: `The trace has ${plural(last, 'act')}: its steps are 0, the start, to ${last}.`,
    remedy: `Write a number from 0 to ${last}.`,
  }),
  stepOfNoTrace: (name: string): Advice => ({
    what: `--step was given, and ${name} is no trace.`,
    why: 'Definitions have no steps.',
    remedy: 'Name a trace, or set values with --set.',
  }),
  noAssignment: (text: string): Advice => ({
    what: `--set is "${text}".`,
    why: 'It sets a value under a key.',
    remedy: 'Write --set key=value; nothing behind the sign empties the field.',
  }),
  hidden: (key: string, causes: readonly string[]): Advice => ({
    what: `${key} is hidden, so nothing can be set in it.`,
    why: causes.join('\n  '),
    remedy: 'Set first what it waits for: values are set in the order they are given.',
  }),
  cannotHold: (key: string, types: string, text: string): Advice => ({
    what: `${key} cannot hold ${text}.`,
    why: `Its type: ${types}.`,
    remedy: `Write the value as its JSON is in the payload, e.g. --set '${key}={"min":1,"max":2}'.`,
  }),
};

/** What may empty a field. */
interface ClearedField {
  readonly reloads: NamedField | null;
  readonly hides: readonly NamedField[];
  readonly isKept: boolean;
}

interface NamedField {
  readonly key: string;
  readonly name: string;
}
