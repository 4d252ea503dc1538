import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { ads } from '../../app/server/db/schema.ts';
import {
  findSubcategoryForm,
  validateFilters,
  type SubcategoryForm,
} from '../../app/server/modules/advertisements/index.ts';
import { loadOptions } from '../../app/server/modules/definitions/index.ts';
import geo from '../../fixtures/dictionaries/geo-tj.json' with { type: 'json' };
import prices from '../../fixtures/dictionaries/prices-tjs.json' with { type: 'json' };
import { openTestMarket, type TestDatabase } from './database/test-database.ts';

type Ad = typeof ads.$inferSelect;

const DIRAMS = 100;

let market: TestDatabase;
let all: readonly Ad[];

beforeAll(async () => {
  market = await openTestMarket();
  all = await market.db.select().from(ads).orderBy(ads.id);
}, 60_000);
afterAll(() => market.close());

/** Names an ad in a failure. */
const nameOf = ({ id, subcategoryId, title }: Ad): string => `${id} ${subcategoryId} ${title}`;
const oddOnes = (isOdd: (ad: Ad) => boolean): string[] => all.filter(isOdd).map(nameOf);
const numberAt = ({ attrs }: Ad, key: string): number => Number(attrs[key] ?? Number.NaN);
const textsOf = ({ title, description, attrs }: Ad): string[] => [
  title,
  description ?? '',
  ...Object.values(attrs).filter((value) => typeof value === 'string'),
];

test('every ad passes its form, and is stored as the form’s payload', async () => {
  const lists = new Map<string, ReturnType<typeof loadOptions>>();
  const wrong: unknown[] = [];
  const forms = new Map<string, SubcategoryForm>();
  for (const ad of all) {
    const { categoryId, subcategoryId } = ad;
    const form =
      forms.get(subcategoryId) ?? (await findSubcategoryForm(market.db, categoryId, subcategoryId));
    forms.set(subcategoryId, form);
    const { findings, verdict } = await validateFilters(form, ad.attrs, (effect) => {
      const key = JSON.stringify([subcategoryId, effect.field, effect.parentValues]);
      const list = lists.get(key) ?? loadOptions(market.db, form.plan, effect);
      lists.set(key, list);
      return list;
    });
    if (findings.length > 0) wrong.push([nameOf(ad), findings]);
    if (!isDeepStrictEqual({ ...verdict.payload }, ad.attrs)) wrong.push(nameOf(ad));
    const { photos_min: least, photos_max: most } = form.limits;
    if (ad.images.length < least || ad.images.length > most) wrong.push([nameOf(ad), ad.images]);
  }
  expect(wrong).toEqual([]);
}, 60_000);

test('every image is a file of the repository, and occurs once in its ad', () => {
  const missing = new Set(all.flatMap(({ images }) => images)).difference(
    new Set(all.flatMap(({ images }) => images.filter((path) => isFile(path)))),
  );
  expect([...missing]).toEqual([]);
  expect(oddOnes(({ images }) => new Set(images).size < images.length)).toEqual([]);
});

test('a thing is not shown by the picture of its section, but for homes', () => {
  const homes = new Set(['real-estate', 'new-buildings']);
  expect(
    oddOnes(({ categoryId, images }) => {
      return !homes.has(categoryId) && images.some((path) => path.includes('/categories/'));
    }),
  ).toEqual([]);
});

test('a minivan is shown as a minivan, and nothing else is', () => {
  const cars = all.filter(({ subcategoryId }) => subcategoryId === 'cars.legkovye-avtomobili');
  const tall = new Set<unknown>(['minivan', 'van']);
  const isShown = ({ images }: Ad) => images[0]?.includes('/minivan-') === true;
  expect(cars.some(isShown)).toBe(true);
  expect(
    cars
      .filter((ad) => ad.images.length > 0 && isShown(ad) !== tall.has(ad.attrs['body']))
      .map(nameOf),
  ).toEqual([]);
});

test('a rent names what its price is for, and a sale does not', () => {
  const homes = all.filter(({ categoryId }) => categoryId === 'real-estate');
  const periodOf = ({ attrs, subcategoryId }: Ad) => {
    if (subcategoryId === 'real-estate.posutochnaya-arenda') return 'за сутки';
    return attrs['deal'] === 'arenda-na-dlitelnyy-srok' ? 'в месяц' : '';
  };
  const odd = homes.filter(
    (ad) => !(ad.pricePeriod ?? '').replaceAll('\u00A0', ' ').endsWith(periodOf(ad)),
  );
  expect(odd.map(nameOf)).toEqual([]);
  expect(homes.some((ad) => periodOf(ad) === '' && ad.pricePeriod !== null)).toBe(false);
});

test('a fact of a card has its unit once, and means something without its name', () => {
  const isOdd = (fact: string) =>
    /(\S+) \1(?:\s|$)|″″|^(?:Да|Нет|м²|шт\.?)$/.test(fact) ||
    (/^[\d\s,]+$/.test(fact) && fact.length < 4);
  expect(oddOnes(({ facts }) => (facts ?? '').split(' · ').some(isOdd))).toEqual([]);
});

function isFile(path: string): boolean {
  return path.startsWith('/art/') && existsSync(join('app/client/public', path));
}

describe('texts', () => {
  test('have readable lengths', () => {
    expect(
      oddOnes(({ title, description }) => {
        const length = (description ?? '').length;
        return title.length < 5 || title.length > 70 || length < 20 || length > 600;
      }),
    ).toEqual([]);
  });

  test('have no braces, double spaces, straight quotes or missing words', () => {
    expect(
      oddOnes((ad) =>
        textsOf(ad).some((text) => /[{}"]| {2}|undefined|NaN|null|\.\.|\s[,.]/.test(text)),
      ),
    ).toEqual([]);
  });

  test('contain no phone, web address or e-mail address', () => {
    expect(
      oddOnes(({ title, description }) =>
        /\d{9}|\+992|@|https?:|www\.|telegram|whatsapp|телеграм|ватсап/i.test(
          `${title} ${description}`.replaceAll(/[\s\u00A0-]/g, ''),
        ),
      ),
    ).toEqual([]);
  });

  test('consist of sentences with a capital and an end', () => {
    expect(
      oddOnes(({ description }) => {
        return !/^[\p{Lu}\d]/u.test(description ?? '') || !/[.!?]$/.test(description ?? '');
      }),
    ).toEqual([]);
  });

  test('repeat a title at most three times, and rarely a whole text', () => {
    const titles = Map.groupBy(all, ({ title }) => title);
    expect([...titles].filter(([, same]) => same.length > 3).map(([title]) => title)).toEqual([]);
    const texts = Map.groupBy(all, ({ title, description }) => `${title}\n${description}`);
    expect([...texts].filter(([, same]) => same.length > 1)).toEqual([]);
  });
});

describe('numbers', () => {
  const published = (subcategoryId: string): readonly Ad[] =>
    all.filter((ad) => ad.subcategoryId === subcategoryId);
  const flats = (city: string, rooms: number, deal: string): readonly Ad[] =>
    published('real-estate.kvartiry').filter(({ attrs }) => {
      return attrs['city'] === city && attrs['rooms'] === rooms && attrs['deal'] === deal;
    });
  const phones = (model: string): readonly Ad[] =>
    published('electronics.telefony').filter(({ attrs }) => attrs['model'] === model);
  const ofKind = (subcategoryId: string, key: string, value: string): readonly Ad[] =>
    published(subcategoryId).filter(({ attrs }) => attrs[key] === value);
  const cars = (test: (attrs: Ad['attrs']) => boolean): readonly Ad[] =>
    published('cars.legkovye-avtomobili').filter(
      ({ attrs }) => attrs['condition'] !== 'bityy' && test(attrs),
    );
  const SALE = 'prodazha';
  const RENT = 'arenda-na-dlitelnyy-srok';

  const banded: Readonly<Record<string, () => readonly Ad[]>> = {
    'Opel Astra G': () => cars(({ generation }) => generation === 'opel-astra-g'),
    'Toyota Camry 2018–2021': () =>
      cars(({ generation, year }) => generation === 'toyota-camry-xv70' && Number(year) <= 2021),
    'Внедорожник Lexus LX': () => cars(({ model }) => model === 'lexus-lx-570'),
    'Квартира 1 комната, Душанбе, продажа': () => flats('dushanbe', 1, SALE),
    'Квартира 2 комнаты, Душанбе, продажа': () => flats('dushanbe', 2, SALE),
    'Квартира 3 комнаты, Душанбе, продажа': () => flats('dushanbe', 3, SALE),
    'Квартира 2 комнаты, Худжанд, продажа': () => flats('khujand', 2, SALE),
    'Аренда 1 комната, Душанбе, в месяц': () => flats('dushanbe', 1, RENT),
    'Аренда 2 комнаты, Душанбе, в месяц': () => flats('dushanbe', 2, RENT),
    'iPhone 11': () => phones('apple-iphone-11'),
    'iPhone 13': () => phones('apple-iphone-13'),
    'iPhone 15 Pro Max': () => phones('apple-iphone-15-pro-max'),
    'Samsung Galaxy A15': () => phones('samsung-galaxy-a15'),
    'Кухонный гарнитур': () => ofKind('home.mebel', 'kind', 'kuhonnyy-garnitur'),
    Диван: () => ofKind('home.mebel', 'kind', 'divan'),
    'Щенок алабая': () => ofKind('pets.sobaki', 'breed', 'sredneaziatskaya-ovcharka-alabay'),
    'Котёнок британский': () => ofKind('pets.koshki', 'breed', 'britanskaya-korotkosherstnaya'),
    'Баран гиссарский': () => ofKind('pets.selhozzhivotnye', 'breed', 'baran-gissarskiy'),
    'Магазин продуктов': () => ofKind('business.gotovyy-biznes', 'kind', 'magazin'),
  };

  test.for(Object.keys(banded))('of «%s» are inside the band of its price', (name) => {
    const band = prices.bands.find((one) => one.name === name);
    const found = (banded[name]?.() ?? []).filter(({ priceDirams }) => priceDirams !== null);
    expect(found.length).toBeGreaterThan(0);
    const outside = found.filter(({ priceDirams }) => {
      const somoni = Number(priceDirams) / DIRAMS;
      return band === undefined || somoni < band.low || somoni > band.high;
    });
    expect(outside.map((ad) => `${nameOf(ad)}: ${Number(ad.priceDirams) / DIRAMS}`)).toEqual([]);
  });

  test('of a building agree: the floor exists in the house, the rooms fit into the area', () => {
    expect(oddOnes((ad) => numberAt(ad, 'floor') > numberAt(ad, 'floors'))).toEqual([]);
    expect(
      oddOnes((ad) => {
        const inside = (numberAt(ad, 'living_area') || 0) + (numberAt(ad, 'kitchen_area') || 0);
        return inside > numberAt(ad, 'area');
      }),
    ).toEqual([]);
  });

  test('of a new building agree: the price is the area times the price per metre', () => {
    expect(
      oddOnes((ad) => {
        const product = numberAt(ad, 'price_per_metre') * numberAt(ad, 'area');
        return Math.abs(product - numberAt(ad, 'price')) > 1;
      }),
    ).toEqual([]);
  });

  test('of views are large for few ads and small for many', async () => {
    const views = (await market.db.select().from(ads).where(eq(ads.status, 'PUBLISHED')))
      .map((ad) => ad.views)
      .toSorted((a, b) => a - b);
    const median = views[Math.floor(views.length / 2)] ?? 0;
    const top = views[Math.floor(views.length * 0.99)] ?? 0;
    expect(median).toBeLessThan(200);
    expect(top).toBeGreaterThan(5 * median);
    expect(views.at(-1)).toBeLessThan(20_000);
  });
});

test('every location is near its town, and its address starts with the town', () => {
  const towns = new Map(geo.places.map((place) => [place.key, place]));
  const FAR = 0.09;
  expect(
    oddOnes(({ attrs, latitude, longitude, address }) => {
      const town = towns.get(typeof attrs['city'] === 'string' ? attrs['city'] : '');
      if (town === undefined) return true;
      if (latitude === null || longitude === null) return false;
      const isNear =
        Math.abs(latitude - town.latitude) < FAR && Math.abs(longitude - town.longitude) < FAR;
      return !isNear || address?.startsWith(`${town.name}, `) !== true;
    }),
  ).toEqual([]);
});
