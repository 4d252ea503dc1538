import { readFileSync } from 'node:fs';

import { compile } from '@bozor/form-engine';
import { validateLoaded } from '@bozor/form-engine/validate';
import { describe, expect, test } from 'vitest';

import { cardWords, type CardWords } from '../../app/card/card-words.ts';

const CAR = {
  fuel: 'petrol',
  engine_volume: 2.5,
  gearbox: 'automatic',
  mileage: 86_000,
  condition: 's-probegom',
  doors: 4,
  exchange: true,
  price: 265_000,
};

/** Returns the card texts of a car with the given values. */
async function wordsOf(values: object): Promise<CardWords> {
  const page: unknown = JSON.parse(
    readFileSync('fixtures/pages/create/cars.legkovye-avtomobili.json', 'utf8'),
  );
  const plan = compile(page, { mode: 'entry' });
  const { state, payload } = await validateLoaded(plan, { ...CAR, ...values }, async () => ({
    options: [],
    groups: [],
    isComplete: false,
  }));
  return cardWords({ plan, state, payload, name: 'Легковые автомобили' });
}

describe('the facts of a card', () => {
  test('are measured values, then choices, without bare numbers and checkboxes', async () => {
    const { facts } = await wordsOf({ title: 'Продаю машину' });
    const [first, second, ...rest] = (facts ?? '').replaceAll(/\s/g, ' ').split(' · ');
    expect([first, second]).toEqual(['2,5 л', '86 000 км']);
    expect(rest).toEqual(['Бензин', 'Автомат']);
  });

  test('leave out the values of the title', async () => {
    const { facts } = await wordsOf({ title: 'Седан 2,5 л, автомат, бензин' });
    expect(facts).not.toMatch(/2,5|Автомат|Бензин/);
    expect(facts).toMatch(/км/);
  });

  test('leave out the make and the model of a built title', async () => {
    const { facts } = await wordsOf({ title: 'Продаю машину', make: 'toyota' });
    expect(facts).not.toMatch(/Toyota/);
  });
});

describe('the title of a card', () => {
  test('is built from the make, else the subcategory’s name, unless one is given', async () => {
    expect((await wordsOf({ make: 'toyota' })).title).toMatch(/^toyota$/i);
    expect((await wordsOf({})).title).toBe('Легковые автомобили');
  });
});
