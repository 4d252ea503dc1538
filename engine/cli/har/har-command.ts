import { join } from 'node:path';

import { importHar, type HarImport } from '../../har.ts';
import { writeTrace } from '../../trace.ts';
import { inputError } from '../frame/cli-error.ts';
import { flagOption, textOption, textsOption } from '../frame/cli-option.ts';
import { fileOperands, type Command } from '../frame/command.ts';
import { EXIT } from '../frame/exit-code.ts';
import { writeOutput } from '../frame/write-output.ts';
import { readOneSource } from '../input/read-sources.ts';
import { fileNames } from './file-names.ts';
import { harJson, harText, type WrittenFile } from './har-report.ts';

const OUT_DIR = textOption('out-dir', {
  placeholder: '<folder>',
  summary: 'Folder to write the pages and traces into; without it they are only shown.',
  isPath: true,
});
const PAGES = textsOption('pages', {
  placeholder: '<pattern>',
  summary: 'A part of the addresses that answer with filter pages; * matches anything.',
});
const LISTS = textsOption('lists', {
  placeholder: '<pattern>',
  summary: 'The same of addresses that answer with lists of values.',
});
const PAYLOADS = textsOption('payloads', {
  placeholder: '<pattern>',
  summary: 'The same of addresses that values are sent to.',
});
const JSON_FLAG = flagOption('json', 'Prints the report as data.');

/** `form-engine har`: a browser's recording as pages and traces. */
export const harCommand: Command = {
  name: 'har',
  summary: "Makes pages and traces of a browser's recording of a site.",
  description: [
    'The recording is a HAR as Chromium and Firefox save it («Save all as HAR with content»). Calls are known by their shape; the options narrow the addresses that are looked at. What was not understood is listed with its reason.',
    'Cookies, headers and tokens are not read in, and what is personal in the rest is replaced.',
  ],
  operands: fileOperands('<file>', 1),
  options: [OUT_DIR, PAGES, LISTS, PAYLOADS, JSON_FLAG],
  examples: [
    {
      line: 'form-engine har visit.har --out-dir traces',
      meaning: 'Writes a page and a trace for every form that was visited.',
    },
    {
      line: "form-engine har visit.har --pages '/api/*/filters' --json",
      meaning: 'Tells, as data, what would be made of the calls to those addresses.',
    },
  ],
  run: async (given, io) => {
    const source = await readOneSource(given.operands[0] ?? '', io);
    const found = importHar(source.json, {
      ...patterns('pages', given.of(PAGES)),
      ...patterns('lists', given.of(LISTS)),
      ...patterns('payloads', given.of(PAYLOADS)),
    });
    const wholesale = found.skipped.find(({ reason }) => reason === 'har.shape');
    if (wholesale !== undefined) throw noHar(source.name, wholesale.text);

    const folder = given.of(OUT_DIR);
    const written = folder === null ? [] : toFiles(found, folder);
    for (const { path, text } of written) await writeOutput(path, text, io);
    const report = { found, written: written.map(({ path }) => path) };
    io.stdout.write(given.of(JSON_FLAG) ? harJson(report) : harText(report, io.stdout));
    return found.traces.length > 0 ? EXIT.good : EXIT.found;
  },
};

function patterns(name: 'pages' | 'lists' | 'payloads', given: readonly string[]) {
  return given.length === 0 ? {} : { [name]: given };
}

function toFiles({ pages, traces }: HarImport, folder: string): readonly WrittenFile[] {
  const names = fileNames(pages);
  return [
    ...pages.map(({ document }, index) => ({
      path: join(folder, `${names[index]}.page.json`),
      text: `${JSON.stringify(document, null, 2)}\n`,
    })),
    ...traces.map((trace, index) => ({
      path: join(folder, `${names[index]}.trace.json`),
      text: writeTrace(trace),
    })),
  ];
}

function noHar(name: string, text: string) {
  return inputError({
    what: `${name} is no recording of a browser. ${text}`,
    why: 'Nothing could be made of it.',
    remedy: 'Save the network tab of the developer tools as HAR, with the contents.',
  });
}
