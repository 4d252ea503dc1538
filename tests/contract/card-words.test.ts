import { readFileSync } from 'node:fs';

import { compile } from '@bozor/form-engine';
import { validateLoaded } from '@bozor/form-engine/validate';
import { describe, expect, test } from 'vitest';

import { cardRuleOf, NO_CARD_RULE } from '../../app/card/card-rule.ts';
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
async function wordsOf(
  values: Readonly<Record<string, unknown>>,
  { name = 'cars.legkovye-avtomobili', isRuled = false } = {},
): Promise<CardWords> {
  const page: unknown = JSON.parse(readFileSync(`fixtures/pages/create/${name}.json`, 'utf8'));
  const plan = compile(page, { mode: 'entry' });
  const { state, payload } = await validateLoaded(plan, values, async () => ({
    options: [],
    groups: [],
    isComplete: false,
  }));
  const rule = isRuled ? cardRuleOf(page) : NO_CARD_RULE;
  return cardWords({ plan, state, payload, name: 'Легковые автомобили', rule });
}

describe('the facts of a card', () => {
  test('are measured values, then choices, without bare numbers and checkboxes', async () => {
    const { facts } = await wordsOf({ ...CAR, title: 'Продаю машину' });
    const [first, second, ...rest] = (facts ?? '').replaceAll(/\s/g, ' ').split(' · ');
    expect([first, second]).toEqual(['2,5 л', '86 000 км']);
    expect(rest).toEqual(['Бензин', 'Автомат']);
  });

  test('leave out the values of the title', async () => {
    const { facts } = await wordsOf({ ...CAR, title: 'Седан 2,5 л, автомат, бензин' });
    expect(facts).not.toMatch(/2,5|Автомат|Бензин/);
    expect(facts).toMatch(/км/);
  });

  test('leave out the make and the model of a built title', async () => {
    const { facts } = await wordsOf({ ...CAR, title: 'Продаю машину', make: 'toyota' });
    expect(facts).not.toMatch(/Toyota/);
  });
});

describe('the rule of the definition', () => {
  const plain = (text: string | null) => text?.replaceAll(/\s/g, ' ');
  const flat = { title: '2-комнатная, 64 м²', rooms: 2, area: 64.5, floor: 5, floors: 12 };

  test('names the facts of a flat in their order of importance', async () => {
    const of = { name: 'real-estate.kvartiry', isRuled: true };
    const { facts } = await wordsOf({ ...flat, ceiling: 2.8, repair: 'evroremont' }, of);
    expect(plain(facts)).toBe('2-комн. · 5/12 эт. · 64,5 м² · Евроремонт');
    expect(plain((await wordsOf({ ...flat, rooms: 0 }, of)).facts)).toMatch(/^Студия · 5\/12 эт\./);
  });

  test('names and draws the facts one by one, also those of two values', async () => {
    const { keyFacts } = await wordsOf(flat, { name: 'real-estate.kvartiry', isRuled: true });
    expect(keyFacts.map(({ name, icon }) => `${name}: ${icon}`)).toEqual([
      'Комнаты: grid',
      'Этаж: home',
      'Общая площадь: area',
    ]);
  });

  test.for([
    { land: 1, land_unit: 'sotka', fact: '1 сотка' },
    { land: 3, land_unit: 'sotka', fact: '3 сотки' },
    { land: 6.5, land_unit: 'sotka', fact: '6,5 соток' },
    { land: 21, land_unit: 'gektar', fact: '21 гектар' },
    { land: 12, land_unit: 'gektar', fact: '12 гектаров' },
  ])('puts the unit of land into the form of its number: $fact', async ({ fact, ...land }) => {
    const of = { name: 'real-estate.uchastki', isRuled: true };
    const { keyFacts } = await wordsOf({ title: 'Участок', ...land }, of);
    expect(keyFacts.map(({ name, value }) => [name, plain(value)])).toEqual([
      ['Площадь участка', fact],
    ]);
  });

  test.for([
    [1, '1 гость'],
    [3, '3 гостя'],
    [11, '11 гостей'],
  ] as const)('counts guests: %s is %s', async ([guests, fact]) => {
    const of = { name: 'real-estate.posutochnaya-arenda', isRuled: true };
    const { keyFacts } = await wordsOf({ title: 'Квартира', guests }, of);
    expect(keyFacts.map(({ value }) => plain(value))).toEqual([fact]);
  });

  test('names what the ads offer; without a rule these are goods', async () => {
    const kindOf = (name: string) =>
      cardRuleOf(JSON.parse(readFileSync(`fixtures/pages/create/${name}.json`, 'utf8'))).kind;
    expect(kindOf('jobs.vakansii')).toBe('VACANCY');
    expect(kindOf('jobs.rezyume')).toBe('RESUME');
    expect(kindOf('services.remont-tehniki')).toBe('SERVICE');
    expect(kindOf('cars.legkovye-avtomobili')).toBe('VEHICLE');
    expect(kindOf('home.mebel')).toBe('GOODS');
    expect(cardRuleOf({ card: { facts: [{ text: '{a}', icon: 'none' }], kind: 'X' } })).toEqual({
      ...NO_CARD_RULE,
      facts: [{ text: '{a}', name: null, icon: null }],
    });
  });

  test('names year, mileage and gearbox of a car', async () => {
    const { facts } = await wordsOf({ ...CAR, title: 'Camry' }, { isRuled: true });
    expect(plain(facts)).toBe('86 000 км · Автомат · 2,5 л · Бензин');
  });

  test.for([
    ['real-estate.kvartiry', { deal: 'arenda-na-dlitelnyy-srok' }, 'в месяц'],
    ['real-estate.kvartiry', { deal: 'prodazha' }, null],
    ['real-estate.posutochnaya-arenda', { guests: 2 }, 'за сутки'],
    ['real-estate.garazhi', { deal: 'arenda-na-dlitelnyy-srok' }, 'в месяц'],
    ['cars.arenda-transporta', { price_period: 'za-chas' }, 'за час'],
    ['cars.legkovye-avtomobili', { deal: 'arenda-na-dlitelnyy-srok' }, null],
  ] as const)('names what the price of %s with %o is for', async ([name, values, period]) => {
    const words = await wordsOf({ title: 'Тест', price: 500, ...values }, { name, isRuled: true });
    expect(plain(words.pricePeriod)).toBe(period ?? undefined);
  });

  test('divides no price per square metre by the area', async () => {
    const of = { name: 'real-estate.kommercheskaya-nedvizhimost', isRuled: true };
    const office = { title: 'Офис', deal: 'arenda-na-dlitelnyy-srok', area: 80, price: 8_000 };
    const whole = await wordsOf({ ...office, price_for: 'za-vse-v-mesyac' }, of);
    expect([plain(whole.pricePeriod), whole.areaPriceDirams]).toEqual(['в месяц', 10_000]);
    const metre = await wordsOf({ ...office, price_for: 'za-m-v-mesyac', price: 100 }, of);
    expect([plain(metre.pricePeriod), metre.areaPriceDirams]).toEqual(['за м² в месяц', null]);
  });

  test('adds the period to a pay and shows the company', async () => {
    const of = { name: 'jobs.vakansii', isRuled: true };
    const job = { title: 'Повар', company: 'Чайхана «Роҳат»', pay_period: 'v-mesyac' };
    const pay = async (salary_min: number | null, salary_max: number | null, rest = {}) => {
      const salary = { salary_min, salary_max, is_negotiable: false };
      return plain((await wordsOf({ ...job, salary, ...rest }, of)).insteadOfPrice);
    };
    expect(await pay(3_000, null)).toBe('от 3 000 с. в месяц');
    expect(await pay(250, 350, { pay_period: 'v-den' })).toBe('250–350 с. в день');
    expect(await pay(null, 900)).toBe('до 900 с. в месяц');
    const free = { salary_min: null, salary_max: null, is_negotiable: true };
    const words = await wordsOf({ ...job, salary: free }, of);
    expect(words.insteadOfPrice).toBe('По договорённости');
    expect(words.company).toBe('Чайхана «Роҳат»');
  });
});

describe('the title of a card', () => {
  test('is built from the make, else the subcategory’s name, unless one is given', async () => {
    expect((await wordsOf({ make: 'toyota' })).title).toMatch(/^toyota$/i);
    expect((await wordsOf({})).title).toBe('Легковые автомобили');
  });
});

test('the choice that hides a price takes its place on the card', async () => {
  const of = { name: 'pets.koshki', isRuled: true };
  const priceOf = async (values: Readonly<Record<string, unknown>>) => {
    const { priceDirams, insteadOfPrice } = await wordsOf(values, of);
    return priceDirams ?? insteadOfPrice;
  };
  expect(await priceOf({ offer: 'otdayu-darom' })).toBe('Отдаю даром');
  expect(await priceOf({ offer: 'obmenyayu' })).toBe('Обменяю');
  expect(await priceOf({ offer: 'prodayu', price: 300 })).toBe(30_000);
  expect(await priceOf({ offer: 'prodayu' })).toBeNull();
});
