import Fastify from 'fastify';
import { describe, expect, test } from 'vitest';

import { openPages } from '../../app/server/render/open-pages.ts';
import type { PageFiles } from '../../app/server/render/page-files.ts';
import { toPageLanguage } from '../../app/server/render/to-page-language.ts';
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
      openPages({
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

function filesIn(language: string): PageFiles {
  return {
    template: `<!doctype html><html lang="${language}"><head></head><div id="root"></div></html>`,
    scripts: [],
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
