import { byRole } from '../target.ts';
import { until } from '../until.ts';
import type { Journey } from './journey.ts';

const PLACE = 700;

/** A visitor leaves for another site and comes back. */
export const otherSite: Journey = {
  title: 'another site',
  widths: [390],
  make: async ({ person, product, check }) => {
    await check('Back from another site restores the scroll position', async () => {
      await person.open(`${product.url}/subcategory/cars.legkovye-avtomobili`);
      const results = byRole('list', 'Результаты');
      await person.sees(byRole('link', undefined, { within: results, index: 10 }));
      await person.ask('scrollPage', PLACE);
      // A browser does not keep a page in memory while something is on its way to it.
      await until('the page has all that it asked for', async () => {
        const { arePhotosShown } = await person.ask('place');
        return arePhotosShown && product.isQuiet();
      });
      // Content that came above may have moved the page since.
      const { scrollY: left } = await person.ask('place');
      await person.open(product.otherSite);
      await person.driver.goBack();
      await person.sees(results);
      await until('the page is where it was left', async () => {
        const { scrollY } = await person.ask('place');
        if (scrollY !== left) throw new Error(`it is at ${scrollY} px, not at ${left}`);
        return left > 0;
      });
    });
  },
};
