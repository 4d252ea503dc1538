import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { Advertisement, routes, SavedSearches } from '../../../app/contract/index.ts';
import { changeRole } from '../../../app/server/role/change-role.ts';
import { signInAs } from '../account/sign-in.ts';
import { openPublisher, type Publisher } from '../publish/publisher.ts';
import { openGuest, openTestApp, type TestApp } from '../test-app.ts';
import { goodCar } from '../world/sample-fixtures.ts';

/** Everyone who may call: the columns of the authorization matrix. */
export const CALLERS = [
  'nobody',
  'expired',
  'guest',
  'user',
  'other',
  'owner',
  'moderator',
  'tester',
] as const;

/** One of the callers. */
export type CallerName = (typeof CALLERS)[number];

/** A server with all its routes, one caller of each kind, and two ads of the owner. */
export interface CallersWorld {
  readonly server: TestApp;
  readonly headers: Readonly<Record<CallerName, Readonly<Record<string, string>>>>;
  readonly publisher: Publisher;
  readonly publishedAd: number;
  readonly hiddenAd: number;
  /** A saved search of the owner. */
  readonly savedSearch: number;
  readonly close: () => Promise<void>;
}

/** Opens the world; its pages are templates without content. */
export async function openCallersWorld(): Promise<CallersWorld> {
  const clientFolder = await mkdtemp(join(tmpdir(), 'client-'));
  await mkdir(join(clientFolder, 'lab'));
  await writeFile(join(clientFolder, 'index.html'), '<!doctype html>');
  await writeFile(join(clientFolder, 'lab', 'index.html'), '<!doctype html>');
  const server = await openTestApp({
    clientFolder,
    securityContact: 'mailto:security@bozor.example',
  });
  const publisher = await openPublisher(server);
  const publish = async (): Promise<number> =>
    Advertisement.parse((await publisher.send(publisher.draft(goodCar))).json()).id;
  const [publishedAd, hiddenAd] = [await publish(), await publish()];
  await publisher.setStatus(hiddenAd, 'HIDDEN');
  const answer = await server.app.inject({
    method: 'PUT',
    url: routes.saveSearch.path,
    headers: publisher.seller.headers,
    payload: { query: 'седан', filters: [] },
  });
  const saved = SavedSearches.parse(answer.json());
  const [user, moderator, tester] = await Promise.all([1, 2, 3].map(() => signInAs(server)));
  const other = await openPublisher(server);
  await other.send(other.draft(goodCar));
  await changeRole(server.database.db, ['grant', 'moderator', moderator?.phone ?? '']);
  await changeRole(server.database.db, ['grant', 'tester', tester?.phone ?? '']);
  return {
    server,
    publisher,
    publishedAd,
    hiddenAd,
    savedSearch: saved.changed_id ?? 0,
    headers: {
      nobody: {},
      expired: { authorization: `Bearer ${'x'.repeat(43)}` },
      guest: { 'anonymous-id': await openGuest(server.app) },
      user: { ...user?.headers },
      other: other.seller.headers,
      owner: publisher.seller.headers,
      moderator: { ...moderator?.headers },
      tester: { ...tester?.headers },
    },
    close: async () => {
      await server.close();
      await rm(clientFolder, { recursive: true });
    },
  };
}
