import type { Difference } from '../../trace.ts';
import { plural } from '../frame/plural.ts';
import type { Advice } from './advice.ts';

/** `form-engine replay`. */
export const replay = {
  summary: 'Plays traces and prints the first divergence of each from its expectations.',
  description: [
    'A trace holds definitions, what happened, the answers of the server with their order, and what was expected. It needs neither a server nor a clock, so its result is the same everywhere.',
    'Of a trace that diverges, the first step that does is shown: the acts around it, and for every difference its place in the file, what was expected (-) and what the form has (+).',
  ],
  options: {
    json: 'Prints the results as data.',
    junit: 'Writes the results as JUnit XML too, a test case for each trace.',
    update:
      'Writes what the engine does now into the traces as their expectation, and names the files that changed.',
    race: 'Replays each trace under so many schedules more, answers held, reordered, failed and repeated, and checks that the form ends the same.',
    shrink: 'Writes the smallest trace that diverges as the first diverging one does.',
    quiet: 'Prints only divergences.',
  },
  examples: [
    'Replays all traces, for a CI server.',
    'Accepts what the engine does now, on purpose.',
    'Shows that no order of answers changes how the form ends.',
    'Finds the few acts that show the fault.',
  ],
  steps: (count: number) => plural(count, 'step'),
  diverges: (step: number, last: number, at: number) =>
    `diverges at step ${step} of ${last}, at ${at} ms:`,
  moreDifferences: (count: number) => `and ${plural(count, 'more difference')}`,
  race: (run: number, count: number, seed: number) =>
    `ends otherwise in race ${run} of ${count} (--race ${run} --seed ${seed}) than without delays`,
  nothing: 'nothing',
  notAsExpected: (step: number, act: string) => `Step ${step} (${act}) is not as expected.`,
  sum: ({ traces, steps, diverged, unread }: Played) =>
    [
      plural(traces, 'trace'),
      plural(steps, 'step'),
      `${diverged} diverged`,
      ...(unread > 0 ? [`${unread} unreadable`] : []),
    ].join(', '),
  races: (count: number, seed: number) => `${plural(count, 'race')} each, seed ${seed}`,
  actsLeft: (left: number, before: number) => `${plural(left, 'act')} left of ${before}`,
  leastOf: (title: string, name: string) => `${title} (the least of ${name})`,
  updated: (name: string) => `updated ${name}`,
  updatedSum: (traces: number, changed: number) => `${plural(traces, 'trace')}, ${changed} updated`,
  updateClash: (option: string): Advice => ({
    what: `--update was given with --${option}.`,
    why: 'What is accepted cannot diverge, so there would be nothing to report.',
    remedy: 'Run the command twice: first with --update, then without.',
  }),
  updateOfInput: (): Advice => ({
    what: '--update was given with the standard input.',
    why: 'There is no file to write to.',
    remedy: 'Name the files.',
  }),
  /** The pointer and the difference in JUnit's report. */
  difference: ({ pointer }: Difference, text: string) => `${pointer}: ${text}`,
};

/** How many traces there were, and how many of them are not as expected. */
interface Played {
  readonly traces: number;
  readonly steps: number;
  readonly diverged: number;
  readonly unread: number;
}

/** `form-engine fuzz`. */
export const fuzz = {
  summary: 'Plays random acts in a form until a law of the engine is broken.',
  laws: (sentences: readonly string[]) =>
    `The laws: ${sentences.join(' ')} Compiling and playing never throw.`,
  description: [
    'Where one is broken, the trace that breaks it is made as small as it goes, and the seed and the path are shown that lead to it again. Needs the package fast-check.',
  ],
  options: {
    runs: 'Sessions of each form that are played.',
    path: 'With --seed: leads straight to a failure that was shown before.',
    out: 'Writes the failing trace there; of several, the others beside it with numbers.',
    json: 'Prints the results as data.',
  },
  examples: ['Plays a thousand sessions of each form, in both modes.'],
  hiddenIsAbsent: 'A hidden field sends nothing.',
  formAndServerAgree: "The form's verdict is the server's.",
  answersInAnyOrder: 'The order in which lists arrive does not change the result.',
  lateAnswerIsNothing: 'An answer that is no longer waited for changes nothing.',
  undoTakesBack: 'Undo gives what was before an act, redo the act again.',
  linkReadsBack: 'The link of a payload reads back as the payload.',
  fileReplaysTheSame: 'A trace that was written and read again replays the same.',
  neverThrows: 'Compiling and playing never throw.',
  threw: (error: string) => `It threw: ${error}`,
  atStep: (step: number, found: string) => `At step ${step}: ${found}`,
  sentHidden: (key: string) => `${key} is hidden and is in the payload.`,
  faultsDiffer: (own: string, servers: string) => `The form finds ${own}, the server ${servers}.`,
  payloadsDiffer: (own: string, servers: string) =>
    `The form sends ${own}, the server keeps ${servers}.`,
  orderMatters: (first: string, last: string) =>
    `The first list first: ${first}; the last list first: ${last}.`,
  tooLate: (load: number) => `the answer to load ${load} came too late, and changed the form.`,
  undo: (event: string, gives: string, wanted: string) =>
    `After ${event} undo gives ${gives}, not ${wanted}.`,
  redo: (event: string, gives: string, wanted: string) =>
    `After ${event} redo gives ${gives}, not ${wanted}.`,
  readsAs: (link: string, read: string) => `${link} reads as ${read}.`,
  noTrace: (problem: string) => `The file is no trace: ${problem}.`,
  fileDiverges: (divergence: string) => `It diverges: ${divergence}.`,
  title: (sentence: string, law: string, seed: number) =>
    `${sentence} Broken: ${law}, seed ${seed}.`,
  held: (runs: number, laws: number, seed: number) =>
    `${plural(runs, 'session')}, ${plural(laws, 'law')} held, seed ${seed}`,
  broken: (law: string) => `${law} is broken`,
  left: (acts: number, before: number, values: string) =>
    `${plural(acts, 'act')} left of ${before}, values ${values}:`,
  again: (line: string) => `again: ${line}`,
  badPath: (path: string): Advice => ({
    what: `--path is "${path}".`,
    why: 'A path is numbers with colons between, as a failing run prints it.',
    remedy: 'Copy both from the line that begins with «again:».',
  }),
  pathWithoutSeed: (): Advice => ({
    what: '--path was given without --seed.',
    why: 'From another seed the same path leads elsewhere.',
    remedy: 'Copy both from the line that begins with «again:».',
  }),
  notInstalled: (): Advice => ({
    what: 'The package fast-check is not installed.',
    why: 'It makes the random acts, and form-engine leaves it to those who fuzz.',
    remedy: 'Run npm install --save-dev fast-check, and the command again.',
  }),
};
