import { screensOf } from '../../e2e/screens-of.ts';
import { dialog } from '../target.ts';
import { until } from '../until.ts';
import { countQuiet } from './count-quiet.ts';
import { isPhone } from './journey.ts';
import type { Journey, Stage } from './journey.ts';
import { signInByCalls } from './seller.ts';

/** Number of consecutive idle checks: a part whose code has come asks for its data. */
const QUIET_POLLS = 4;
const SIGN_IN = dialog('Регистрация');
const CARS = '/subcategory/cars.legkovye-avtomobili';
/** States of routes that look like screens of their own. */
const STATES = [
  `${CARS}?map=`,
  '/search?q=toyota',
  '/search?q=йцукенгшщз',
  '/favorites?tab=searches',
  '/create-ad?category=home&subcategory=home.posuda',
  '/no-such-page',
];

/** A guest, then a user, opens every route of the site. */
export const everyScreen: Journey = {
  title: 'every screen',
  widths: [390, 1440],
  make: async (stage) => {
    const ad = await firstAd(stage);
    const rows = [
      ...screensOf(ad).filter(isOfOwnKind),
      ...STATES.map((path) => ({ path, isGuarded: undefined })),
    ];
    const isOpenToGuests = (path: string) => !path.startsWith('/create-ad');
    // Each screen once a width: the protected ones need a user, the others are a guest's.
    const guests = rows.filter(({ path, isGuarded }) => !isGuarded && isOpenToGuests(path));
    await stage.check('every public screen opens for a guest', () => openAll(stage, guests));
    await stage.check('a protected one asks a guest to sign in', async () => {
      await stage.person.open(`${stage.product.url}/profile`);
      await stage.person.sees(SIGN_IN);
    });
    await signInByCalls(stage);
    const users = rows.filter((row) => !guests.includes(row));
    await stage.check('every protected screen opens for a user', () => openAll(stage, users));
  },
};

/** One document is enough: they have one component. Chats have no page yet. */
function isOfOwnKind({ path }: { readonly path: string }): boolean {
  return !/^\/(?:documents\/(?!privacy)|messenger)/.test(path);
}

/** Id of the first ad of the cars. */
async function firstAd({ product }: Stage): Promise<string> {
  const page = await fetch(`${product.url}${CARS}`, { headers: { accept: 'text/html' } });
  const html = await page.text();
  const [, id] = /href="\/advertisement\/(\d+)"/.exec(html) ?? [];
  if (id === undefined) throw new Error('The product has no car.');
  return id;
}

/** Opens paths one after another; the message of a failure names all that failed. */
async function openAll(stage: Stage, screens: readonly { readonly path: string }[]): Promise<void> {
  const failures: string[] = [];
  for (const { path } of screens) {
    await openOne(stage, path).catch((error: unknown) => {
      failures.push(`${path}: ${error instanceof Error ? error.message : String(error)}`);
    });
  }
  if (failures.length > 0) throw new Error(failures.join('\n      '));
}

/** Opens a path and waits for its title, its only heading, and the end of its calls. */
async function openOne(stage: Stage, path: string): Promise<void> {
  const { person, product } = stage;
  const quietChecks = countQuiet(stage);
  await person.open(`${product.url}${path}`);
  await until('the screen is complete', async () => {
    const { title, headings, overflow, isBusy } = await person.ask('screen');
    const [heading, ...others] = headings;
    if (heading === undefined || heading === '') throw new Error('it has no h1');
    if (others.length > 0) throw new Error(`it has ${others.length + 1} h1`);
    if (title !== `${heading} — Бозор` && path !== '/') throw new Error(`«${title}», «${heading}»`);
    if (overflow > 0) throw new Error(`it is ${overflow} px wider than the window`);
    return (await quietChecks(!isBusy)) > QUIET_POLLS;
  });
  await stage.keepScreenshot(`${isPhone(stage) ? 'phone' : 'desktop'} ${path}`);
}
