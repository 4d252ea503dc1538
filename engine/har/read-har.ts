import { isJsonObject, isList } from '../json.ts';
import { readBody, type Body } from './read-body.ts';

/** One call of a recording, with what matters of it. Headers and cookies are never read. */
export interface HarCall {
  readonly url: URL;
  readonly method: string;
  /** 0 when no answer came. */
  readonly status: number;
  /** When it was made and when its answer was whole, in ms since the epoch. */
  readonly startedMs: number;
  readonly endedMs: number;
  /** JSON that was sent; `undefined` when none was. */
  readonly sent: unknown;
  readonly body: Body;
}

/** A recording, read. */
export interface HarReading {
  /** In order of time. */
  readonly calls: readonly HarCall[];
  /** Entries that are no calls. */
  readonly oddCount: number;
  /** Calls that the recording has twice. */
  readonly duplicates: readonly HarCall[];
}

/** A method as HTTP has it: nothing that could write on a terminal. */
const METHOD = /^[!#$%&'*+.^`|~\w-]{1,40}$/;

/**
 * Reads a HAR 1.2 of any browser.
 *
 * @returns `null` for JSON that is none. Entries may be in any order; one without a readable
 *   time is taken to be made with the one before it. Never throws.
 */
export function readHar(json: unknown): HarReading | null {
  const log = isJsonObject(json) ? json['log'] : null;
  const entries = isJsonObject(log) ? log['entries'] : null;
  if (!isList(entries)) return null;

  let time = 0;
  const calls: HarCall[] = [];
  for (const entry of entries) {
    const call = readCall(entry, time);
    if (call === null) continue;
    time = call.startedMs;
    calls.push(call);
  }
  const sorted = calls.toSorted((one, other) => one.startedMs - other.startedMs);
  const marked = sorted.map((call) => [markOf(call), call] as const);
  const seen = new Map(marked.toReversed());
  const isFirst = (call: HarCall) => seen.get(markOf(call)) === call;
  return {
    calls: withOldBodies(sorted.filter(isFirst)),
    oddCount: entries.length - calls.length,
    duplicates: sorted.filter((call) => !isFirst(call)),
  };
}

function readCall(entry: unknown, before: number): HarCall | null {
  if (!isJsonObject(entry)) return null;
  const { request, response, startedDateTime, time } = entry;
  if (!isJsonObject(request)) return null;
  const { method, url } = request;
  if (typeof method !== 'string' || !METHOD.test(method)) return null;
  if (typeof url !== 'string' || !URL.canParse(url)) return null;

  const started = typeof startedDateTime === 'string' ? Date.parse(startedDateTime) : NaN;
  const startedMs = Number.isFinite(started) ? started : before;
  const lasted = typeof time === 'number' && Number.isFinite(time) ? Math.max(0, time) : 0;
  const answer = isJsonObject(response) ? response : {};
  const { status, content } = answer;
  return {
    url: new URL(url),
    method: method.toUpperCase(),
    status: typeof status === 'number' && Number.isInteger(status) ? Math.max(0, status) : 0,
    startedMs,
    endedMs: startedMs + lasted,
    sent: sentJson(request['postData']),
    body: readBody(content),
  };
}

function sentJson(postData: unknown): unknown {
  const text = isJsonObject(postData) ? postData['text'] : null;
  if (typeof text !== 'string') return undefined;
  const body = readBody({ text, mimeType: 'application/json' });
  return 'json' in body ? body.json : undefined;
}

/** What makes two entries the same call. */
function markOf({ startedMs, endedMs, method, url, sent }: HarCall): string {
  return JSON.stringify([startedMs, endedMs, method, url.href, sent]);
}

/** «Not modified» means the body that came before. */
function withOldBodies(calls: readonly HarCall[]): readonly HarCall[] {
  const known = new Map<string, Body>();
  return calls.map((call) => {
    const { href } = call.url;
    const old = known.get(href);
    if (call.status === 304 && old !== undefined && !('json' in call.body)) {
      return { ...call, status: 200, body: old };
    }
    if (call.status === 200 && 'json' in call.body) known.set(href, call.body);
    return call;
  });
}
