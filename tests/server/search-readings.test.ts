import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { AdPage, routes } from '../../app/contract/index.ts';
import { openTestApp, type TestApp } from './test-app.ts';
import { searcher } from './world/search-world.ts';

const FLATS = 'real-estate.kvartiry';
const CARS = 'cars.legkovye-avtomobili';
const PHONES = 'electronics.telefony';

let server: TestApp;

beforeAll(async () => {
  server = await openTestApp({ hasMarket: true });
}, 120_000);
afterAll(() => server.close());

async function pageOf(query: string, subcategory: string | null, literal: readonly string[] = []) {
  const scope = subcategory === null ? {} : { subcategory_id: subcategory };
  const body = { filters: [], literal: [...literal] };
  const answer = await searcher(server).ask(routes.search.path, { query, ...scope }, body);
  return AdPage.parse(answer.json());
}

describe('the words of a query', () => {
  test.for([
    { query: 'водитель без опыта', in: null, read: ['Опыт: Без опыта'] },
    { query: 'работа без опыта душанбе', in: null, read: ['Опыт: Без опыта', 'Душанбе'] },
    { query: 'квартира без мебели', in: null, read: ['Мебель: Без мебели'] },
    { query: 'телефон без трещин', in: null, read: [] },
    { query: 'квартира 2 комнаты душанбе', in: FLATS, read: ['Комнат: 2', 'Душанбе'] },
    { query: '3-комнатная', in: FLATS, read: ['Комнат: 3'] },
    { query: 'двухкомнатная квартира', in: FLATS, read: ['Комнат: 2'] },
    { query: 'двушка', in: null, read: ['Комнат: 2'] },
    { query: 'однокомнтаная квартира', in: null, read: ['Комнат: 1'] },
    { query: '2к кв', in: null, read: ['Комнат: 2'] },
    { query: 'хонаи дуҳуҷрагӣ', in: null, read: ['Комнат: 2'] },
    { query: '3-х комнатная', in: null, read: ['Комнат: 3'] },
    { query: 'сниму квартиру', in: null, read: ['Аренда на длительный срок'] },
    { query: 'квартира 2 комнаты душанбе', in: null, read: ['Комнат: 2', 'Душанбе'] },
    { query: 'iphone 256 гб', in: null, read: ['Память: 256 ГБ'] },
    { query: 'toyota от 2010 года', in: null, read: ['Год выпуска: от\u00A02010'] },
    { query: 'квартира в душанбе', in: null, read: ['Душанбе'] },
    { query: 'до 500 000', in: FLATS, read: ['Цена: до\u00A0500\u00A0000\u00A0с.'] },
    { query: 'телефон дешевле 2000', in: null, read: ['Цена: до\u00A02\u00A0000\u00A0с.'] },
    { query: 'машина 50 тыс', in: null, read: ['Цена: до\u00A050\u00A0000\u00A0с.'] },
    { query: 'телефон 12k', in: null, read: ['Цена: до\u00A012\u00A0000\u00A0с.'] },
    { query: 'машина пробег 50 тыс', in: null, read: [] },
    { query: 'телевизор 4k', in: null, read: [] },
    { query: 'телефон не дороже 3 тыс', in: null, read: ['Цена: до\u00A03\u00A0000\u00A0с.'] },
    { query: 'телефон до 3к', in: PHONES, read: ['Цена: до\u00A03\u00A0000\u00A0с.'] },
    {
      query: 'однушка до 3000 в месяц',
      in: null,
      read: ['Комнат: 1', 'Цена: до\u00A03\u00A0000\u00A0с.'],
    },
    { query: 'телефон 3000 сомони', in: null, read: ['Цена: до\u00A03\u00A0000\u00A0с.'] },
    {
      query: 'телефон 1500-3000 сомони',
      in: PHONES,
      read: ['Цена: от\u00A01\u00A0500 до\u00A03\u00A0000\u00A0с.'],
    },
    { query: 'toyota 2010-2015', in: CARS, read: ['Год выпуска: от\u00A02010 до\u00A02015'] },
    { query: 'kvartira 2 komnaty dushanbe', in: null, read: ['Комнат: 2', 'Душанбе'] },
    { query: 'квартира хуҷанд', in: null, read: ['Худжанд'] },
    { query: 'kvartira khujand', in: null, read: ['Худжанд'] },
    { query: 'iphone 256gb', in: PHONES, read: ['Память: 256 ГБ'] },
    { query: 'от 2015 года', in: CARS, read: ['Год выпуска: от\u00A02015'] },
    { query: 'iphone 256 гб', in: PHONES, read: ['Память: 256 ГБ'] },
    { query: 'трех комнатная квартира', in: null, read: ['Комнат: 3'] },
    { query: 'хонаи 2 ҳуҷрагӣ', in: null, read: ['Комнат: 2'] },
    { query: 'офис 50 кв м', in: null, read: ['Площадь: от\u00A045 до\u00A055\u00A0м²'] },
    { query: 'квартира 60 м2', in: FLATS, read: ['Общая площадь: от\u00A054 до\u00A066\u00A0м²'] },
    { query: 'склад от 200 квадратов', in: null, read: ['Площадь: от\u00A0200\u00A0м²'] },
  ])('«$query» are read as filters: $read', async ({ query, in: scope, read }) => {
    const page = await pageOf(query, scope);
    const texts = page.applied.map(({ text }) => text);
    expect(texts).toEqual(read);
    expect(page.advertisements).not.toEqual([]);
    for (const { words } of page.applied) expect(query).toContain(words);
  });

  test('hold the year of a car', async () => {
    const { advertisements } = await pageOf('toyota', CARS);
    const year = /(?:19|20)\d\d/.exec(advertisements[0]?.title ?? '')?.[0] ?? '';
    const page = await pageOf(`toyota ${year}`, CARS);
    expect(page.applied.map(({ text }) => text)).toEqual([`Год выпуска: ${year}`]);
    expect(page.advertisements.map(({ id }) => id)).toContain(advertisements[0]?.id);
  });

  test('are the filters of the panel: both find the same ads', async () => {
    const read = await pageOf('до 500 000', FLATS);
    const { advertisements } = await searcher(server).page({ subcategory_id: FLATS }, [
      { key: 'price', value: { min: null, max: 500_000 } },
    ]);
    expect(read.advertisements.map(({ id }) => id)).toEqual(advertisements.map(({ id }) => id));
  });

  test('on the whole site are the filters of the subcategories that they mean', async () => {
    const everywhere = await searcher(server).count({ query: 'квартира 2 комнаты' }, []);
    const rooms = [{ key: 'rooms', value: [2] }];
    const counts = await Promise.all(
      [FLATS, 'new-buildings.kvartiry-v-novostroykah'].map((id) =>
        searcher(server).count({ query: 'квартира', subcategory_id: id }, rooms),
      ),
    );
    expect(counts[0]).toBeGreaterThan(0);
    expect([counts[0], (counts[0] ?? 0) + (counts[1] ?? 0)]).toContain(everywhere);
    const [two, three] = await Promise.all(
      ['2', '3'].map((number) => pageOf(`квартира ${number} комнаты`, null)),
    );
    expect(two?.group_id).not.toBe(three?.group_id);
  });

  test('are searched with a price, of which the period is no word', async () => {
    const { advertisements } = await pageOf('однушка до 3000 в месяц', null);
    expect(advertisements.length).toBeGreaterThan(0);
    const sections = advertisements.map((ad) => ad.subcategory_id);
    expect(new Set(sections)).toEqual(new Set([FLATS]));
  });

  test('that are to stay words are not read', async () => {
    const page = await pageOf('квартира 2 комнаты душанбе', FLATS, ['2 комнаты']);
    expect(page.applied.map(({ words }) => words)).toEqual(['душанбе']);
  });

  test('are searched as they are when the filters give nothing', async () => {
    const query = 'квартира до 1 сомони';
    const asWords = await pageOf(query, FLATS, ['до 1 сомони']);
    const read = await pageOf(query, FLATS);
    expect(read.applied).toEqual([]);
    expect(read.group_id).toBe(asWords.group_id);
  });

  test('of which one is a filter too many leave it out, and keep the other filters', async () => {
    const page = await pageOf('камри 2015 до 150 000', null);
    expect(page.loosened?.words).toEqual([
      { text: 'камри', is_kept: true },
      { text: '2015', is_kept: false },
      { text: 'до 150 000', is_kept: true },
    ]);
    const kept = await pageOf('камри до 150 000', null);
    expect(kept.applied.map(({ text }) => text)).toEqual(['Цена: до\u00A0150\u00A0000\u00A0с.']);
    expect(page.loosened).toMatchObject({ query: 'камри до 150 000' });
    expect(page.advertisements).toEqual(kept.advertisements);
  });

  test('keep their filters on the next page', async () => {
    const query = { subcategory_id: FLATS, query: 'душанбе', limit: 5 };
    const first = await searcher(server).page(query, []);
    const second = await searcher(server).page({ ...query, cursor: first.cursor ?? '' }, []);
    expect(second.applied).toEqual(first.applied);
    expect(second.group_id).toBe(first.group_id);
    const ids = new Set(first.advertisements.map(({ id }) => id));
    expect(second.advertisements.filter(({ id }) => ids.has(id))).toEqual([]);
  });
});
