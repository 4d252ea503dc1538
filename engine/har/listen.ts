import { createLists, type Lists } from './find/create-lists.ts';
import { findRefusals } from './find/find-refusals.ts';
import { isMeant } from './find/is-meant.ts';
import { keptDocument, openPage, type OpenPage } from './find/open-page.ts';
import { sendValues } from './find/send-values.ts';
import {
  findList,
  findPage,
  findPayload,
  type FoundPage,
  type FoundPayload,
} from './find/shapes.ts';
import type { HarMatchers } from './har-import.ts';
import { withoutPersonal, withoutPersonalText } from './personal.ts';
import type { HarCall } from './read-har.ts';
import type { SkipReason } from './skip-reason.ts';

const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

/** A call that was not understood. */
export interface Skip {
  readonly call: HarCall;
  readonly reason: SkipReason;
  readonly detail: string | null;
}

/** What was found in a recording. */
export interface Understood {
  readonly pages: readonly OpenPage[];
  readonly skipped: readonly Skip[];
}

interface Listening {
  readonly calls: readonly HarCall[];
  readonly matchers: HarMatchers;
  readonly lists: Lists;
  readonly pages: OpenPage[];
  /** What is done when the answer of a call comes. */
  readonly errands: Map<HarCall, () => void>;
  readonly skip: (call: HarCall, reason: SkipReason, detail?: string) => void;
}

/** Goes through the calls in time, each when it is made and when its answer is whole. */
export function listen(calls: readonly HarCall[], matchers: HarMatchers): Understood {
  const skipped: Skip[] = [];
  const now: Listening = {
    calls,
    matchers,
    lists: createLists(calls),
    pages: [],
    errands: new Map(),
    skip: (call, reason, detail) => skipped.push({ call, reason, detail: detail ?? null }),
  };
  const turns = calls
    .flatMap((call) => [
      { at: call.startedMs, take: () => takeCall(now, call) },
      { at: call.endedMs, take: () => now.errands.get(call)?.() },
    ])
    .toSorted((one, other) => one.at - other.at);
  for (const { take } of turns) take();
  return { pages: now.pages, skipped };
}

function takeCall(now: Listening, call: HarCall): void {
  const { method, status, body, sent, url } = call;
  if (method === 'OPTIONS') return now.skip(call, 'call.preflight');
  if (REDIRECTS.has(status)) return now.skip(call, 'answer.redirect');

  const page = 'json' in body && isFine(call) ? findPage(body.json) : null;
  if (page !== null && isMeant(url, now.matchers.pages)) {
    now.errands.set(call, () => takePage(now, call, page));
    return;
  }
  const payload = isMeant(url, now.matchers.payloads) ? findPayload(sent) : null;
  if (payload !== null) return takePayload(now, call, payload);
  if (isMeant(url, now.matchers.lists) && takeList(now, call)) return;
  now.skip(call, reasonOf(call));
}

function isFine({ status }: HarCall): boolean {
  return status >= 200 && status < 300;
}

/** The same page coming again leaves the form open that is there: hosts ask again on their own. */
function takePage(now: Listening, call: HarCall, found: FoundPage): void {
  const known = now.pages.at(-1);
  const isSame =
    known?.call.url.href === call.url.href &&
    JSON.stringify(known.document) === JSON.stringify(keptDocument(found));
  if (isSame) now.skip(call, 'page.repeated');
  else now.pages.push(openPage(call, found, now.calls));
}

function takePayload(now: Listening, call: HarCall, { values, isSearch }: FoundPayload): void {
  const known = now.pages
    .map((page) => ({ page, count: page.visit.plan.keys.filter((key) => values.has(key)).length }))
    .filter(({ page, count }) => count > 0 || (values.size === 0 && isFor(page, isSearch)));
  const most = Math.max(...known.map(({ count }) => count));
  const page = known.findLast(({ count }) => count === most)?.page;
  if (page === undefined) return now.skip(call, 'payload.orphan');

  const { visit } = page;
  const given = new Map(Array.from(values, ([key, value]) => [key, withoutPersonal(value)]));
  const left = sendValues(visit, call.startedMs, given);
  if (left.length > 0) now.skip(call, 'payload.left-over', withoutPersonalText(left.join(', ')));
  if (visit.plan.mode === 'entry') visit.act(call.startedMs, { type: 'TOUCH_ALL' });
  now.errands.set(call, () => takeRefusal(page, call));
}

function isFor({ visit }: OpenPage, isSearch: boolean): boolean {
  return visit.plan.mode === (isSearch ? 'filter' : 'entry');
}

function takeRefusal({ visit }: OpenPage, call: HarCall): void {
  if (call.status < 400 || !('json' in call.body)) return;
  const errors = findRefusals(call.body.json, new Set(visit.plan.keys));
  if (errors !== null) visit.act(call.endedMs, { type: 'SERVER_ERRORS', errors });
}

/** Whether it was a call for a list; the newest page it can be for has it. */
function takeList(now: Listening, call: HarCall): boolean {
  for (const page of now.pages.toReversed()) {
    const taken = now.lists.take(page, call);
    if (taken === null) continue;
    if ('reason' in taken) now.skip(call, taken.reason);
    else now.errands.set(call, taken.onAnswer);
    return true;
  }
  return false;
}

function reasonOf(call: HarCall): SkipReason {
  const { body, status } = call;
  if (status === 0 || status >= 400) return 'answer.failed';
  if (!('json' in body)) return body.reason;
  // One that was meant never comes here.
  if (isFine(call) && findPage(body.json) !== null) return 'page.unmeant';
  return findList(body.json) === null ? 'shape.unknown' : 'list.orphan';
}
