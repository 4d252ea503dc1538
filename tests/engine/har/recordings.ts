import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a browser recorded of our own site; made up where it was personal. */
export function recording(name: 'car-create' | 'car-search'): unknown {
  return JSON.parse(readFileSync(join(import.meta.dirname, `${name}.har`), 'utf8'));
}

/** An entry of a HAR, in short. */
export interface Entry {
  readonly url?: string;
  readonly method?: string;
  /** When it was made, in seconds. */
  readonly at?: number;
  /** How long it took, in ms. */
  readonly time?: number;
  readonly status?: number;
  /** JSON that was sent. */
  readonly sent?: unknown;
  /** JSON that came back. */
  readonly json?: unknown;
  /** What the browser kept of the answer instead. */
  readonly content?: unknown;
}

/** A recording of the entries, as Chromium saves it. */
export function harOf(...entries: readonly Entry[]): unknown {
  return { log: { version: '1.2', creator: {}, entries: entries.map(toEntry) } };
}

function toEntry(entry: Entry) {
  const { url = '/', method = 'GET', at = 0, time = 100, status = 200, sent, json } = entry;
  const text = json === undefined ? undefined : JSON.stringify(json);
  const mimeType = 'application/json';
  const content = entry.content ?? { size: text?.length ?? 0, mimeType, text };
  return {
    startedDateTime: new Date(Date.UTC(2026, 10, 21, 10, 0, 0) + at * 1000).toISOString(),
    time,
    request: {
      method,
      url: new URL(url, 'https://site.example').href,
      headers: [],
      ...(sent === undefined ? {} : { postData: { mimeType, text: JSON.stringify(sent) } }),
    },
    response: { status, headers: [], content },
  };
}

/** Make → model → generation, a page of any site. */
export const CARS = {
  breadcrumbs: [{ id: 1, name: 'Авто' }],
  filters: [
    {
      id: 'f-1',
      key: 'make',
      name: 'Марка',
      type: 'DROP_LIST',
      data_type: 'STRING',
      is_required: true,
      has_next_filter: true,
      values: ['opel', 'lada'].map((value, n) => ({ id: 70 + n, name: value, value })),
    },
    {
      id: 'f-2',
      key: 'model',
      name: 'Модель',
      type: 'DROP_LIST',
      data_type: 'STRING',
      parent_filter_id: 'f-1',
    },
    {
      id: 'f-3',
      key: 'note',
      name: 'Заметка',
      type: 'EDIT_TEXT',
      data_type: 'STRING',
      show_if: [{ key: 'model', value: 'astra' }],
    },
  ],
};

/** A list of values, as the wire spells it. */
export function listOf(...values: readonly string[]) {
  return { values: values.map((value, n) => ({ id: n, name: value, value })), groups: [] };
}
