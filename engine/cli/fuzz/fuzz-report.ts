import type { FormMode } from '../../index.ts';
import type { LocalizedIo } from '../frame/io.ts';
import { paint } from '../frame/paint.ts';
import { STDIN_NAME } from '../input/read-sources.ts';
import { actTitle } from '../replay/act-title.ts';
import type { CliWords } from '../words/english.en.ts';
import type { Counterexample } from './fuzz-form.ts';

/** Result of fuzzing one form in one mode. */
export interface FuzzedForm {
  readonly name: string;
  readonly mode: FormMode;
  readonly runs: number;
  readonly seed: number;
  readonly lawCount: number;
  /** `null` when every law held. */
  readonly found: Counterexample | null;
  /** JSON Pointer of the definitions in the file; `null` for all of it. */
  readonly at: string | null;
  /** Where the failing trace was written. */
  readonly out: string | null;
}

/** The result for a person: of a broken law all that leads to it again. */
export function fuzzText(form: FuzzedForm, { stdout: output, words }: LocalizedIo): string {
  const { fuzz, tool } = words;
  const { name, mode, runs, seed, lawCount, found, out } = form;
  if (found === null) {
    const shown = fuzz.held(runs, lawCount, seed);
    return `${paint(output, 'green', '✓')} ${name} (${mode}): ${shown}\n`;
  }
  const { law, against, trace, path, actsBefore } = found;
  const acts = trace.acts.map((act, position) => `    ${position + 1}  ${actTitle(act, words)}`);
  return `${[
    `${paint(output, 'red', '✗')} ${paint(output, 'bold', name)} (${mode}): ${fuzz.broken(law.name)}`,
    `  ${law.sentence(words)}`,
    `  ${against(words)}`,
    `  ${fuzz.left(trace.acts.length, actsBefore, JSON.stringify(trace.values))}`,
    ...acts,
    `  ${fuzz.again(againLine(form, path))}`,
    ...(out === null ? [] : [`  ${tool.wrote(out)}`]),
  ].join('\n')}\n`;
}

/** The command that leads to the failure again. */
function againLine({ name, mode, seed, at }: FuzzedForm, path: string): string {
  const words = [
    'form-engine',
    'fuzz',
    name === STDIN_NAME ? '-' : name,
    ...(at === null ? [] : ['--at', at]),
    '--mode',
    mode,
    '--seed',
    String(seed),
    '--path',
    path,
  ];
  return words.map(shellWord).join(' ');
}

/** A word as a shell takes it whole. */
function shellWord(word: string): string {
  return /^[\w./:~@%+=-]+$/.test(word) ? word : `'${word.replaceAll("'", String.raw`'\''`)}'`;
}

/** The results for a machine. */
export function fuzzJson(forms: readonly FuzzedForm[], words: CliWords): string {
  const shown = forms.map(({ name, found, ...form }) => ({
    file: name,
    ...form,
    broken:
      found === null
        ? null
        : {
            ...found,
            law: found.law.name,
            sentence: found.law.sentence(words),
            against: found.against(words),
          },
  }));
  const broken = forms.filter(({ found }) => found !== null).length;
  return `${JSON.stringify({ forms: shown, count: { forms: forms.length, broken } }, null, 2)}\n`;
}
