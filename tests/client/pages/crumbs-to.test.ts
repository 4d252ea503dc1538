import { describe, expect, test } from 'vitest';

import { crumbsTo } from '../../../app/client/pages/advertisement/crumbs-to.ts';

const limits = { photos_min: 0, photos_max: 10, price: true, location: true };
const structure = {
  version: '1',
  categories: [
    {
      id: 'cars',
      name: 'Автомобили',
      image: '',
      type: 'CARS' as const,
      has_subcategory_groups: false,
      groups: [],
      subcategories: [{ id: 'cars.moto', name: 'Мотоциклы', limits }],
    },
  ],
};

describe('the breadcrumbs of an ad', () => {
  test('contain its category and subcategory, with the server’s names', () => {
    const ad = { category_id: 'cars', subcategory_id: 'cars.moto' };
    expect(crumbsTo(ad, structure)).toEqual([
      { name: 'Автомобили', href: '/category/cars' },
      { name: 'Мотоциклы', href: '/subcategory/cars.moto' },
    ]);
  });

  test('end where the server knows no further', () => {
    expect(crumbsTo({ category_id: 'cars', subcategory_id: 'gone' }, structure)).toHaveLength(1);
    expect(crumbsTo({ category_id: 'gone', subcategory_id: 'gone' }, structure)).toEqual([]);
    expect(crumbsTo({ category_id: 'cars', subcategory_id: 'cars.moto' }, undefined)).toEqual([]);
  });
});
