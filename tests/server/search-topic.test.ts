import { inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { routes, WiderSearches } from '../../app/contract/index.ts';
import { ads } from '../../app/server/db/schema.ts';
import { findCatalogue } from '../../app/server/modules/search-index/index.ts';
import type { AskedSearch } from '../../app/server/modules/search/ad-index.ts';
import { askSearch } from '../../app/server/modules/search/ask-search.ts';
import { createCopyIndex } from '../../app/server/modules/search/copy/create-copy-index.ts';
import { followIndex } from '../../app/server/modules/search/copy/follow-index.ts';
import { toAdCondition } from '../../app/server/modules/search/keeping/ad-condition.ts';
import { readIndexedAd } from '../../app/server/modules/search/keeping/indexed-ad.ts';
import { createSqlIndex } from '../../app/server/modules/search/rows/create-sql-index.ts';
import { openTestApp, type TestApp } from './test-app.ts';
import { searcher } from './world/search-world.ts';

let server: TestApp;
let search: ReturnType<typeof searcher>;

beforeAll(async () => {
  server = await openTestApp({ hasMarket: true });
  search = searcher(server);
}, 60_000);
afterAll(() => server.close());

/** The ads of a query as they are stored, each as a text. */
async function textsOf(query: string): Promise<readonly string[]> {
  const { advertisements } = await search.page({ query, limit: 100 }, []);
  const ids = advertisements.map(({ id }) => id);
  const rows = await server.database.db.select().from(ads).where(inArray(ads.id, ids));
  return rows.map((ad) => JSON.stringify(ad));
}

test.for([
  ['камри', /camry|камри/i],
  ['camry', /camry|камри/i],
  ['камера', /камер/i],
  ['хорог', /хорог/i],
  ['ковры', /ковр|ковёр|home\.kovry/i],
  ['ковёр', /ковр|ковёр|home\.kovry/i],
] as const)('every ad of «%s» has the word, in one of its forms', async ([query, word]) => {
  const texts = await textsOf(query);
  expect(texts.length).toBeGreaterThan(0);
  expect(texts.filter((text) => !word.test(text))).toEqual([]);
});

test('a loosened search promises what the words that are left list', async () => {
  const { loosened } = await search.page({ query: 'камри розовая плюшевая' }, []);
  expect(loosened?.query).toBe('камри');
  expect(loosened?.count).toBe((await textsOf('камри')).length);
});

test.for([
  ['краска для стен', 'краска', 'home.stroymaterialy'],
  ['кондиционер 12', 'кондиционер', 'electronics.bytovaya-tehnika'],
  ['чехол на айфон 13', 'чехол на айфон', 'electronics.aksessuary'],
] as const)(
  '«%s» is loosened to «%s»: ads of other things whose texts have all words are left out',
  async ([query, left, section]) => {
    const page = await search.page({ query }, []);
    expect(page.loosened?.query).toBe(left);
    expect(page.advertisements[0]?.subcategory_id).toBe(section);
    expect(await search.count({ query }, [])).toBe(0);
  },
);

test('in a section that the visitor has chosen, all words anywhere are enough', async () => {
  const flats = { subcategory_id: 'real-estate.kvartiry', query: 'кондиционер 12' };
  expect(await search.count(flats, [])).toBeGreaterThan(0);
});

test.for(['приус гибрид цвет белый', 'приус белого цвета', 'приус белый цвет'])(
  '«%s» is a car, whatever is sold by its colour',
  async (query) => {
    const { advertisements } = await search.page({ query }, []);
    expect(advertisements[0]?.title).toMatch(/prius/i);
  },
);

test('the make of a thing may come first, though no title has it', async () => {
  const { advertisements, loosened } = await search.page({ query: 'apple iphone' }, []);
  expect(loosened).toBeNull();
  expect(advertisements[0]?.subcategory_id).toBe('electronics.telefony');
});

test('a guessed word is left out before a known one', async () => {
  const { loosened } = await search.page({ query: 'беларус трактор' }, []);
  expect(loosened?.query).toBe('трактор');
});

test('a misspelled word is not broken into the sign of a model', async () => {
  const { advertisements } = await search.page({ query: 'ушники беспроводные' }, []);
  expect(advertisements.map((ad) => ad.title).filter((title) => /uni/i.test(title))).toEqual([]);
});

test.for([
  ['лопата', 'Сад и огород', 'home.sad-i-ogorod'],
  ['карбюраторр', 'Запчасти', 'cars.zapchasti'],
  ['perforator', 'Стройматериалы', 'home.stroymaterialy'],
  ['электро бритва', 'Техника', 'beauty.tehnika'],
  ['радиатор', 'Запчасти', 'cars.zapchasti'],
  ['свитер мужской', 'Мужская одежда мужской', 'clothes.muzhskaya-odezhda'],
  ['инвалидная коляска', 'Здоровье', 'beauty.zdorove'],
  ['кушетка', 'Оборудование', 'business.oborudovanie'],
  ['сапоги до 300', 'Обувь до 300', 'clothes.obuv'],
  ['ментальная', 'Обучение', 'services.obuchenie'],
  ['аквариумистика', 'Рыбки', 'pets.rybki'],
] as const)(
  '«%s», which no ad is about, is answered openly by «%s»',
  async ([query, left, section]) => {
    const { advertisements, loosened } = await search.page({ query }, []);
    expect(loosened?.query).toBe(left);
    expect(loosened?.words.every(({ is_kept }) => is_kept)).toBe(false);
    expect(loosened?.count).toBe(await search.count({ query: left }, []));
    expect(advertisements[0]?.subcategory_id).toBe(section);
  },
);

test.for([
  ['ремень кожаный', 'clothes.aksessuary', 'the subcategories that all words mean are first'],
  ['двушка недорого', 'real-estate.kvartiry', 'beside filters a stop word is no word'],
  ['kvartira nedorogo', 'real-estate.kvartiry', 'a stop word in Latin letters is one'],
  ['50 дюймов', 'electronics.televizory', 'titles write inches by a sign'],
  ['маник', 'services.krasota-i-zdorove', 'a beginning is nearer than another word'],
  ['пиалушки', 'home.posuda', 'a dear thing is the thing'],
  ['экскаватор 2008', 'cars.gruzoviki-i-spectehnika', 'a kind may follow the make'],
  ['электрик вызов', 'services.remont-i-stroitelstvo', 'a call asks for a service, no job'],
  ['требуется сварщик', 'jobs.vakansii', 'a demand asks for a job'],
  ['плойка', 'beauty.tehnika', 'a single word is first what titles call so'],
  ['плойка 5', 'electronics.igrovye-pristavki', 'two words may be a name of their own'],
  ['ssd 512', 'electronics.kompyutery', 'goods are where they are sold, whatever has the number'],
  ['курсӣ', 'home.mebel', 'a Tajik letter makes another word of it'],
  ['травокосилка', 'home.sad-i-ogorod', 'the end of a word may name the thing'],
  ['машинка для стрижки', 'beauty.tehnika', 'a name of two words is no toy'],
  ['кран течет', 'services.remont-i-stroitelstvo', 'what is wrong asks for a service'],
  ['миксир', 'electronics.bytovaya-tehnika', 'goods without ads are found misspelled'],
  ['травить тараканов', 'services.prochie-uslugi', 'what is to be done asks for a service'],
  ['положить ламинат', 'services.remont-i-stroitelstvo', 'a verb may precede its thing'],
  ['айфон не заряжается', 'services.remont-tehniki', 'so does what does not work'],
  [
    'титан для воды аристон',
    'electronics.bytovaya-tehnika',
    'the rest distinguishes things of one name',
  ],
  ['вектра б фара левая', 'cars.zapchasti', 'a part after the car is the thing'],
  ['квартира на три дня', 'real-estate.posutochnaya-arenda', 'a few days ask for a short stay'],
  ['10 соток Бохтар', 'real-estate.uchastki', 'a measure of land asks for land'],
  ['ищу работу медсестрой', 'jobs.vakansii', 'work is sought among vacancies'],
  ['ищу сиделку бабушке', 'services.prochie-uslugi', 'who seeks a person seeks no vacancy'],
  ['помощь с гражданством рф', 'services.delovye-uslugi', 'a word of a name is no error'],
  ['мошини дарздӯзӣ', 'electronics.bytovaya-tehnika', 'so are names of two Tajik words'],
  [
    'принтер лазерный',
    'electronics.kompyutery',
    'what is done with goods is no other name of them',
  ],
  ['туалетка мужская', 'beauty.parfyumeriya', 'a noun may be made of the adjective of goods'],
  ['сниму кв для семьи с детьми', 'real-estate.kvartiry', 'a family rents for months'],
  ['сниму на пару дней', 'real-estate.posutochnaya-arenda', 'a place is rented for days'],
  ['повар ищет работу', 'jobs.rezyume', 'who seeks work in the third person is presented'],
  ['ищем повара в кафе', 'jobs.vakansii', 'an employer seeks by a trade, not by «ищем»'],
  ['продаю ресторанчик', 'business.gotovyy-biznes', 'a place that is sold is a business'],
  ['продаю каляску', 'home.detskie-tovary', 'a misspelled word is no small one'],
  ['мини трактор', 'cars.gruzoviki-i-spectehnika', 'a word for a size is no thing'],
  ['перевезти товар', 'services.gruzoperevozki', 'a verb makes no other thing of a known word'],
  ['neim', 'beauty.kosmetika', 'a word of the other layout is surer than one that sounds alike'],
  ['электромабил китайский', 'cars.legkovye-avtomobili', 'an adjective makes no other thing'],
  ['куртаи духтарона', 'clothes.detskaya-odezhda', 'a Tajik word may name for whom it is'],
  ['стаянка на ночь', 'new-buildings.parking', 'vowels without a stress sound alike'],
] as const)('the first ad of «%s» is of %s: %s', async ([query, section]) => {
  const { advertisements } = await search.page({ query }, []);
  expect(advertisements[0]?.subcategory_id).toBe(section);
});

test.for(['плойка', 'коляска', 'велосипед', 'телевизор', 'юрист'])(
  'every ad with «%s», of which there are ads, is in the results of the whole site',
  async (query) => {
    const catalogue = await findCatalogue(server.database.db);
    const categories = new Set(Array.from(catalogue.categoryById.keys()));
    const counts = await Promise.all(
      Array.from(categories, (category_id) => search.count({ category_id, query }, [])),
    );
    const inAll = counts.reduce((sum, count) => sum + count, 0);
    expect(counts.filter((count) => count > 0).length).toBeGreaterThan(0);
    expect(await search.count({ query }, [])).toBe(inAll);
  },
);

test.for([
  ['витринный холодильник для магазина', 'витрина', 'the root of a word'],
  ['мойка ковров', 'ковр', 'the thing of a service'],
  ['куртаи чакан', 'чакан', 'the rarer of two things'],
  ['омега и витамин д', 'витамин', 'another word of the query'],
] as const)('of what is left of «%s» the ads with «%s» are first: %s', async ([query, word]) => {
  const [first] = (await search.page({ query }, [])).advertisements;
  expect(first?.title.toLowerCase()).toContain(word);
});

test('a place without ads is no misspelled thing', async () => {
  const { loosened } = await search.page({ query: 'диван Рогун' }, []);
  expect(loosened?.query).toBe('диван');
});

test('a wider search leaves no preposition without its word', async () => {
  const answer = await search.ask(
    routes.searchWider.path,
    { query: 'краска для стен' },
    { filters: [] },
  );
  const names = WiderSearches.parse(answer.json()).searches.map(({ name }) => name);
  expect(names).toEqual(['краска', 'для стен']);
});

/** Queries with ads whose texts have all words, though they are about another thing. */
const ELSEWHERE = ['кондиционер 12', 'чехол на айфон 13', 'холодильник квартира', 'диван новый'];

test.for(ELSEWHERE)(
  'the database, the copy and the alerts find the same ads of «%s»',
  async (query) => {
    const { db } = server.database;
    const asked = await askSearch(db, { search: { query, limit: 20 }, body: { filters: [] } });
    expect(asked.topic).not.toBeNull();
    const follower = followIndex(db);
    await follower.fill();
    const { copy } = await follower.find();
    if (copy === null) throw new Error('The copy is filled.');
    const bySql = await idsBy(createSqlIndex(db), asked);
    expect(await idsBy(createCopyIndex(copy), asked)).toEqual(bySql);

    const anywhere = await idsBy(createSqlIndex(db), { ...asked, topic: null });
    const catalogue = await findCatalogue(db);
    const condition = toAdCondition(asked);
    const listed: number[] = [];
    for (const id of anywhere) {
      const ad = await readIndexedAd(db, catalogue, id);
      if (ad !== null && condition?.isMet(ad) === true) listed.push(id);
    }
    expect(listed).toEqual(bySql);
  },
);

async function idsBy(
  index: ReturnType<typeof createSqlIndex>,
  asked: AskedSearch,
): Promise<readonly number[]> {
  return Array.from(await index.findIds(asked, () => null)).toSorted((a, b) => a - b);
}
