import type { FilterPage } from '../../../app/contract/index.ts';

/** Returns every filter of the page with all of its values, within a limit in bytes. */
export function largestFilters(
  page: FilterPage,
  limit: number,
): { filters: { key: string; value: unknown }[] } {
  const filters: { key: string; value: unknown }[] = [];
  let bytes = 100;
  for (const { key, values } of page.filters.slice(0, 40)) {
    const own = (values ?? []).map(({ value }) => value);
    const value = own.length > 0 ? own.slice(0, 200) : 'а '.repeat(200);
    const size = Buffer.byteLength(JSON.stringify({ key, value })) + 1;
    if (bytes + size > limit) continue;
    filters.push({ key, value });
    bytes += size;
  }
  for (let n = filters.length; n < 40 && bytes + 1_700 < limit; n += 1, bytes += 1_700) {
    filters.push({ key: `none-${n}`, value: Array.from({ length: 200 }, (_, at) => `v${at}`) });
  }
  return { filters };
}

/** Returns a thousand keys: those of the form with long texts, the others unknown to it. */
export function largestDraft(page: FilterPage): object {
  const known = page.filters.map(({ key }) => [key, 'я'.repeat(400)] as const);
  const unknown = Array.from(
    { length: 1_000 - known.length },
    (_, n) => [`key-${n}`, Array.from({ length: 20 }, (_entry, at) => at)] as const,
  );
  return {
    filters: Object.fromEntries([...known, ...unknown]),
  };
}
