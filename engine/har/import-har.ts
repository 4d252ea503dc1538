import type { Json } from '../index.ts';
import { isJsonObject, isList } from '../json.ts';
import { expectAll, scrub, TRACE_FORMAT, TRACE_VERSION, type Trace } from '../trace.ts';
import type { OpenPage } from './find/open-page.ts';
import type { HarImport, HarMatchers, ImportedPage, SkippedEntry } from './har-import.ts';
import { listen, type Skip } from './listen.ts';
import { plainUrl } from './personal.ts';
import { readHar, type HarCall } from './read-har.ts';
import { SKIP_REASONS, type SkipReason } from './skip-reason.ts';

/**
 * Makes pages and traces of what a browser recorded (HAR 1.2, as Chromium and Firefox save it) on
 * any site with our wire format. Calls are known by their shape: an answer with `filters` is
 * a page, one with `values` a list, a body with `filters` what a person sent; which list a call
 * asks for shows in the ids and values that its address or body names. What a person did is worked
 * out from that: the parents whose lists were asked for, then the values sent.
 *
 * Headers, cookies and what else may be personal is not read, or hidden; traces are scrubbed.
 *
 * @param json Any JSON. Never throws; what was not understood is listed.
 */
export function importHar(json: unknown, matchers: HarMatchers = {}): HarImport {
  const reading = readHar(json);
  if (reading === null) return { pages: [], traces: [], skipped: [unreadable('har.shape')] };
  const { calls, duplicates, oddCount } = reading;
  const { pages, skipped } = listen(calls, matchers);
  const rows = [
    ...skipped,
    ...duplicates.map((call) => ({ call, reason: 'entry.duplicate' as const, detail: null })),
  ].toSorted((one, other) => one.call.startedMs - other.call.startedMs);
  return {
    pages: pages.map(toPage),
    traces: pages.map(toTrace),
    skipped: [
      ...rows.map(toRow),
      ...Array.from({ length: oddCount }, () => unreadable('entry.shape')),
    ],
  };
}

function toRow({ call, reason, detail }: Skip): SkippedEntry {
  const { url, method, status } = call;
  return { url: plainUrl(url), method, status, reason, text: SKIP_REASONS[reason], detail };
}

function unreadable(reason: SkipReason): SkippedEntry {
  return { url: '', method: '', status: 0, reason, text: SKIP_REASONS[reason], detail: null };
}

function toPage({ call, document, visit }: OpenPage): ImportedPage {
  const { mode } = visit.plan;
  return { url: plainUrl(call.url), title: titleOf(document, call), mode, document };
}

function toTrace({ call, document, visit }: OpenPage): Trace {
  return scrub(
    expectAll({
      format: TRACE_FORMAT,
      version: TRACE_VERSION,
      title: titleOf(document, call),
      mode: visit.plan.mode,
      definitions: document,
      values: null,
      acts: visit.acts(),
    }),
  );
}

function titleOf(document: Json, { url }: HarCall): string {
  const crumbs = isJsonObject(document) ? document['breadcrumbs'] : null;
  const names = isList(crumbs)
    ? crumbs.flatMap((crumb) => (isJsonObject(crumb) ? nameOf(crumb) : []))
    : [];
  return names.length > 0 ? names.join(' → ') : new URL(plainUrl(url)).pathname;
}

function nameOf({ name }: Readonly<Record<string, unknown>>): string[] {
  return typeof name === 'string' ? [name] : [];
}
