import { compile, toOptions, type Payload } from '@bozor/form-engine';
import { type Verdict, validateLoaded } from '@bozor/form-engine/validate';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { Advertisement, ErrorBody } from '../../app/contract/index.ts';
import { LAW_TIMEOUT_MS } from '../law-runs.ts';
import { openPublisher, type Publisher } from './publish/publisher.ts';
import { goodCar, sampleFiles } from './world/sample-fixtures.ts';

/** Number of drafts per user: below the daily limit. */
const USER_DRAFTS = 15;

let publisher: Publisher;

beforeAll(async () => {
  publisher = await openPublisher();
});
afterAll(() => publisher.server.close());

describe('the server', { timeout: LAW_TIMEOUT_MS }, () => {
  const plan = compile(sampleFiles['pages/create/cars.passenger'], { mode: 'entry' });
  const answers = Object(sampleFiles);
  /** Returns the engine's verdict, with the options read from files instead of the database. */
  const verdictOf = (filters: Record<string, unknown>): Promise<Verdict> =>
    validateLoaded(plan, filters, async ({ field, filterId, parentValues }) => {
      const lists = answers[`values/${filterId}`] ?? {};
      const [parent = ''] = parentValues;
      const { values, groups } = lists[parent] ?? { values: [], groups: [] };
      return {
        ...toOptions(values, groups, plan.fields[field] ?? { dataType: 'STRING' }),
        isComplete: true,
      };
    });

  const oneOf = (...values: readonly unknown[]) => fc.constantFrom(...values);
  const anything = fc.record({
    make: oneOf('toyota', 'honda', 'lada', '', null, 7),
    model: oneOf('camry', 'civic', 'other', null, ['camry']),
    condition: oneOf('new', 'used', null, 'old'),
    mileage: oneOf(0, 5, '12 500', '1,5', -1, 1_000_001, null, [], true),
    equipment: oneOf([], ['abs'], ['esp', 'abs'], ['turbo'], 'abs', null),
    customs: oneOf(true, false, 'true', null, 1),
    price: oneOf(1, 2.5, 125_000, '99', 0, null),
    colour: oneOf('colour-0', 'colour-449', 'colour-999', null),
    city: oneOf('dushanbe', 'khujand', 'paris', null),
    location: oneOf(
      null,
      { latitude: 38.5, longitude: 68.7, address: 'Душанбе' },
      { latitude: 99 },
    ),
    imei: oneOf(null, '490154203237518', '490154203237519', 'x'),
    title: fc.oneof(
      oneOf('Toyota Camry 2019', null),
      fc.string({ minLength: 3, maxLength: 72, unit: 'grapheme' }),
    ),
    description: oneOf(null, 'Хорошая машина, один хозяин.'),
    stranger: oneOf('x', null),
  });

  /** A good car with at most three changed answers: about a third of them remain good. */
  const cars = fc
    .tuple(
      anything,
      fc.subarray([...Object.keys(goodCar), 'location', 'imei', 'stranger'], { maxLength: 3 }),
    )
    .map(([change, keys]): Record<string, unknown> => ({
      ...goodCar,
      ...Object.fromEntries(Object.entries(change).filter(([key]) => keys.includes(key))),
    }));

  /** Returns the expected outcome of a car: the rule of titles belongs to the site. */
  const expected = async (values: Record<string, unknown>) => {
    const { faults, payload } = await verdictOf(values);
    const keys = [...Object.keys(faults), ...(hasTitle(payload) ? [] : ['title'])];
    return keys.length === 0
      ? { status: 201, keys, attrs: JSON.parse(JSON.stringify(payload)) }
      : { status: 422, keys: [...new Set(keys)].toSorted(), attrs: null };
  };
  const actual = async (values: Record<string, unknown>) => {
    const answer = await publisher.send(publisher.draft(values));
    const ad = Advertisement.safeParse(answer.json()).data;
    const refusal = ErrorBody.safeParse(answer.json()).data;
    return {
      status: answer.statusCode,
      keys: Object.keys(refusal?.error.fields ?? {}).toSorted(),
      attrs: ad === undefined ? null : (await publisher.storedAd(ad.id)).attrs,
    };
  };

  test('stores an ad exactly when the engine accepts it, and exactly the engine’s payload', async () => {
    const statuses: number[] = [];
    await fc.assert(
      fc.asyncProperty(cars, async (values) => {
        const made = await actual(values);
        statuses.push(made.status);
        // More than the daily limit of one user.
        if (statuses.length % USER_DRAFTS === 0) publisher = await openPublisher(publisher.server);
        expect(made).toEqual(await expected(values));
      }),
    );
    expect(statuses.filter((status) => status === 201).length).toBeGreaterThan(9);
    expect(statuses.filter((status) => status === 422).length).toBeGreaterThan(9);
  });

  test.for(['9007199254740993', 9_007_199_254_740_992])(
    'refuses the mileage %s, which a double cannot represent',
    async (mileage) => {
      const answer = await publisher.send(publisher.draft({ ...goodCar, mileage }));
      expect(answer.statusCode).toBe(422);
      const { fields } = ErrorBody.parse(answer.json()).error;
      expect(fields?.['mileage']).toMatchObject([
        { code: 'number.too-long', message: 'Слишком длинное число. Сократите его до 15 цифр' },
      ]);
    },
  );
});

function hasTitle({ title }: Payload): boolean {
  if (typeof title !== 'string') return title === undefined;
  const length = Array.from(title).length;
  return length >= 5 && length <= 70;
}
