import { describe, expect, test, vi } from 'vitest';

import { createPageCache } from '../../../app/server/render/page-cache.ts';

function openCache(limits: { entries?: number; bytes?: number } = {}) {
  const clock = { now: 0 };
  const cache = createPageCache<string>({
    keptMs: 1_000,
    entries: 10,
    bytes: 1_000,
    sizeOf: (page) => page.length,
    now: () => clock.now,
    ...limits,
  });
  const draw = vi.fn(async (page: string) => page);
  const find = (address: string, page = address) => cache.find(address, () => draw(page));
  return { cache, clock, draw, find };
}

describe('a cache of pages', () => {
  test('renders a page once for concurrent requests', async () => {
    const { draw, find } = openCache();
    expect(await Promise.all([find('/'), find('/'), find('/')])).toEqual(['/', '/', '/']);
    expect(draw).toHaveBeenCalledOnce();
  });

  test('returns a page until its lifetime ends, and not a millisecond longer', async () => {
    const { clock, draw, find } = openCache();
    await find('/');
    clock.now = 999;
    await find('/');
    expect(draw).toHaveBeenCalledTimes(1);
    clock.now = 1_000;
    await find('/');
    expect(draw).toHaveBeenCalledTimes(2);
  });

  test('holds a limited number of pages, the newest', async () => {
    const { draw, find } = openCache({ entries: 2 });
    for (const address of ['/1', '/2', '/3', '/4']) await find(address);
    draw.mockClear();
    await find('/4');
    expect(draw).not.toHaveBeenCalled();
    await find('/1');
    expect(draw).toHaveBeenCalledOnce();
  });

  test('holds a limited number of bytes', async () => {
    const { draw, find } = openCache({ bytes: 100 });
    await find('/1', 'a'.repeat(60));
    await find('/2', 'b'.repeat(60));
    draw.mockClear();
    await find('/2');
    expect(draw).not.toHaveBeenCalled();
    await find('/1');
    expect(draw).toHaveBeenCalledOnce();
  });

  test('does not store a page that failed to render', async () => {
    const { cache, find } = openCache();
    const failing = cache.find('/', () => Promise.reject(new Error('no store')));
    await expect(failing).rejects.toThrow('no store');
    expect(await find('/', 'drawn')).toBe('drawn');
  });
});
