import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';

import {
  ErrorBody,
  routes,
  SAVED_SEARCHES_LIMIT,
  SavedSearches,
  urlOf,
} from '../../app/contract/index.ts';
import { savedSearches } from '../../app/server/db/saved-schema.ts';
import { signInAs } from './account/sign-in.ts';
import { openTestApp } from './test-app.ts';

const server = await openTestApp();
const { db } = server.database;
afterAll(() => server.close());

test('Searches that are saved and removed all the time leave no more rows than a full list.', async () => {
  const { headers } = await signInAs(server);
  const ask = (method: 'PUT' | 'DELETE', url: string, payload?: object) =>
    server.app.inject({ method, url, headers, ...(payload !== undefined && { payload }) });
  const save = async (query: string): Promise<number> => {
    const answer = await ask('PUT', routes.saveSearch.path, { filters: [], query });
    return SavedSearches.parse(answer.json()).changed_id ?? 0;
  };
  const restore = (id: number) =>
    ask('PUT', urlOf(routes.changeSavedSearch, { id }), { is_removed: false });

  const removed: number[] = [];
  for (let n = 0; n < SAVED_SEARCHES_LIMIT + 3; n += 1) {
    const id = await save(`слово ${n}`);
    await ask('DELETE', urlOf(routes.removeSavedSearch, { id }));
    removed.push(id);
  }
  const kept = await save('другое');
  const [owner] = await db
    .select({ userId: savedSearches.userId })
    .from(savedSearches)
    .where(eq(savedSearches.id, kept));
  const rows = await db.$count(savedSearches, eq(savedSearches.userId, owner?.userId ?? 0));
  expect(rows).toBe(SAVED_SEARCHES_LIMIT + 1);

  const last = SavedSearches.parse((await restore(removed.at(-1) ?? 0)).json());
  expect(last.searches).toHaveLength(2);
  const first = ErrorBody.parse((await restore(removed[0] ?? 0)).json());
  expect(first.error.code).toBe('saved-search.unknown');
}, 60_000);
