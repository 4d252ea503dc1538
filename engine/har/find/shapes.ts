import { type JsonObject, isJsonObject, isList, isScalar } from '../../json.ts';

/** A page of filters found in an answer. */
export interface FoundPage {
  /** The object with `filters`, or the bare list of filters. */
  readonly document: JsonObject | readonly unknown[];
  readonly filters: readonly unknown[];
}

/** A list of values found in an answer. */
export interface FoundList {
  readonly values: readonly unknown[];
  readonly groups: readonly unknown[];
  /** Text that asks for the rest; `null` when there is none, or it is not known how to ask. */
  readonly cursor: string | null;
  readonly isComplete: boolean;
}

const CURSOR_NAME = /cursor|^next/iu;
const MORE_NAME = /^(?:has_?(?:more|next)|next(?:_?page)?(?:_?url)?|.*cursor)$/iu;
const TOTAL_NAME = /^(?:total|count|total_count|size)$/iu;

/** The page of filters that the JSON is, or holds one level down; `null` without one. */
export function findPage(json: unknown): FoundPage | null {
  if (isList(json)) return json.some(isFilter) ? { document: json, filters: json } : null;
  for (const inner of envelopes(json)) {
    const { filters } = inner;
    if (isList(filters) && filters.some(isFilter)) return { document: inner, filters };
  }
  const bare = membersOf(json).find((member) => isList(member) && member.some(isFilter));
  return isList(bare) ? { document: bare, filters: bare } : null;
}

/** The list of values that the JSON is, or holds one level down; `null` without one. */
export function findList(json: unknown): FoundList | null {
  if (isList(json)) return json.length > 0 && json.every(isValue) ? bareList(json) : null;
  for (const inner of envelopes(json)) {
    const { values, groups } = inner;
    if (!isList(values) || !values.every(isOption)) continue;
    const cursor = cursorOf(inner);
    const isComplete = cursor === null && !hasMore(inner, values.length);
    return { values, groups: isList(groups) ? groups : [], cursor, isComplete };
  }
  const bare = membersOf(json).find(
    (member) => isList(member) && member.length > 0 && member.every(isValue),
  );
  return isList(bare) ? bareList(bare) : null;
}

/** Values that were sent. */
export interface FoundPayload {
  readonly values: ReadonlyMap<string, unknown>;
  /** Whether they came as pairs of key and value, as a search sends them. */
  readonly isSearch: boolean;
}

/** Values by key that a body carries: `filters` as an object or as pairs, or bare pairs. */
export function findPayload(sent: unknown): FoundPayload | null {
  if (isList(sent)) return sent.length > 0 && sent.every(isPair) ? toPairs(sent) : null;
  for (const { filters } of envelopes(sent)) {
    if (isJsonObject(filters)) {
      return { values: new Map(Object.entries(filters)), isSearch: false };
    }
    if (isList(filters) && filters.every(isPair)) return toPairs(filters);
  }
  return null;
}

/** All scalars of a call: parts of the path, values of the query, of the body. */
export function wordsOf(url: URL, sent: unknown): CallWords {
  const path = url.pathname.split('/').map(decoded);
  const asked = Array.from(url.searchParams, ([, value]) => value);
  return { path, asked: [...asked, ...scalarsOf(sent, 4)] };
}

/** Content of a call: its path, its query and its body. */
export interface CallWords {
  readonly path: readonly string[];
  readonly asked: readonly string[];
}

/** The object itself and the objects that it holds. */
function* envelopes(json: unknown): Generator<JsonObject> {
  if (!isJsonObject(json)) return;
  yield json;
  for (const member of Object.values(json)) if (isJsonObject(member)) yield member;
}

function membersOf(json: unknown): readonly unknown[] {
  return isJsonObject(json) ? Object.values(json) : [];
}

function isFilter(json: unknown): boolean {
  return isJsonObject(json) && typeof json['key'] === 'string' && typeof json['type'] === 'string';
}

function isOption(json: unknown): boolean {
  if (!isJsonObject(json) || typeof json['name'] !== 'string') return false;
  return ['value', 'key', 'id'].some((name) => isScalar(json[name])) && !isFilter(json);
}

/** An option with its value, which identifies a list without a name of its own. */
function isValue(json: unknown): boolean {
  return isOption(json) && isJsonObject(json) && (isScalar(json['value']) || isScalar(json['key']));
}

function bareList(values: readonly unknown[]): FoundList {
  return { values, groups: [], cursor: null, isComplete: true };
}

function cursorOf(holder: JsonObject): string | null {
  for (const [name, value] of Object.entries(holder)) {
    const isCursor = typeof value === 'string' || typeof value === 'number';
    if (CURSOR_NAME.test(name) && isCursor && value !== '') return String(value);
  }
  return null;
}

/** Whether the object declares that it is a part: a flag, a link to the rest, a higher total. */
function hasMore(holder: JsonObject, count: number): boolean {
  return Object.entries(holder).some(([name, value]) => {
    if (MORE_NAME.test(name)) return value !== null && value !== false && value !== '';
    return TOTAL_NAME.test(name) && typeof value === 'number' && value > count;
  });
}

function isPair(json: unknown): json is JsonObject {
  return isJsonObject(json) && typeof json['key'] === 'string' && Object.hasOwn(json, 'value');
}

/** A key that is in several pairs has several values. */
function toPairs(pairs: readonly JsonObject[]): FoundPayload {
  const values = new Map<string, unknown>();
  for (const { key, value } of pairs) {
    const name = typeof key === 'string' ? key : '';
    values.set(name, values.has(name) ? [values.get(name), value].flat() : value);
  }
  return { values, isSearch: true };
}

function scalarsOf(json: unknown, depth: number): readonly string[] {
  if (isScalar(json)) return [String(json)];
  if (depth === 0) return [];
  const inner = isList(json) ? json : membersOf(json);
  return inner.flatMap((member) => scalarsOf(member, depth - 1));
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
