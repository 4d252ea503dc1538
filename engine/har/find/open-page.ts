import type { FormMode, Json } from '../../index.ts';
import { isJsonObject } from '../../json.ts';
import { withoutPersonal } from '../personal.ts';
import type { HarCall } from '../read-har.ts';
import { createVisit, type Visit } from '../visit.ts';
import { findPayload, type FoundPage } from './shapes.ts';

/** A page of the recording, and the form that was filled on it. */
export interface OpenPage {
  /** The call that was answered with it. */
  readonly call: HarCall;
  readonly document: Json;
  readonly visit: Visit;
}

/** Parts of a page that are kept; what else an answer holds is not for a fixture. */
const PAGE_PARTS = ['breadcrumbs', 'categories', 'categories_list', 'steps', 'filters'] as const;

/** The page as it is kept. */
export function keptDocument({ document }: FoundPage): Json {
  if (!isJsonObject(document)) return withoutPersonal(document);
  const parts = PAGE_PARTS.flatMap((name) =>
    Object.hasOwn(document, name) ? [[name, document[name]] as const] : [],
  );
  return withoutPersonal(Object.fromEntries(parts));
}

/** Opens the form of a page; later calls show its purpose and what was filled in. */
export function openPage(call: HarCall, found: FoundPage, calls: readonly HarCall[]): OpenPage {
  const document = keptDocument(found);
  const keys = new Set(found.filters.flatMap((filter) => keyOf(filter)));
  const sent = calls
    .filter(({ startedMs }) => startedMs >= call.endedMs)
    .map((later) => findPayload(later.sent))
    .filter((payload) => payload !== null)
    .filter(({ values }) => Array.from(values.keys()).some((key) => keys.has(key)));
  const asksForSearch = sent[0]?.isSearch ?? !found.filters.some(isRequired);
  const mode: FormMode = asksForSearch ? 'filter' : 'entry';
  const last = sent.at(-1)?.values;
  const hint = (key: string): Json | null =>
    last?.has(key) === true ? withoutPersonal(last.get(key)) : null;
  return { call, document, visit: createVisit({ document, mode, openedMs: call.endedMs, hint }) };
}

function keyOf(filter: unknown): readonly string[] {
  const key = isJsonObject(filter) ? filter['key'] : null;
  return typeof key === 'string' ? [key] : [];
}

function isRequired(filter: unknown): boolean {
  return isJsonObject(filter) && filter['is_required'] === true;
}
