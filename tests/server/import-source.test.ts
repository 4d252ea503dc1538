import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';

import { CreatedUser, IMPORT_LIMIT, ImportResult, routes } from '../../app/contract/index.ts';
import { createFileSource } from '../../app/server/modules/imports/index.ts';
import { createUser, prove } from './account/authorization-calls.ts';
import { openTestApp, type TestApp } from './test-app.ts';

const PHONE = '+992610000001';
const AD = {
  id: 'a',
  phone: PHONE,
  category_id: 'home',
  subcategory_id: 'home.mebel',
  images: ['sofa.webp'],
  filters: { title: 'Диван', price: 2800 },
};

/** A folder with a file of ads, and a picture beside the folder. */
async function write(name: string, content: string) {
  const top = await mkdtemp(join(tmpdir(), 'import-'));
  onTestFinished(() => rm(top, { recursive: true }));
  const folder = join(top, 'ads');
  await mkdir(folder);
  await writeFile(join(folder, name), content);
  await writeFile(join(folder, 'sofa.webp'), 'picture');
  await writeFile(join(top, 'secret.webp'), 'secret');
  await symlink(join(top, 'secret.webp'), join(folder, 'link.webp'));
  return createFileSource(join(folder, name));
}

const json = (...ads: readonly object[]) => write('ads.json', JSON.stringify({ ads }));

describe('a file of ads', () => {
  test.for([
    { phone: '+992 61 000 00 01', found: true, why: 'groups' },
    { phone: '610000001', found: true, why: 'nine digits' },
    { phone: '00992-61-000-00-01', found: true, why: 'an international prefix' },
    { phone: '992610000001', found: true, why: 'a country code without a plus' },
    { phone: '+7 992 610 00 00 1', found: false, why: 'another country' },
    { phone: '61000000', found: false, why: 'a digit less' },
    { phone: '+992 61 000 00 02', found: false, why: 'another number' },
  ])('finds the phone "$phone": $found, $why', async ({ phone, found }) => {
    const source = await json({ ...AD, phone });
    expect(await source.findAds(PHONE)).toHaveLength(found ? 1 : 0);
  });

  test.for([
    { ads: [{ ...AD, id: 7 }], why: 'an id that is a number' },
    { ads: [{ ...AD, filters: null }], why: 'no filters' },
    { ads: [{ ...AD, images: 'sofa.webp' }], why: 'images that are no list' },
    { ads: [null, 'ad', []], why: 'no ad at all' },
  ])('skips an ad of another shape: $why', async ({ ads }) => {
    const source = await write('ads.json', JSON.stringify({ ads: [...ads, AD] }));
    expect(await source.findAds(PHONE)).toEqual([AD]);
  });

  test('offers at most as many ads as an import takes', async () => {
    const ads = Array.from({ length: 30 }, (_, n) => ({ ...AD, id: `${n}` }));
    expect(await (await json(...ads)).findAds(PHONE)).toHaveLength(IMPORT_LIMIT);
  });

  test.for(['{"ads": 1}', '[]', 'null'])('of another shape offers nothing: %s', async (content) => {
    expect(await (await write('ads.json', content)).findAds(PHONE)).toEqual([]);
  });

  test('that is missing or too large is an error, which names it', async () => {
    await expect(createFileSource('/nowhere/ads.json').findAds(PHONE)).rejects.toThrow(
      '/nowhere/ads.json',
    );
    const large = await write('ads.json', ' '.repeat(5 * 1024 * 1024 + 1));
    await expect(large.findAds(PHONE)).rejects.toThrow('over 5 MB');
  });

  test('reads pictures of its folder only', async () => {
    const source = await json(AD);
    expect(String(await source.readImage('sofa.webp'))).toBe('picture');
    for (const name of ['../secret.webp', 'link.webp', '/etc/hostname', 'gone.webp', '.', '']) {
      expect(await source.readImage(name), name).toBeNull();
    }
  });
});

describe('a CSV file of ads', () => {
  const HEAD = 'id,phone,category_id,subcategory_id,images,title,price,kit';
  const row = (cells: string) => write('ads.csv', `${HEAD}\r\n${cells}\r\n`);

  test.for([
    {
      cells: `a,${PHONE},home,home.mebel,1.webp|2.webp,Диван,2800,`,
      ad: { images: ['1.webp', '2.webp'], filters: { title: 'Диван', price: '2800' } },
      why: 'plain cells, an empty one left out',
    },
    {
      cells: `a,"${PHONE}",home,home.mebel,,"Диван ""Памир"", новый\nс подушками",2800,"[""a"",""b""]"`,
      ad: {
        images: [],
        filters: {
          title: 'Диван "Памир", новый\nс подушками',
          price: '2800',
          kit: ['a', 'b'],
        },
      },
      why: 'quotes, a comma, a line break, a list',
    },
    {
      cells: `a,${PHONE},home,home.mebel,,[Диван],2800,`,
      ad: { images: [], filters: { title: '[Диван]', price: '2800' } },
      why: 'a text that only begins like JSON',
    },
  ])('is read by RFC 4180: $why', async ({ cells, ad }) => {
    expect(await (await row(cells)).findAds(PHONE)).toMatchObject([ad]);
  });

  test('with a byte order mark and an empty last line has the same ads', async () => {
    const cells = `a,${PHONE},home,home.mebel,,Диван,2800,`;
    const source = await write('ads.csv', `\uFEFF${HEAD}\n${cells}\n\n`);
    expect(await source.findAds(PHONE)).toHaveLength(1);
  });

  test('with an open quote is an error, which names the row', async () => {
    const source = await row(`a,${PHONE},home,home.mebel,,"Диван,2800,`);
    await expect(source.findAds(PHONE)).rejects.toThrow('Row 2');
  });
});

describe('the shipped files', () => {
  let json: TestApp;
  let csv: TestApp;

  beforeAll(async () => {
    const open = (file: string) =>
      openTestApp({
        fixtures: 'fixtures',
        importSource: createFileSource(`fixtures/import/${file}`),
      });
    [json, csv] = [await open('ads.json'), await open('ads.csv')];
  });
  afterAll(() => Promise.all([json.close(), csv.close()]));

  test('offer the ads of the documented numbers: complete ones, and one that is not', async () => {
    expect(await outcomesOf(json, PHONE)).toEqual(['ad', 'ad', 'ad', 'model']);
    expect(await outcomesOf(csv, '+992610000002')).toEqual(['ad', 'ad']);
  });
});

/** Outcomes of importing everything that a phone is offered: an ad, or a draft's first field. */
async function outcomesOf(server: TestApp, phone: string) {
  const created = CreatedUser.parse(
    (await createUser(server, await prove(server, phone), { username: 'Зарина' })).json(),
  );
  const answer = await server.app.inject({
    method: 'POST',
    url: routes.importAds.path,
    headers: { authorization: `Bearer ${created.access_token}` },
    payload: { ids: created.advertisements.map(({ id }) => id), has_consent: true },
  });
  const { outcomes } = ImportResult.parse(answer.json());
  return outcomes.map(({ draft }) => (draft === null ? 'ad' : draft.first_field));
}
