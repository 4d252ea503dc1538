import type { FormStore } from '@bozor/form-engine/store';
import { arbitraryPage, arbitraryValues } from '@bozor/form-engine/testing';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import {
  panelFields,
  PANEL_FILTERS,
} from '../../../../app/client/features/filters/panel/panel-store.ts';
import {
  filterPlan,
  openFilters,
} from '../../../../app/client/features/filters/sync/open-filters.ts';
import {
  EVERYTHING,
  readSearchAddress,
  writeSearchAddress,
} from '../../../../app/client/links/search-address.ts';
import type { LinkEntry } from '../../../../app/client/links/search-address.ts';
import { FilterPage } from '../../../../app/contract/index.ts';
import { answerCalls } from '../../answer-calls.ts';

const arbitraryFilters = arbitraryPage.map((page): FilterPage => ({
  breadcrumbs: [],
  filters: FilterPage.shape.filters.safeParse(page.filters).data ?? [],
}));

/** Entries after a round trip through the address. */
function throughAddress(entries: readonly LinkEntry[]): readonly LinkEntry[] {
  const href = new URL(writeSearchAddress({ ...EVERYTHING, entries }), 'http://bozor.test');
  return readSearchAddress(href.pathname, href.search)?.entries ?? [];
}

/** Ends every load without a list: the reader of an address has none either. */
function failLists(store: FormStore): void {
  for (const [field, { token }] of store.state().options.entries()) {
    if (token !== null) store.dispatch({ type: 'OPTIONS_FAILED', field, token });
  }
}

const list = { type: 'DROP_LIST' as const, data_type: 'STRING' as const };
/** A list that loads, some of it sent with the page. */
const nextFilters: FilterPage = {
  breadcrumbs: [],
  filters: [
    {
      ...list,
      id: 1,
      key: 'brand',
      name: 'Марка',
      has_next_filter: true,
      values: [{ id: 1, name: 'Opel', value: 'opel' }],
    },
    {
      ...list,
      id: 2,
      key: 'model',
      name: 'Модель',
      parent_filter_id: 1,
      values: [{ id: 2, name: 'Astra', value: 'astra' }],
    },
  ],
};

describe('the filters of a scope', () => {
  test('are equal after a round trip through the address, and search for the same', () => {
    answerCalls(() => null);
    fc.assert(
      fc.property(
        arbitraryFilters.chain((page) =>
          fc.tuple(fc.constant(page), arbitraryValues(openFilters(filterPlan(page)).plan)),
        ),
        ([page, values]) => {
          const form = openFilters(filterPlan(page));
          form.store.dispatch({ type: 'HYDRATE', values });
          failLists(form.store);
          const written = form.write(form.store);
          const read = form.read(throughAddress(written));
          expect(read.entries).toEqual(written);
          expect(read.filters).toEqual(form.search(form.store));
          expect(read.lost).toEqual([]);
        },
      ),
      { examples: [[[nextFilters, { brand: 'opel', model: 'vectra' }]]] },
    );
  });

  test('are cleaned of obsolete keys in one pass', () => {
    answerCalls(() => null);
    const texts = fc.constantFrom('1', 'opel', '5..3', '..', 'opel,zzz', '', 'true', '2026-13-01');
    fc.assert(
      fc.property(
        arbitraryFilters.chain((page) => {
          const form = openFilters(filterPlan(page));
          const key = fc.constantFrom('nobody', ...form.plan.keys.filter((one) => one !== ''));
          const entry = fc.tuple(
            key.map((one) => `filter_${one}`),
            texts,
          );
          const entries = fc.uniqueArray(entry, { selector: ([name]) => name, maxLength: 6 });
          return fc.tuple(fc.constant(form), entries);
        }),
        ([form, entries]) => {
          const clean = form.read(entries).entries;
          expect(form.read(clean)).toMatchObject({ entries: clean, lost: [] });
        },
      ),
    );
  });

  test('list the obsolete filters of an old link', () => {
    const form = openFilters(
      filterPlan({
        breadcrumbs: [],
        filters: [
          { id: 1, key: 'price', name: 'Цена', type: 'RANGE_INPUT', data_type: 'INTEGER' },
          {
            id: 2,
            key: 'make',
            name: 'Марка',
            type: 'DROP_LIST',
            data_type: 'STRING_LIST',
            values: [{ id: 1, name: 'Opel', value: 'opel' }],
          },
        ],
      }),
    );
    const { lost, entries } = form.read([
      ['filter_price', '5..3'],
      ['filter_make', 'opel,lada'],
      ['filter_colour', 'red'],
    ]);
    expect(lost.toSorted()).toEqual(['colour', 'Марка', 'Цена']);
    expect(entries).toEqual([['filter_make', 'opel']]);
  });

  test('fill the panel with the first ones, and with those that depend on them', () => {
    const filters = Array.from({ length: 12 }, (_, at) => ({
      id: at,
      key: `k${at}`,
      name: `${at}`,
      type: 'EDIT_TEXT' as const,
      data_type: 'STRING' as const,
      ...(at === 9 && { parent_filter_id: 0 }),
      ...(at === 11 && { parent_filter_id: 10 }),
    }));
    const { plan } = openFilters(filterPlan({ breadcrumbs: [], filters }));
    const first = Array.from({ length: PANEL_FILTERS }, (_, at) => `k${at}`);
    const shown = panelFields(plan).map((index) => plan.fields[index]?.key);
    expect(shown).toEqual(['k0', 'k9', ...first.slice(1)]);
  });
});

describe('the dialog over an address', () => {
  const page = {
    breadcrumbs: [],
    filters: [
      {
        id: 1,
        key: 'deal',
        name: 'Сделка',
        type: 'LIST' as const,
        data_type: 'STRING' as const,
        values: [
          { id: 1, name: 'Продажа', value: 'sale', selected: true },
          { id: 2, name: 'Аренда', value: 'rent' },
        ],
      },
    ],
  };

  test('starts with the preselected values, and the panel does not', () => {
    const form = openFilters(filterPlan(page));
    expect(form.write(form.store)).toEqual([]);
    expect(form.write(form.draft([]))).toEqual([['filter_deal', 'sale']]);
  });

  test('keeps its draft until the address changes', () => {
    const form = openFilters(filterPlan(page));
    const draft = form.draft([]);
    draft.dispatch({ type: 'SET', key: 'deal', input: 'rent' });
    expect(form.draft([])).toBe(draft);
    expect(form.draft([['filter_deal', 'rent']])).toBe(draft);
    expect(form.write(form.draft([['filter_deal', 'sale']]))).toEqual([['filter_deal', 'sale']]);
  });
});
