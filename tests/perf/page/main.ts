/** The contestants by the name in the address's hash; each is a chunk of its own. */
const contestants: Readonly<Record<string, () => Promise<unknown>>> = {
  ours: () => import('./ours.tsx'),
  stock: () => import('./stock.tsx'),
  'stock-live': () => import('./stock-live.tsx'),
  'hand-written': () => import('./hand-written.tsx'),
};

void contestants[location.hash.slice(1)]?.();
