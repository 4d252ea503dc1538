import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import {
  ErrorBody,
  LabTester,
  LabTrace,
  LabTraces,
  routes,
  urlOf,
} from '../../app/contract/index.ts';
import { changeRole } from '../../app/server/role/change-role.ts';
import { signInAs } from './account/sign-in.ts';
import { openTestApp, type TestApp } from './test-app.ts';
import { sampleFiles, writeFixtures } from './world/sample-fixtures.ts';

const trace = (title: string, mode: 'entry' | 'filter') => ({
  format: 'form-trace',
  version: 1,
  title,
  mode,
  definitions: { filters: [{ id: 1, key: 'nul\u0000', type: 'EDIT_TEXT' }] },
  values: null,
  acts: [{ type: 'SET', key: 'nul\u0000', input: 'а', at: 5 }],
});
const traces = {
  'traces/trouble/alone.trace': trace('Ничья', 'entry'),
  'traces/create/jobs.vacancies.trace': trace('Вакансия повара', 'entry'),
  'traces/create/cars.passenger.trace': trace('Марка меняется', 'entry'),
  'traces/search/cars.trace': trace('Поиск машины', 'filter'),
};
let server: TestApp;

beforeAll(async () => {
  server = await openTestApp({
    fixtures: await writeFixtures({ ...sampleFiles, ...traces }),
  });
});
afterAll(() => server.close());

const ask = (url: string, headers = {}) => server.app.inject({ method: 'GET', url, headers });

describe('recorded traces', () => {
  test('are listed in the order of the categories, those without a page last', async () => {
    const { traces: list } = LabTraces.parse((await ask(routes.labTraces.path)).json());
    expect(list.map(({ id, group, title }) => [id, group, title])).toEqual([
      ['search/cars', 'Автомобили', 'Автомобили'],
      ['create/cars.passenger', 'Автомобили', 'Легковые'],
      ['create/jobs.vacancies', 'Работа', 'Вакансии'],
      ['trouble/alone', 'Трудные случаи', 'Ничья'],
    ]);
    expect(list[1]).toMatchObject({ mode: 'entry', shows: 'Марка меняется' });
  });

  test('are returned as stored, NUL included', async () => {
    const answer = await ask(urlOf(routes.labTrace, { id: 'create/cars.passenger' }));
    const { trace: found, ...summary } = LabTrace.parse(answer.json());
    expect(found).toEqual(traces['traces/create/cars.passenger.trace']);
    expect(summary).toMatchObject({ id: 'create/cars.passenger', mode: 'entry' });
  });

  test.for([
    ['create/cars', 'fixture.unknown'],
    ['../create/cars', 'request.invalid'],
  ])('refuse the unknown %s: %s', async ([id = '', code]) => {
    const answer = await ask(urlOf(routes.labTrace, { id }));
    expect(ErrorBody.parse(answer.json()).error.code).toBe(code);
  });

  test('of another file type stop the start', async () => {
    const files = { ...sampleFiles, 'traces/create/odd.trace': { format: 'video' } };
    const start = async () => openTestApp({ fixtures: await writeFixtures(files) });
    await expect(start()).rejects.toThrow('Fixture traces/create/odd.trace.json breaks');
  });
});

describe('a tester', () => {
  const isTester = async (headers = {}) =>
    LabTester.parse((await ask(routes.labTester.path, headers)).json()).is_tester;

  test('is a user to whom the operator gave the role', async () => {
    const tester = await signInAs(server);
    expect(await isTester(tester.headers)).toBe(false);
    await changeRole(server.database.db, ['grant', 'tester', tester.phone]);
    expect(await isTester(tester.headers)).toBe(true);
    const other = await signInAs(server);
    expect(await isTester(other.headers)).toBe(false);
  });

  test('is neither a guest nor the owner of an unknown token', async () => {
    expect(await isTester()).toBe(false);
    expect(await isTester({ authorization: 'Bearer nothing' })).toBe(false);
  });
});
