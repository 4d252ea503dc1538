import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { importHar } from '../../../engine/har.ts';
import { arbitraryHostilePage, arbitraryPage } from '../../../engine/testing.ts';
import { readTrace, replay } from '../../../engine/trace.ts';
import { LAW_RUNS } from '../../law-runs.ts';
import { CARS, listOf, recording } from './recordings.ts';

const SECRETS = ['+992 90 123-45-67', 'eyJhbGciOi.eyJzdWIiOiIx.c2lnbmF0dXJl', 'who@mail.example'];

/** Bodies that mean something, and bodies that only look like it. */
const bodies = fc.oneof(
  fc.constant(CARS),
  arbitraryPage,
  arbitraryHostilePage,
  fc.constant(listOf('astra', 'corsa')),
  fc.constant({ values: [{ name: 'x' }], next: 7, total: 3 }),
  fc.record({ data: arbitraryPage }),
  fc
    .constantFrom(...SECRETS)
    .map((secret) => ({ access_token: secret, phone: secret, x: [secret] })),
  fc.json().map((text): unknown => JSON.parse(text)),
);

const sentBodies = fc.oneof(
  fc.record({
    filters: fc.oneof(
      fc.dictionary(fc.constantFrom('make', 'model', 'note', '__proto__', 'a'), fc.jsonValue()),
      fc.array(fc.record({ key: fc.constantFrom('make', 'note'), value: fc.jsonValue() })),
    ),
  }),
  fc.jsonValue(),
);

const urls = fc.constantFrom(
  'https://site.example/lists/f-2?of=opel',
  'https://site.example/lists/f-2?of=lada&of=opel',
  'https://site.example/page',
  `https://site.example/u/${encodeURIComponent('+992901234567')}?token=eyJhbGciOi.eyJzdWIiOiIx.c2ln`,
  'https://who:secret@site.example/#me',
  'data:application/json,{}',
  'nonsense',
  '%zz',
);

const content = fc.oneof(
  bodies.map((json) => ({ mimeType: 'application/json', text: JSON.stringify(json) })),
  bodies.map((json) => ({ encoding: 'base64', text: btoa(encodeURI(JSON.stringify(json))) })),
  fc.constantFrom<unknown>(
    {},
    null,
    { text: '' },
    { text: '{' },
    { encoding: 'base64', text: '%' },
  ),
);

const entry = fc.record(
  {
    startedDateTime: fc.oneof(
      fc.constantFrom('', 'yesterday', '2026-11-21T10:00:00.123+05:00'),
      fc.nat({ max: 60 }).map((second) => new Date(second * 1000).toISOString()),
    ),
    time: fc.constantFrom<unknown>(-1, 0, 35.2, 4000, Number.NaN, 'long', null),
    request: fc.record(
      {
        method: fc.constantFrom<unknown>('GET', 'post', 'OPTIONS', 7),
        url: urls,
        postData: fc.oneof(
          sentBodies.map((sent) => ({ text: JSON.stringify(sent) })),
          fc.constantFrom<unknown>({ params: [] }, null, 'text'),
        ),
      },
      { requiredKeys: ['url', 'method'] },
    ),
    response: fc.record(
      { status: fc.constantFrom<unknown>(200, 201, 0, 302, 304, 422, 503, -1, '200'), content },
      { requiredKeys: ['status'] },
    ),
  },
  { requiredKeys: ['request'] },
);

const recordings = fc.oneof(
  { weight: 6, arbitrary: fc.array(entry, { maxLength: 12 }) },
  { weight: 1, arbitrary: fc.array(fc.jsonValue(), { maxLength: 3 }) },
);

describe('a recording, whatever is in it,', { timeout: 60_000 + LAW_RUNS * 50 }, () => {
  test('is read: every page has a trace that replays, every other call a reason', () => {
    fc.assert(
      fc.property(recordings, (entries) => {
        const { pages, traces, skipped } = importHar({ log: { entries } });
        expect(traces).toHaveLength(pages.length);
        for (const trace of traces) {
          expect(readTrace(JSON.parse(JSON.stringify(trace))).problems).toEqual([]);
          expect(replay(trace).divergence).toBeNull();
        }
        expect(skipped.every(({ text }) => text !== '')).toBe(true);
      }),
    );
  });

  test('contains no telephones, tokens and addresses of its pages and calls', () => {
    fc.assert(
      fc.property(recordings, (entries) => {
        const { pages, skipped } = importHar({ log: { entries } });
        const described = JSON.stringify({ pages, skipped });
        for (const secret of [...SECRETS, '992901234567', 'eyJhbGciOi', 'secret@']) {
          expect(described).not.toContain(secret);
        }
      }),
    );
  });

  test('may be no recording at all', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (json) => {
        const { pages, traces, skipped } = importHar(json);
        expect([pages, traces]).toEqual([[], []]);
        expect(skipped).toMatchObject([{ reason: 'har.shape', url: '' }]);
      }),
    );
  });

  test('gives the same in any order of its entries', () => {
    const har = recording('car-search');
    const entries = entriesOf(har);
    const whole = importHar(har);
    fc.assert(
      fc.property(fc.shuffledSubarray([...entries], { minLength: entries.length }), (shuffled) => {
        const { pages, traces, skipped } = importHar({ log: { entries: shuffled } });
        expect({ pages, traces }).toEqual({ pages: whole.pages, traces: whole.traces });
        expect(skipped).toHaveLength(whole.skipped.length);
      }),
      { numRuns: 10 },
    );
  });

  test('counts an entry that is there twice once', () => {
    const entries = entriesOf(recording('car-create'));
    const twice = importHar({ log: { entries: entries.flatMap((one) => [one, one]) } });
    const once = importHar({ log: { entries } });
    expect(twice.traces).toEqual(once.traces);
    const duplicates = twice.skipped.filter(({ reason }) => reason === 'entry.duplicate');
    expect(duplicates).toHaveLength(entries.length);
  });

  test('is followed no deeper than a page is', () => {
    const deep = `${'['.repeat(50_000)}${']'.repeat(50_000)}`;
    const text = `{"filters":[{"key":"a","type":"LIST","values":${deep}}]}`;
    const entries = [
      {
        request: { method: 'GET', url: 'https://x.example/' },
        response: { status: 200, content: { text } },
      },
    ];
    expect(importHar({ log: { entries } }).pages).toHaveLength(1);
  });
});

function entriesOf(har: unknown): readonly unknown[] {
  const { log }: { log: { entries: readonly unknown[] } } = JSON.parse(JSON.stringify(har));
  return log.entries;
}
