import { readFileSync } from 'node:fs';

import Fastify from 'fastify';
import { describe, expect, test } from 'vitest';

import {
  CreationStructure,
  FilterPage,
  routes,
  SearchSections,
  urlOf,
} from '../../app/contract/index.ts';
import { localizePage, localizeStructure } from '../../app/server/modules/definitions/index.ts';
import { toPageLanguage } from '../../app/server/page-language.ts';
import { createPageSender } from '../../app/server/render/create-page-sender.ts';
import type { PageFiles } from '../../app/server/render/page-files.ts';
import { readSettings } from '../../app/server/settings.ts';
import { openTestApp } from './test-app.ts';

describe('the language of a page', () => {
  test.for([
    { cookies: undefined, language: 'ru', why: 'nothing was chosen' },
    { cookies: 'language=tg', language: 'tg', why: 'Tajik was chosen' },
    { cookies: 'a=b; language=tg; c=d', language: 'tg', why: 'other cookies are beside it' },
    { cookies: 'language=ru', language: 'ru', why: 'Russian was chosen' },
    { cookies: 'language=tgx', language: 'ru', why: 'there is no such language' },
    { cookies: 'xlanguage=tg', language: 'ru', why: 'it is another cookie' },
  ])('is $language: $why', ({ cookies, language }) => {
    expect(toPageLanguage(cookies)).toBe(language);
  });

  test('decides which build is sent; the same address is cached apart', async () => {
    const { database, close } = await openTestApp();
    const app = Fastify();
    app.get(
      '/',
      createPageSender({
        db: database.db,
        links: readSettings({}).links,
        log: app.log,
        files: { ru: filesIn('ru'), tg: filesIn('tg') },
      }),
    );
    const read = async (cookie: string) => {
      const { body, headers } = await app.inject({ url: '/', headers: { cookie } });
      expect(headers['vary']).toBe('accept-encoding, cookie');
      return body;
    };
    expect(await read('')).toContain('<p>ru</p>');
    expect(await read('language=tg')).toContain('<p>tg</p>');
    expect(await read('language=ru')).toContain('<p>ru</p>');
    await app.close();
    await close();
  });
});

describe('the names of sections', () => {
  const recorded = CreationStructure.parse(
    JSON.parse(readFileSync('fixtures/pages/structure.json', 'utf8')),
  );

  test('are translated, each of them', () => {
    const [russian, tajik] = (['ru', 'tg'] as const).map((language) =>
      localizeStructure(recorded, language).categories.flatMap(
        ({ name, groups, subcategories }) => [
          name,
          ...groups.map((group) => group.name),
          ...subcategories.map((one) => one.name),
        ],
      ),
    );
    expect(russian?.length).toBeGreaterThan(80);
    const same = tajik?.filter((name, index) => name === russian?.[index]);
    expect(new Set(same)).toEqual(new Set(['Электроника', 'Резюме', 'Косметика', 'Техника']));
    expect(tajik?.filter((name) => /[щыць]/i.test(name))).toEqual([]);
  });

  test('of a page of filters are translated, its filters are not', async () => {
    const json = readFileSync('fixtures/pages/search/cars.json', 'utf8');
    const russian = FilterPage.parse(JSON.parse(json));
    const { json: text, hash } = await localizePage({ json, hash: 'one' }, 'tg');
    const tajik = FilterPage.parse(JSON.parse(text));
    expect(hash).not.toBe('one');
    expect(tajik.breadcrumbs).toEqual([{ id: 'cars', name: 'Мошинҳо' }]);
    expect(tajik.filters).toEqual(russian.filters);
    expect(tajik.categories?.[0]).toMatchObject({
      title: 'Нақлиёт',
      list: [{ id: 'cars.legkovye-avtomobili', name: 'Мошинҳои сабукрав' }, {}, {}, {}],
    });
  });

  test('follow the cookie of the request, and are cached apart', async () => {
    const server = await openTestApp();
    const read = async (cookie: string) => {
      const url = urlOf(routes.searchCategoryFilters, { id: 'cars' });
      const answer = await server.app.inject({ url, headers: { cookie } });
      expect(answer.headers['vary']).toContain('cookie');
      return { etag: answer.headers['etag'], page: FilterPage.parse(answer.json()) };
    };
    const [russian, tajik] = await Promise.all([read(''), read('language=tg')]);
    expect(tajik.etag).not.toBe(russian.etag);
    const counted = await server.app.inject({
      method: 'POST',
      url: routes.searchSections.path,
      headers: { cookie: 'language=tg' },
      payload: { filters: [] },
    });
    const sections = SearchSections.parse(counted.json());
    expect(sections.categories.map(({ name }) => name)).toContain('Мошинҳо');
    expect(russian.page.breadcrumbs).not.toEqual(tajik.page.breadcrumbs);
    expect(tajik.page.breadcrumbs).toEqual([{ id: 'cars', name: 'Мошинҳо' }]);
    await server.close();
  });
});

function filesIn(language: string): PageFiles {
  return {
    template: `<!doctype html><html lang="${language}"><head></head><div id="root"></div></html>`,
    scripts: [],
    earlyOf: () => '',
    tagsOf: () => '',
    draw: async () => ({
      status: 200,
      head: '',
      body: `<p>${language}</p>`,
      reads: '[]',
      module: null,
    }),
  };
}
