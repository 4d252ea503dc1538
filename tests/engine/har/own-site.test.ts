import { describe, expect, test } from 'vitest';

import { importHar, SKIP_REASONS } from '../../../engine/har.ts';
import { readTrace, replay } from '../../../engine/trace.ts';
import type { Trace } from '../../../engine/trace.ts';
import { recording } from './recordings.ts';

describe('a recording of our own site', () => {
  test('gives the form of a car as it was filled, its lists in the order they came', () => {
    const { pages, traces } = importHar(recording('car-create'));
    expect(pages).toMatchObject([{ mode: 'entry', title: 'Автомобили → Легковые автомобили' }]);
    expect(
      traces[0]?.acts.map(({ type, ...act }) => [type, 'key' in act ? act.key : null]),
    ).toEqual([
      ['SET', 'make'],
      ['ANSWER', null],
      ['SET', 'make'],
      ['ANSWER', null],
      ['SET', 'model'],
      ['ANSWER', null],
      ['SET', 'generation'],
      ['ANSWER', null],
      ['SET', 'city'],
      ['ANSWER', null],
      ...[
        'year',
        'body',
        'color',
        'engine_volume',
        'power',
        'gearbox',
        'drive',
        'mileage',
        'vin',
        'equipment',
        'exchange',
        'exchange_wish',
        'title',
        'description',
        'video',
        'price',
        'showing_from',
        'location',
      ].map((key) => ['SET', key]),
      ['TOUCH_ALL', null],
    ]);
    expect(payloadOf(traces[0])).toMatchObject({
      make: 'toyota',
      model: 'toyota-camry',
      generation: 'toyota-camry-xv70',
      year: 2019,
      price: 265_000,
      city: 'dushanbe',
    });
  });

  test('gives the filters of a search as they were chosen', () => {
    const { pages, traces } = importHar(recording('car-search'));
    expect(pages).toMatchObject([{ mode: 'filter' }]);
    expect(payloadOf(traces[0])).toEqual({ make: ['opel', 'toyota'], model: ['toyota-camry'] });
  });

  test.for(['car-create', 'car-search'] as const)(
    'gives traces that are read, and replayed to what they expect: %s',
    (name) => {
      for (const trace of importHar(recording(name)).traces) {
        const read = readTrace(JSON.parse(JSON.stringify(trace)));
        expect(read.problems).toEqual([]);
        expect(replay(trace).divergence).toBeNull();
      }
    },
  );

  test.for(['car-create', 'car-search'] as const)('lets nothing personal through: %s', (name) => {
    const text = JSON.stringify(importHar(recording(name)));
    expect(JSON.stringify(recording(name))).toContain('SECRET-of-the-recording');
    expect(text).not.toContain('SECRET');
    expect(text).not.toContain('992900000000');
    expect(text).not.toContain('Toyota Camry XV70, один хозяин');
    expect(text).not.toContain('JTNB11HK103456789');
  });

  test('lists all else, with a reason', () => {
    const { skipped } = importHar(recording('car-create'));
    expect(skipped.map(({ method, url, reason }) => [method, url, reason])).toEqual([
      ['GET', 'https://bozor.example/assets/…', 'body.not-json'],
      ['GET', 'https://bozor.example/art/logo-mark.svg', 'body.not-json'],
      ['GET', 'https://bozor.example/api/v1/static/create/structure/', 'shape.unknown'],
      ['POST', 'https://bozor.example/api/v1/images/', 'shape.unknown'],
    ]);
    for (const { reason, text } of skipped) expect(text).toBe(SKIP_REASONS[reason]);
  });
});

function payloadOf(trace: Trace | undefined) {
  return trace === undefined ? null : replay(trace).steps.at(-1)?.snapshot.payload;
}
