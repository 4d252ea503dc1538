import { readFileSync } from 'node:fs';

import { compile } from '@bozor/form-engine';
import { describe, expect, test } from 'vitest';

import { isCityPoint } from '../../app/card/is-city-point.ts';

const page: unknown = JSON.parse(
  readFileSync('fixtures/pages/create/cars.legkovye-avtomobili.json', 'utf8'),
);
const plan = compile(page, { mode: 'entry' });
const city = plan.fields
  .flatMap(({ options }) => options)
  .map(({ location }) => location)
  .find((location) => location !== null);

describe('a point', () => {
  test('that a chosen city fills in is the city’s, a few metres away it is a place', () => {
    if (city === undefined) throw new Error('No option has a location.');
    expect(isCityPoint(plan, city)).toBe(true);
    expect(isCityPoint(plan, { ...city, latitude: city.latitude + 0.0001 })).toBe(false);
    expect(isCityPoint(plan, { ...city, longitude: city.longitude - 0.0001 })).toBe(false);
    expect(isCityPoint(plan, { latitude: 0, longitude: 0 })).toBe(false);
  });
});
