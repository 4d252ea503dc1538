import type { HarImport } from '@bozor/form-engine/har';
import { type LocatedJsonFault, findJsonFault } from '@bozor/form-engine/json';
import { readTrace, TRACE_FORMAT } from '@bozor/form-engine/trace';
import type { Trace, TraceProblem } from '@bozor/form-engine/trace';

/** Content of a file, by its format. */
export type OpenedFileContent =
  /** Any other JSON: the engine reports its defects. */
  | { readonly type: 'definition'; readonly document: unknown }
  | { readonly type: 'trace'; readonly trace: Trace }
  | { readonly type: 'har'; readonly har: HarImport }
  | { readonly type: 'bad-trace'; readonly problems: readonly TraceProblem[] }
  | { readonly type: 'not-json'; readonly fault: LocatedJsonFault };

/** Reads a text and detects its format by the content; the name of the file is not used. */
export async function readOpenedFile(text: string): Promise<OpenedFileContent> {
  const fault = findJsonFault(text);
  if (fault !== null) return { type: 'not-json', fault };
  const document: unknown = JSON.parse(text);
  if (propertyOf(document, 'format') === TRACE_FORMAT) return toTrace(document);
  if (Array.isArray(propertyOf(propertyOf(document, 'log'), 'entries'))) {
    // HAR files are rare: the importer is loaded on demand.
    const { importHar } = await import('@bozor/form-engine/har');
    return { type: 'har', har: importHar(document) };
  }
  return { type: 'definition', document };
}

/** Reads a trace; returns its problems when it is invalid. */
export function toTrace(
  json: unknown,
): Extract<OpenedFileContent, { type: 'trace' | 'bad-trace' }> {
  const { trace, problems } = readTrace(json);
  return trace === null ? { type: 'bad-trace', problems } : { type: 'trace', trace };
}

function propertyOf(json: unknown, name: string): unknown {
  return typeof json === 'object' && json !== null && Object.hasOwn(json, name)
    ? Reflect.get(json, name)
    : undefined;
}
