import type { HarImport } from '@bozor/form-engine/har';
import { readTrace, TRACE_FORMAT } from '@bozor/form-engine/trace';
import type { Trace, TraceProblem } from '@bozor/form-engine/trace';

import { findJsonFault } from '../json-box/find-json-fault.ts';
import type { JsonFault } from '../json-box/find-json-fault.ts';

/** What a tester brought, by what is in it. */
export type OwnContent =
  /** Any JSON that is nothing else: the engine says what is odd in it. */
  | { readonly type: 'definition'; readonly document: unknown }
  | { readonly type: 'trace'; readonly trace: Trace }
  | { readonly type: 'har'; readonly har: HarImport }
  | { readonly type: 'bad-trace'; readonly problems: readonly TraceProblem[] }
  | { readonly type: 'not-json'; readonly fault: JsonFault };

/** Reads a text and tells by its content what it is: its name may be anything. */
export async function readOwn(text: string): Promise<OwnContent> {
  const fault = findJsonFault(text);
  if (fault !== null) return { type: 'not-json', fault };
  const document: unknown = JSON.parse(text);
  if (propertyOf(document, 'format') === TRACE_FORMAT) return toTrace(document);
  if (Array.isArray(propertyOf(propertyOf(document, 'log'), 'entries'))) {
    // Few bring one: whoever does not need not load what reads it.
    const { importHar } = await import('@bozor/form-engine/har');
    return { type: 'har', har: importHar(document) };
  }
  return { type: 'definition', document };
}

/** A trace, or what of it cannot be read. */
export function toTrace(json: unknown): Extract<OwnContent, { type: 'trace' | 'bad-trace' }> {
  const { trace, problems } = readTrace(json);
  return trace === null ? { type: 'bad-trace', problems } : { type: 'trace', trace };
}

function propertyOf(json: unknown, name: string): unknown {
  return typeof json === 'object' && json !== null && Object.hasOwn(json, name)
    ? Reflect.get(json, name)
    : undefined;
}
