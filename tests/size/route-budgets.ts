import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

import { build, type Manifest, type Plugin } from 'vite';

import { localizedWords } from '../../app/localized-words.ts';

/** A row of the table: the bytes that a route, or a part opened on it, loads. */
interface Budget {
  readonly name: string;
  /** Loaded modules, named as in the manifest; the entry is always among them. */
  readonly opened: readonly string[];
  /** Modules loaded before, whose bytes are not counted again; absent: the whole route counts. */
  readonly beside?: readonly string[];
  readonly kind: 'js' | 'css';
  /** In KB of 1000 bytes, brotli. */
  readonly limit: number;
}

const ENTRY = 'index.html';
const FOLDER = '.build/size/routes';
const page = (name: string, file: string): string => `pages/${name}/${file}.tsx`;
const CATEGORY = page('category', 'CategoryPage');
const SEARCH = page('search', 'SearchPage');
const AD = page('advertisement', 'AdvertisementPage');
const PUBLISHER = page('publisher', 'PublisherPage');
const CREATE = page('create-ad', 'CreateAdPage');
const MY_ADS = page('my-advertisements', 'MyAdvertisementsPage');
const FILTERS = [
  'features/filters/dialog/FiltersDialog.tsx',
  'features/filters/panel/FilterForm.tsx',
];
const AD_FORM = 'features/create-ad/form/AdFormView.tsx';
const PLAYER = 'ui/animation/AnimationPlayer.tsx';
const AUTH = 'features/auth/target/protect-target.ts';
/** Loaded by every page, beside its entry. */
const SESSION = 'features/session/start-session.ts';
const IDLE = 'start-idle-work.ts';
const MAP = 'ui/map/PlaceMap.tsx';

const BUDGETS: readonly Budget[] = [
  { name: 'home', opened: [], kind: 'js', limit: 88 },
  { name: 'category', opened: [CATEGORY], kind: 'js', limit: 95.5 },
  { name: 'search', opened: [SEARCH], kind: 'js', limit: 95 },
  // In Tajik with the engine's catalogue, 2.8 KB; Russian is built into the engine.
  { name: 'search: its filters', opened: FILTERS, beside: [SEARCH], kind: 'js', limit: 50 },
  { name: 'ad', opened: [AD], kind: 'js', limit: 95.3 },
  { name: 'publisher', opened: [PUBLISHER], kind: 'js', limit: 93.5 },
  {
    name: 'ad: lightbox',
    opened: ['features/ad-view/gallery/open-viewer.ts'],
    beside: [AD],
    kind: 'js',
    limit: 16,
  },
  { name: 'ad: map', opened: [MAP], beside: [AD], kind: 'js', limit: 44 },
  { name: 'sign-in', opened: [AUTH], beside: [SESSION, IDLE], kind: 'js', limit: 10 },
  { name: 'create-ad', opened: [CREATE], kind: 'js', limit: 150 },
  { name: 'create-ad: its form', opened: [AD_FORM], beside: [CREATE], kind: 'js', limit: 60 },
  {
    name: 'checks of answers',
    opened: ['api/transport/shapes.ts'],
    beside: [],
    kind: 'js',
    limit: 12,
  },
  { name: 'my ads', opened: [MY_ADS], kind: 'js', limit: 96.4 },
  { name: 'document', opened: [page('document', 'DocumentPage')], kind: 'js', limit: 94.5 },
  { name: 'session', opened: [SESSION], beside: [], kind: 'js', limit: 13.2 },
  { name: 'idle work', opened: [IDLE], beside: [SESSION], kind: 'js', limit: 5.5 },
  { name: 'success: player', opened: [PLAYER], beside: [], kind: 'js', limit: 48 },
  { name: 'home: style', opened: [], kind: 'css', limit: 9 },
  { name: 'search: style', opened: [SEARCH], kind: 'css', limit: 11 },
  { name: 'ad: style', opened: [AD], kind: 'css', limit: 12.4 },
];

/** A build of the pages in one language. */
interface Built {
  readonly locale: string;
  readonly manifest: Manifest;
}

const sizes = new Map<string, number>();
const builds = [
  await buildIn('ru', []),
  await buildIn('tg', [localizedWords({ locale: 'tg', title: 'Bozor' })]),
];
let isGood = true;
for (const built of builds) {
  for (const budget of BUDGETS) {
    const kilobytes = (await weigh(budget, built)) / 1_000;
    const fits = kilobytes <= budget.limit;
    isGood &&= fits;
    const row = `${built.locale}  ${budget.name} (${budget.kind})`.padEnd(32);
    console.log(
      `${row} ${kilobytes.toFixed(1).padStart(6)} of ${budget.limit} KB${fits ? '' : '  TOO MUCH'}`,
    );
  }
}
process.exit(isGood ? 0 : 1);

async function buildIn(locale: string, plugins: Plugin[]): Promise<Built> {
  // Files have hashes of their content: the second build leaves those of the first.
  const options = { outDir: `../../${FOLDER}`, manifest: true, emptyOutDir: locale === 'ru' };
  await build({ logLevel: 'warn', plugins, build: options });
  const text = await readFile(join(FOLDER, '.vite/manifest.json'), 'utf8');
  return { locale, manifest: JSON.parse(text) };
}

async function weigh({ opened, beside, kind }: Budget, built: Built): Promise<number> {
  const of = (modules: readonly string[]) => filesOf(modules, { kind, ...built });
  const known = beside === undefined ? new Set<string>() : of([ENTRY, ...beside]);
  const files = [...of([ENTRY, ...opened])].filter((file) => !known.has(file));
  const weights = await Promise.all(files.map(sizeOf));
  return weights.reduce((sum, size) => sum + size, 0);
}

/** Files that the modules and their static imports need. */
function filesOf(
  modules: readonly string[],
  { kind, manifest }: Pick<Budget, 'kind'> & Built,
): Set<string> {
  const seen = new Set<string>();
  const visit = (name: string): void => {
    if (seen.has(name)) return;
    seen.add(name);
    for (const next of chunkOf(name, manifest).imports ?? []) visit(next);
  };
  for (const name of modules) visit(name);
  const chunks = [...seen].map((name) => chunkOf(name, manifest));
  return new Set(
    kind === 'js' ? chunks.map(({ file }) => file) : chunks.flatMap(({ css }) => css ?? []),
  );
}

function chunkOf(name: string, manifest: Manifest): Manifest[string] {
  const chunk = manifest[name];
  if (chunk !== undefined) return chunk;
  throw new Error(`The build has no chunk of its own for ${name}, so its bytes cannot be counted.`);
}

async function sizeOf(file: string): Promise<number> {
  const known = sizes.get(file);
  if (known !== undefined) return known;
  const size = brotliCompressSync(await readFile(join(FOLDER, file))).byteLength;
  sizes.set(file, size);
  return size;
}
