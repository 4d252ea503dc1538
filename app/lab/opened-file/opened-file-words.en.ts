import type { LocatedJsonFault } from '@bozor/form-engine/json';

import { counted } from '../counted.en.ts';
import { jsonFaultText } from '../json-box/json-fault-text.en.ts';

/** Texts of opening a file. */
export const openedFileWords = {
  paste: 'Paste a definition',
  label: 'Definition, trace or HAR as JSON',
  hint: 'Paste a text or drop a file into this window: a definition .json, a trace .trace.json, or a .har of a browser.',
  open: 'Open',
  file: 'Open a file',
  drop: 'Drop the file to open it',
  pasted: 'A definition of your own',
  harTitle: 'Recording of a browser',
  harNote:
    'Only what looks like pages of filters and lists was taken from the recording. Headers, cookies and keys were not read.',
  pages: 'Pages',
  traces: 'Traces of forms',
  skipped: 'Not understood',
  nothing: 'This recording has neither pages of filters nor forms.',
  back: 'To the whole recording of the browser',
  badTrace: 'This trace did not open',
  badTraceNote:
    'The file is marked as a trace of a form, but it has errors. Correct them, or download the trace again.',
} as const;

/** Reports that a pasted text is not JSON. */
export function notJson(fault: LocatedJsonFault): string {
  return `This is not JSON: ${jsonFaultText(fault)}. Correct the text: it is kept.`;
}

/** Reports that a file cannot be read. */
export function notAFile(name: string): string {
  return `The file “${name}” could not be read. A text file .json or .har is needed.`;
}

/** Reports that a file is not JSON. */
export function fileNotJson(name: string, fault: LocatedJsonFault): string {
  return `The file “${name}” is not JSON: ${jsonFaultText(fault)}.`;
}

/** Number of skipped requests of a HAR file. */
export function skippedText(count: number): string {
  return counted(count, 'call');
}
