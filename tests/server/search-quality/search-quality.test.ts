import { afterAll, beforeAll, expect, test } from 'vitest';

import type { AdPage } from '../../../app/contract/index.ts';
import { ads } from '../../../app/server/db/schema.ts';
import { seedAds } from '../../../app/server/db/seed/seed-ads.ts';
import { openTestApp, type TestApp } from '../test-app.ts';
import { searcher } from '../world/search-world.ts';
import { CORPUS, type ExpectedAds } from './corpus.ts';

/** The sample ads of this day. */
const NOW = new Date('2026-11-21T03:10:00Z');
/** Number of results that a person reads. */
const READ = 10;

type FoundAd = AdPage['advertisements'][number] & { readonly section: string };

interface Answer {
  readonly query: string;
  /** 1 / the place of the first expected ad; 0 when it is not among the first ten. */
  readonly reciprocalRank: number;
  readonly isRightSection: boolean;
  readonly isEmpty: boolean;
}

let server: TestApp;
let answers: readonly Answer[];

beforeAll(async () => {
  server = await openTestApp({ fixtures: 'fixtures', rateLimit: 1_000_000 });
  await seedAds(server.database.db, 'fixtures', NOW);
  const search = searcher(server);
  const stored = await server.database.db
    .select({ id: ads.id, section: ads.subcategoryId })
    .from(ads);
  const sectionOf = new Map(stored.map(({ id, section }) => [id, section]));
  const found: Answer[] = [];
  for (const expected of CORPUS) {
    for (const query of expected.queries) {
      const { advertisements } = await search.page({ query, limit: READ }, []);
      found.push(
        toAnswer(
          query,
          expected,
          advertisements.map((ad) => ({ ...ad, section: sectionOf.get(ad.id) ?? '' })),
        ),
      );
    }
  }
  answers = found;
}, 120_000);
afterAll(() => server.close());

function toAnswer(
  query: string,
  { sections, title }: ExpectedAds,
  ads: readonly FoundAd[],
): Answer {
  const isExpected = (ad: FoundAd): boolean =>
    sections.includes(ad.section) && title.test(ad.title);
  const place = ads.findIndex(isExpected);
  return {
    query,
    reciprocalRank: place === -1 ? 0 : 1 / (place + 1),
    isRightSection: sections.includes(ads[0]?.section ?? ''),
    isEmpty: ads.length === 0,
  };
}

const shareOf = (isCounted: (answer: Answer) => boolean): number =>
  answers.filter(isCounted).length / answers.length;
/** The queries to look at when a goal is missed. */
const worst = (): string =>
  answers
    .filter(({ reciprocalRank, isRightSection }) => reciprocalRank < 0.5 || !isRightSection)
    .map(({ query, reciprocalRank }) => `${query} ${reciprocalRank.toFixed(2)}`)
    .join('\n');

test('at least two hundred queries are tried', () => {
  expect(answers.length).toBeGreaterThanOrEqual(200);
});

test('the first expected ad is at the top: MRR@10 is at least 0.90', () => {
  const sum = answers.reduce((all, { reciprocalRank }) => all + reciprocalRank, 0);
  expect(sum / answers.length, worst()).toBeGreaterThanOrEqual(0.9);
});

test('the first ad is of an expected subcategory in at least 95 of 100 queries', () => {
  expect(
    shareOf(({ isRightSection }) => isRightSection),
    worst(),
  ).toBeGreaterThanOrEqual(0.95);
});

test('at most two of a hundred queries find nothing', () => {
  expect(
    shareOf(({ isEmpty }) => isEmpty),
    worst(),
  ).toBeLessThanOrEqual(0.02);
});
