import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { routes } from '../../app/contract/index.ts';
import { openTestApp, type TestApp } from './test-app.ts';

let server: TestApp;
let document: Readonly<Record<string, never>>;

beforeAll(async () => {
  server = await openTestApp();
  document = (await server.app.inject({ method: 'GET', url: routes.openApi.path })).json();
});
afterAll(() => server.close());

describe('the description of the API', () => {
  test('names every route of the contract, and no other', () => {
    const described = Object.entries<object>(document['paths'] ?? {}).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const { openApi, ...calls } = routes;
    const expected = Object.values(calls).map(
      ({ method, path }) => `${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`,
    );
    expect(described.toSorted()).toEqual(expected.toSorted());
    expect(openApi.path).toBe('/api/v1/openapi.json');
  });

  test('has no dangling references', () => {
    const text = JSON.stringify(document);
    const names = Object.keys(Object(document['components']).schemas);
    const pointed = [...text.matchAll(/"#\/components\/schemas\/([^"]+)"/g)].map(
      ([, name]) => name,
    );
    expect(pointed.length).toBeGreaterThan(20);
    expect(pointed.filter((name) => !names.includes(name ?? ''))).toEqual([]);
  });

  test('describes the responses and the refusals of every call', () => {
    for (const methods of Object.values<object>(document['paths'] ?? {})) {
      for (const { summary, responses } of Object.values<Record<string, object>>(Object(methods))) {
        expect(summary).toMatch(/\.$/);
        expect(Object.keys(Object(responses))).toContain('default');
      }
    }
  });
});
