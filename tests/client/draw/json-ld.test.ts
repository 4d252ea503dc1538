import { describe, expect, test } from 'vitest';

import { adJsonLd, breadcrumbsJsonLd, siteJsonLd } from '../../../app/client/draw/json-ld.ts';
import { AD_TYPES } from '../../../app/contract/index.ts';
import type { Advertisement } from '../../../app/contract/index.ts';

const ORIGIN = 'https://bozor.tj';
const URL_OF_AD = `${ORIGIN}/advertisement/7`;
const FACTS = {
  priceDirams: 1_250_050,
  city: 'Худжанд',
  createdAt: '2026-11-22T05:00:00.000Z',
  expiresAt: '2026-12-22T05:00:00.000Z',
  pay: null,
};

/** Properties that search engines require by kind; an item without one is ignored. */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  Product: ['name', 'offers'],
  JobPosting: ['title', 'description', 'datePosted', 'hiringOrganization', 'jobLocation'],
  RealEstateListing: ['name', 'url', 'datePosted'],
  BreadcrumbList: ['itemListElement'],
  WebSite: ['name', 'url', 'potentialAction'],
  MonetaryAmount: ['currency', 'value'],
  QuantitativeValue: ['unitText'],
  Offer: ['price', 'priceCurrency'],
  ListItem: ['position', 'name', 'item'],
  Organization: ['name'],
  Place: ['address'],
  PostalAddress: ['addressLocality', 'addressCountry'],
  SearchAction: ['target', 'query-input'],
  EntryPoint: ['urlTemplate'],
};

function ad(part: Partial<Advertisement> = {}): Advertisement {
  return {
    id: 7,
    category_id: 'cars',
    subcategory_id: 'cars.legkovye-avtomobili',
    title: 'Опель Астра',
    subtitle1: null,
    subtitle2: '12 500 с.',
    subtitle3: null,
    type: 'CARS',
    area_price: null,
    promotion_type: 'BASIC',
    views: 0,
    status: 'PUBLISHED',
    images: [{ id: 1, url: '/images/a/480.webp' }],
    characteristics: [],
    kind: 'GOODS',
    key_facts: [],
    former_price: null,
    price_history: [],
    details: { location: null, imei: null },
    description: 'Ездит.',
    company: null,
    publisher_info: {
      id: 1,
      name: 'Фируз',
      phone_number: null,
      profile_picture: null,
      profile_description: null,
      description: null,
      user_since: '2024-01-01',
      total_listings: 1,
      is_verified: false,
      marketplace: null,
    },
    favorite: { is_favorite: false, note: null },
    is_my_advertisement: false,
    is_compared: false,
    is_comparable: true,
    has_seen: false,
    tags: [],
    description_fields: [],
    quick_messages: [],
    created_at_str: 'сегодня',
    ...part,
  };
}

const describeAd = (part: Partial<Advertisement>, facts: Partial<typeof FACTS> | object = {}) =>
  adJsonLd({ ad: ad(part), facts: { ...FACTS, ...facts }, url: URL_OF_AD, origin: ORIGIN });

/** Every item with a type, with the names of its missing properties. */
function lacks(part: unknown): readonly string[] {
  if (typeof part !== 'object' || part === null) return [];
  if (Array.isArray(part)) return part.flatMap(lacks);
  const type: unknown = Reflect.get(part, '@type');
  const own = typeof type === 'string' ? (REQUIRED[type] ?? [`no rule for ${type}`]) : [];
  const missing = own.filter((name) => {
    const value: unknown = Reflect.get(part, name);
    return value === undefined || value === null || value === '';
  });
  return [...missing, ...Object.values(part).flatMap(lacks)];
}

describe('an ad for search engines', () => {
  test.for(AD_TYPES)('of %s has every required part, in all its states', (type) => {
    for (const description of ['Ездит.', '', null]) {
      for (const priceDirams of [1_250_050, 0, null]) {
        for (const city of ['Худжанд', null]) {
          const given = describeAd({ type, description, images: [] }, { priceDirams, city });
          expect(lacks(given)).toEqual([]);
        }
      }
    }
  });

  test('has a price in somoni, and absolute URLs of the photos', () => {
    expect(describeAd({})).toMatchObject({
      '@type': 'Product',
      url: URL_OF_AD,
      image: [`${ORIGIN}/images/a/480.webp`],
      offers: { price: '12500.5', priceCurrency: 'TJS' },
    });
  });

  test('of a vacancy names its pay and its last day', () => {
    const pay = { min: 2000, max: 3500, period: 'MONTH' } as const;
    const given = describeAd({ type: 'JOBS' }, { pay });
    expect(lacks(given)).toEqual([]);
    expect(given).toMatchObject({
      validThrough: FACTS.expiresAt,
      baseSalary: { currency: 'TJS', value: { minValue: 2000, maxValue: 3500, unitText: 'MONTH' } },
    });
    expect(describeAd({ type: 'JOBS' }, { pay: null, expiresAt: null })).not.toHaveProperty(
      'baseSalary',
    );
  });

  test('of a person who looks for work is no vacancy', () => {
    expect(describeAd({ type: 'JOBS', subcategory_id: 'jobs.rezyume' })).toBeNull();
    expect(describeAd({ type: 'JOBS', subcategory_id: 'jobs.podrabotka' })).not.toBeNull();
  });

  test.for([
    { part: { type: 'JOBS' } as const, type: 'JobPosting' },
    { part: { type: 'REAL_ESTATE' } as const, type: 'RealEstateListing' },
    { part: { type: 'PETS' } as const, type: 'Product' },
  ])('is of the type $type', ({ part, type }) => {
    expect(describeAd(part)).toMatchObject({ '@type': type });
  });

  test.for([
    { part: { type: 'JOBS', description: null } as const, facts: {}, why: 'no text' },
    { part: { type: 'JOBS' } as const, facts: { city: null }, why: 'no place' },
    { part: {}, facts: { priceDirams: null }, why: 'a product without a price' },
  ])('is absent where a required property is absent: $why', ({ part, facts }) => {
    expect(describeAd(part, facts)).toBeNull();
  });
});

describe('the breadcrumbs, and the site', () => {
  test('have every required property', () => {
    const way = breadcrumbsJsonLd([{ name: 'Автомобили', href: '/category/cars' }], ORIGIN);
    expect(lacks([way, siteJsonLd(ORIGIN)])).toEqual([]);
    expect(way).toMatchObject({
      itemListElement: [
        { position: 1, item: `${ORIGIN}/` },
        { position: 2, name: 'Автомобили', item: `${ORIGIN}/category/cars` },
      ],
    });
  });
});
