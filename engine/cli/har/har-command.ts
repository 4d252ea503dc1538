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
  summary: ({ har }) => har.options.outDir,
  isPath: true,
});
const PAGES = textsOption('pages', {
  placeholder: '<pattern>',
  summary: ({ har }) => har.options.pages,
});
const LISTS = textsOption('lists', {
  placeholder: '<pattern>',
  summary: ({ har }) => har.options.lists,
});
const PAYLOADS = textsOption('payloads', {
  placeholder: '<pattern>',
  summary: ({ har }) => har.options.payloads,
});
const JSON_FLAG = flagOption('json', ({ har }) => har.options.json);

/** `form-engine har`: a browser's recording as pages and traces. */
export const harCommand: Command = {
  name: 'har',
  help: ({ har }) => har,
  operands: fileOperands('<file>', 1),
  options: [OUT_DIR, PAGES, LISTS, PAYLOADS, JSON_FLAG],
  examples: [
    'form-engine har visit.har --out-dir traces',
    "form-engine har visit.har --pages '/api/*/filters' --json",
  ],
  run: async (given, io) => {
    const source = await readOneSource(given.operands[0] ?? '', io);
    const found = importHar(source.json, {
      ...patterns('pages', given.of(PAGES)),
      ...patterns('lists', given.of(LISTS)),
      ...patterns('payloads', given.of(PAYLOADS)),
    });
    const isNoHar = found.skipped.some(({ reason }) => reason === 'har.shape');
    if (isNoHar) throw noHar(source.name);

    const folder = given.of(OUT_DIR);
    const written = folder === null ? [] : toFiles(found, folder);
    for (const { path, text } of written) await writeOutput(path, text, io);
    const report = { found, written: written.map(({ path }) => path) };
    io.stdout.write(given.of(JSON_FLAG) ? harJson(report) : harText(report, io));
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

function noHar(name: string) {
  return inputError(({ har, explanations }) => har.noHar(name, explanations.skip['har.shape']));
}
