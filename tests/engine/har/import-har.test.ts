import { describe, expect, test } from 'vitest';

import { importHar } from '../../../engine/har.ts';
import type { HarMatchers } from '../../../engine/har.ts';
import { CARS, harOf, listOf, type Entry } from './recordings.ts';

const PAGE: Entry = { url: '/api/page', json: CARS };
const opelList: Entry = { url: '/lists/f-2?of=opel', at: 2, json: listOf('astra', 'corsa') };

/** What happened on the only page of a recording. */
function actsOf(entries: readonly Entry[], matchers?: HarMatchers) {
  const { traces, skipped } = importHar(harOf(...entries), matchers);
  expect(traces).toHaveLength(1);
  const acts = (traces[0]?.acts ?? []).map(({ expected: _expected, ...act }) => act);
  return { acts, reasons: skipped.map(({ reason }) => reason) };
}

describe('a page of filters', () => {
  test.for([
    { why: 'as it is', json: CARS },
    { why: 'as a bare list', json: CARS.filters },
    { why: 'in an envelope', json: { ok: true, data: CARS } },
    { why: 'as a list in an envelope', json: { result: CARS.filters } },
  ])('is known by its shape: $why', ({ json }) => {
    const { acts, reasons } = actsOf([{ url: '/x', json }, opelList]);
    expect(acts).toMatchObject([
      { type: 'SET', key: 'make', input: 'opel', at: 1900 },
      { type: 'ANSWER', load: 0, at: 2000 },
    ]);
    expect(reasons).toEqual([]);
  });

  test.for([
    { why: 'base64, as Chromium keeps what it takes for binary', encoding: 'base64' },
    { why: 'plain text behind a mark of byte order', encoding: undefined },
  ])('is read from $why', ({ encoding }) => {
    const text = JSON.stringify(CARS);
    const bytes = Array.from(new TextEncoder().encode(text), (byte) => String.fromCodePoint(byte));
    const kept = encoding === undefined ? `\uFEFF${text}` : btoa(bytes.join(''));
    const content = {
      size: 9,
      compression: -4,
      mimeType: 'application/json',
      encoding,
      text: kept,
    };
    const { pages } = importHar(harOf({ url: '/x', content }));
    expect(pages[0]?.document).toEqual(CARS);
  });

  test('that came before is meant by «not modified»', () => {
    const again: Entry = { url: '/other', at: 3, status: 304, content: { size: 0 } };
    const { pages, skipped } = importHar(
      harOf({ url: '/other', json: CARS }, { ...PAGE, at: 1 }, again),
    );
    expect(pages).toHaveLength(3);
    expect(skipped).toEqual([]);
    const lone = importHar(harOf(again));
    expect(lone.skipped).toMatchObject([{ reason: 'body.missing', status: 304 }]);
  });

  test('that comes again leaves the form open', () => {
    const { acts, reasons } = actsOf([PAGE, opelList, { ...PAGE, at: 3 }]);
    expect(acts).toHaveLength(2);
    expect(reasons).toEqual(['page.repeated']);
  });

  test('is an ad where something is required, a search where pairs are sent', () => {
    const modeOf = (...entries: Entry[]) => importHar(harOf(...entries)).pages[0]?.mode;
    const free = CARS.filters.map(({ is_required: _required, ...filter }) => filter);
    const search: Entry = {
      method: 'POST',
      url: '/search',
      at: 5,
      sent: { filters: [{ key: 'make', value: 'lada' }] },
      json: {},
    };
    expect(modeOf(PAGE)).toBe('entry');
    expect(modeOf({ ...PAGE, json: free })).toBe('filter');
    expect(modeOf(PAGE, search)).toBe('filter');
  });
});

describe('a call for a list', () => {
  test.for([
    { why: 'by id and value in the query', url: '/values?filter=f-2&parent=opel' },
    { why: 'by key and value in the path', url: '/values/model/of/opel/' },
    { why: 'by the id of the value', url: '/values/f-2?parent=70' },
    { why: 'by the value of the parent alone', url: '/models?make=opel' },
    { why: 'by what it sends', url: '/values', sent: { ask: { filter: 'f-2', of: ['opel'] } } },
  ])('contains what the person chose: $why', ({ url, sent }) => {
    const { acts } = actsOf([PAGE, { ...opelList, url, sent, method: sent ? 'POST' : 'GET' }]);
    expect(acts).toMatchObject([
      { type: 'SET', key: 'make', input: 'opel' },
      { type: 'ANSWER', values: [{ value: 'astra' }, { value: 'corsa' }] },
    ]);
  });

  test('contains both choices when its answer is overtaken', () => {
    const lada: Entry = { url: '/lists/f-2?of=lada', at: 3, time: 50, json: listOf('niva') };
    const { acts } = actsOf([lada, { ...opelList, time: 9000 }, PAGE]);
    expect(acts.map(({ type, at }) => [type, at])).toEqual([
      ['SET', 1900],
      ['SET', 2900],
      ['ANSWER', 2950],
      ['ANSWER', 10_900],
    ]);
    expect(acts[2]).toMatchObject({ load: 1, values: [{ value: 'niva' }] });
  });

  test('that failed is a failure, and asking again a retry', () => {
    const failed: Entry = { ...opelList, status: 503, json: { error: 'busy' } };
    const { acts, reasons } = actsOf([PAGE, failed, { ...opelList, at: 4 }]);
    expect(acts.map(({ type }) => type)).toEqual(['SET', 'FAIL', 'RETRY', 'ANSWER']);
    expect(reasons).toEqual([]);
  });

  test('that was aborted gives no event', () => {
    const given: Entry = { ...opelList, time: 3000, status: 0, content: { size: 0 } };
    const lada: Entry = { url: '/lists/f-2?of=lada', at: 3, json: listOf('niva') };
    const { acts } = actsOf([PAGE, given, lada]);
    expect(acts.map(({ type }) => type)).toEqual(['SET', 'SET', 'ANSWER']);
  });

  test('in pages is one list, whole when its last page came', () => {
    const first = { ...listOf('astra'), next_cursor: 'c.2' };
    const { acts } = actsOf([
      PAGE,
      { ...opelList, json: first },
      {
        url: '/lists/f-2?of=opel&after=c.2',
        at: 3,
        json: { ...listOf('corsa'), next_cursor: null },
      },
    ]);
    expect(acts[1]).toMatchObject({
      type: 'ANSWER',
      at: 3000,
      values: [{ value: 'astra' }, { value: 'corsa' }],
      isComplete: true,
    });
    const half = actsOf([PAGE, { ...opelList, json: first }]);
    expect(half.acts[1]).toMatchObject({ type: 'ANSWER', at: 2000, isComplete: false });
  });

  test('is listed when it has no page, when it was already delivered, and when it was never requested', () => {
    const orphan = importHar(harOf(opelList));
    expect(orphan.skipped).toMatchObject([{ reason: 'list.orphan' }]);
    expect(actsOf([PAGE, opelList, { ...opelList, at: 5 }]).reasons).toEqual(['list.repeated']);
    expect(actsOf([PAGE, { ...opelList, url: '/lists/f-2' }]).reasons).toEqual(['list.unasked']);
  });
});

describe('values that were sent', () => {
  const post = (sent: unknown, more: Entry = {}): Entry => ({
    method: 'POST',
    url: '/publish',
    at: 10,
    json: { id: 1 },
    sent,
    ...more,
  });

  test('fill the form in the order of the page, and submit it', () => {
    const filters = { note: 'новая', model: 'astra', make: 'opel' };
    const { acts } = actsOf([PAGE, opelList, post({ categoryId: 1, filters })]);
    expect(acts.map(({ type, ...act }) => [type, 'key' in act ? act.key : null])).toEqual([
      ['SET', 'make'],
      ['ANSWER', null],
      ['SET', 'model'],
      ['SET', 'note'],
      ['TOUCH_ALL', null],
    ]);
  });

  test('show what an earlier list needed', () => {
    const hidden = {
      filters: [
        { ...CARS.filters[0], is_required: false },
        { ...CARS.filters[1] },
        {
          id: 'f-9',
          key: 'engine',
          name: 'Двигатель',
          type: 'DROP_LIST',
          data_type: 'STRING',
          show_if: [{ key: 'make', value: ['opel', 'lada'] }],
        },
      ],
    };
    const { acts } = actsOf([
      { ...PAGE, json: hidden },
      { url: '/lists/f-9', at: 3, json: listOf('1.6') },
      post({ filters: [{ key: 'make', value: 'lada' }] }),
    ]);
    expect(acts).toMatchObject([
      { type: 'SET', key: 'make', input: 'lada' },
      { type: 'ANSWER', load: 1 },
    ]);
  });

  test('that a server refused bring its faults', () => {
    const refused = post(
      { filters: { make: 'opel' } },
      {
        status: 422,
        json: {
          error: { fields: { make: [{ code: 'make.gone', message: 'Такой марки больше нет' }] } },
        },
      },
    );
    const { acts } = actsOf([PAGE, refused]);
    expect(acts.at(-1)).toMatchObject({
      type: 'SERVER_ERRORS',
      errors: { make: { code: 'make.gone' } },
    });
  });

  test.for(['Иван, +992 90 123-45-67', 'u992901234567', ''])(
    'keep of a refusal the code alone, and no other text in its place: %j',
    (code) => {
      const json = { fields: { make: { code, message: 'Нет' } } };
      const refused = post({ filters: { make: 'opel' } }, { status: 422, json });
      const { acts } = actsOf([PAGE, refused]);
      expect(acts.at(-1)).toMatchObject({ errors: { make: { code: 'server' } } });
    },
  );

  test('are listed without what is personal in their keys', () => {
    const left = importHar(harOf(PAGE, post({ filters: { make: 'opel', '+992901234567': 4 } })));
    expect(left.skipped).toMatchObject([{ reason: 'payload.left-over', detail: '…' }]);
  });

  test('are listed when no field takes them', () => {
    const left = importHar(harOf(PAGE, post({ filters: { make: 'opel', wheels: 4 } })));
    expect(left.skipped).toMatchObject([{ reason: 'payload.left-over', detail: 'wheels' }]);
    const orphan = importHar(harOf(post({ filters: { a: 1 } }), { ...PAGE, at: 20 }));
    expect(orphan.skipped).toMatchObject([{ reason: 'payload.orphan' }]);
  });
});

describe('matchers', () => {
  test('keep a recording of many sites to the addresses named', () => {
    const other: Entry = { url: 'https://other.example/page', json: CARS };
    const { pages, skipped } = importHar(harOf(PAGE, other), { pages: ['site.example/*page'] });
    expect(pages).toHaveLength(1);
    expect(skipped).toMatchObject([{ url: 'https://other.example/page', reason: 'page.unmeant' }]);
  });

  test('decide of lists and of values as well', () => {
    const sent: Entry = { method: 'POST', url: '/ads', at: 9, sent: { filters: { make: 'lada' } } };
    const entries = [PAGE, opelList, sent];
    expect(actsOf(entries, { lists: ['/nowhere'] }).acts.map(({ type }) => type)).toEqual([
      'SET',
      'TOUCH_ALL',
    ]);
    expect(actsOf(entries, { payloads: ['/nowhere'] }).acts.map(({ type }) => type)).toEqual([
      'SET',
      'ANSWER',
    ]);
  });
});
