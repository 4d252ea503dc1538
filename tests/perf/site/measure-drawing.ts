import type { Site } from './start-site.ts';

/** Requests of the measured run, and of the warm-up before it. */
const REQUESTS = 300;
const WARM_UP = 100;
/** Concurrent requests. */
const AT_ONCE = 8;

/** CPU time of the server for one uncached page of results, in ms. */
export async function measureDrawing(site: Site): Promise<number> {
  await request(site.origin, 'warm', WARM_UP);
  const before = await site.cpuMs();
  await request(site.origin, 'run', REQUESTS);
  return ((await site.cpuMs()) - before) / REQUESTS;
}

/** A unique address: a parameter that no page reads avoids the cache. */
async function request(origin: string, name: string, count: number): Promise<void> {
  let next = 0;
  const worker = async () => {
    while (next < count) {
      next += 1;
      const answer = await fetch(`${origin}/search?category_id=cars&n=${name}${next}`, {
        headers: { 'accept-encoding': 'br' },
      });
      await answer.arrayBuffer();
      if (answer.status !== 200) throw new Error(`The page answers ${answer.status}.`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}
