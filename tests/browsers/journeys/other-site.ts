import { BLANK_PATH } from '../gate.ts';
import { byRole } from '../target.ts';
import { until } from '../until.ts';
import { countQuiet } from './count-quiet.ts';
import type { Journey, Stage } from './journey.ts';

const PLACE = 700;
/** Number of consecutive idle checks: a response, or an idle moment of the page, may cause a request. */
const QUIET_POLLS = 15;
const RESULTS = byRole('list', 'Результаты');

/** A visitor leaves the site and returns to the same position. */
export const otherSite: Journey = {
  title: 'another site',
  widths: [390],
  make: async (stage) => {
    const { person, product, check } = stage;
    await check('Back from another site restores the scroll position', async () => {
      await leaveAndReturn(stage, product.otherSite);
    });
    await check('so does Back to a page that the browser kept in memory', async () => {
      await leaveAndReturn(stage, `${product.url}${BLANK_PATH}`);
      const mark = await person.driver.evaluate('window.bozorLeft');
      if (mark !== 'true') throw new Error('The page was loaded once more.');
    });
  },
};

async function leaveAndReturn(stage: Stage, otherPage: string): Promise<void> {
  const { person, product } = stage;
  await person.open(`${product.url}/subcategory/cars.legkovye-avtomobili`);
  await person.sees(byRole('link', undefined, { within: RESULTS, index: 10 }));
  await person.ask('scrollPage', PLACE);
  // A page with requests in progress is not put into the back-forward cache.
  await untilQuiet(stage);
  // Content above may have shifted the page since.
  const { scrollY: left } = await person.ask('place');
  await person.follow(otherPage);
  await person.driver.goBack();
  await person.sees(RESULTS);
  await until('the page is where it was left', async () => {
    const { scrollY } = await person.ask('place');
    if (scrollY !== left) throw new Error(`it is at ${scrollY} px, not at ${left}`);
    return left > 0;
  });
  // The next page must not cut off the parts that this one still loads.
  await untilQuiet(stage);
}

async function untilQuiet(stage: Stage): Promise<void> {
  const quietChecks = countQuiet(stage);
  await until('the page has all that it asked for', async () => {
    const { arePhotosShown } = await stage.person.ask('place');
    return (await quietChecks(arePhotosShown)) >= QUIET_POLLS;
  });
}
