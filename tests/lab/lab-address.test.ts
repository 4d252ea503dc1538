import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import type { LabAddress } from '../../app/lab/lab-address.ts';
import {
  LAB_LANGUAGES,
  LAB_TABS,
  LAB_THEMES,
  LAB_WIDTHS,
  NETWORK_NAMES,
  readLabAddress,
  STEP_PARTS,
  writeLabAddress,
} from '../../app/lab/lab-address.ts';

const text = fc.string({ unit: 'binary' }).filter((one) => one.isWellFormed());
/** Maximum time of a `Date`, in ms since 1970. */
const LAST_TIME = 8.64e15;

const address: fc.Arbitrary<LabAddress> = fc.record({
  fixture: fc.option(text),
  trace: fc.option(text),
  step: fc.nat(999_999),
  isLive: fc.boolean(),
  part: fc.constantFrom(...STEP_PARTS),
  view: fc.option(fc.constantFrom('entry', 'filter', 'both')),
  tab: fc.constantFrom(...LAB_TABS),
  field: fc.nat(999_999),
  width: fc.constantFrom(...LAB_WIDTHS),
  theme: fc.option(fc.constantFrom(...LAB_THEMES)),
  language: fc.constantFrom(...LAB_LANGUAGES),
  network: fc.constantFrom(...NETWORK_NAMES),
  isHolding: fc.boolean(),
  clock: fc.option(fc.integer({ min: -LAST_TIME, max: LAST_TIME })),
  isBare: fc.boolean(),
  entries: fc.array(
    fc.tuple(
      text.map((key) => `filter_${key}`),
      text,
    ),
  ),
});

describe('the link of the lab', () => {
  test('restores the whole state that it was written from', () => {
    fc.assert(
      fc.property(address, (state) => {
        const link = writeLabAddress(state);
        expect(readLabAddress(new URL(link, 'http://lab.test').search)).toEqual(state);
      }),
    );
  });

  test('of the initial state has no query', () => {
    expect(writeLabAddress(readLabAddress(''))).toBe('/lab');
  });

  test('to a step of a trace is short enough to type', () => {
    const state = readLabAddress('?trace=create/cars.motocikly&step=7');
    expect(state).toMatchObject({ trace: 'create/cars.motocikly', step: 7, fixture: null });
  });

  test.for([
    ['step=-1', { step: 0 }],
    ['step=1e9', { step: 0 }],
    ['field=make', { field: 0 }],
    ['clock=yesterday', { clock: null }],
    ['network=carrier-pigeon', { network: 'direct' }],
    ['width=0', { width: 'wide' }],
    ['theme=sepia', { theme: null }],
    ['lang=elvish', { language: 'ru' }],
    ['tab=__proto__', { tab: 'plan' }],
    ['part=constructor', { part: 'changes' }],
  ] as const)('replaces the invalid %s by the default', ([query, expected]) => {
    expect(readLabAddress(`?${query}`)).toMatchObject(expected);
  });
});
