import { plural } from '../frame/plural.ts';
import type { Advice } from './advice.ts';

/** `form-engine types`. */
export const types = {
  summary: "Prints TypeScript for a form's payload.",
  description: [
    'Options that are sent with the definition are unions of literals; a list that loads on demand takes any text, and any number or flag where its values are no texts. A property may be missing where its field may be hidden or left empty. The output compiles under tsc --strict and imports nothing.',
  ],
  options: { name: 'Name of the type.' },
  examples: ['Writes the type of what the entry form of the cars sends.'],
  badName: (name: string, example: string): Advice => ({
    what: `--name is "${name}".`,
    why: 'A type is named by an identifier that TypeScript does not keep for itself.',
    remedy: `Write, for example, --name ${example}.`,
  }),
};

/** `form-engine schema`. */
export const schema = {
  summary: "Prints the JSON Schema (2020-12) of a form's payload.",
  description: [
    'A hidden field must be absent, a visible one obeys its rules, and in an entry a required one must be there. Options that load on demand are not in it: any text, number or flag passes.',
    'The formats imei and url-host and the keyword x-range-ordered are beyond the standard; a validator that ignores them accepts a little more.',
  ],
  examples: ['Writes the schema of the search form of the cars.'],
};

/** `form-engine har`. */
export const har = {
  summary: "Makes pages and traces of a browser's recording of a site.",
  description: [
    'The recording is a HAR as Chromium and Firefox save it («Save all as HAR with content»). Calls are known by their shape; the options narrow the addresses that are read. What was not understood is listed with its reason.',
    'Cookies, headers and tokens are not read in, and what is personal in the rest is replaced.',
  ],
  options: {
    outDir: 'Folder to write the pages and traces into; without it they are only shown.',
    pages: 'A part of the addresses that answer with filter pages; * matches anything.',
    lists: 'The same of addresses that answer with lists of values.',
    payloads: 'The same of addresses that values are sent to.',
    json: 'Prints the report as data.',
  },
  examples: [
    'Writes a page and a trace for every form that was visited.',
    'Prints, as data, what would be made of the calls to those addresses.',
  ],
  acts: (count: number) => plural(count, 'act'),
  sum: (pages: number, traces: number, skipped: number) =>
    [plural(pages, 'page'), plural(traces, 'trace'), `${skipped} not understood`].join(', '),
  written: (files: number) => `${plural(files, 'file')} written`,
  noHar: (name: string, text: string): Advice => ({
    what: `${name} is no recording of a browser. ${text}`,
    why: 'Nothing could be made of it.',
    remedy: 'Save the network tab of the developer tools as HAR, with the contents.',
  }),
};

/** `form-engine coverage`. */
export const coverage = {
  summary: 'Counts what definitions cover: types of fields by conditions and data types.',
  description: [
    'Types are columns, features of a definition are rows, the number of fields in each cell; an empty cell is a point. With --json every cell names some of the files that have such a field.',
  ],
  options: { json: 'Prints the counts as data, with the names of some files for each.' },
  examples: ['Shows which kinds of definitions the recorded pages have.'],
  unknown: 'unknown',
  fields: 'fields',
  feature: (code: string) => code,
  sum: (pages: number, fields: number) => `${plural(pages, 'page')}, ${plural(fields, 'field')}`,
  allMet: 'every type is met',
  unmet: (types: readonly string[]) => `not met: ${types.join(', ')}`,
};

/** `form-engine completion`. */
export const completion = {
  summary: 'Prints the completion script of a shell.',
  description: [
    'The script completes commands, options, the values of options that have a few, and files. It is written from the same tables as the help.',
  ],
  examples: [
    'Completes in this bash.',
    'Completes in every zsh that has ~/.zfunc in its fpath.',
    'Completes in every fish.',
  ],
  unknownShell: (shell: string, known: readonly string[], near: string | null): Advice => ({
    what: `There is no script for the shell "${shell}".`,
    why: `There is one for ${known.join(', ')}.`,
    remedy: near === null ? 'Name one of them.' : `Did you mean ${near}?`,
  }),
};

/** `form-engine help`. */
export const help = {
  summary: 'Prints the usage of the tool, or of a command.',
  description: ['Without a command it lists them all.'],
  examples: ['Prints the options of lint.'],
  unknownCommand: (name: string, known: readonly string[], near: string | null): Advice => ({
    what: `There is no command "${name}".`,
    why: `The commands are ${known.join(', ')}.`,
    remedy: near === null ? 'Name one of them.' : `Did you mean form-engine help ${near}?`,
  }),
};
