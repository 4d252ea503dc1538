import { button, byRole, byText, dialog } from '../target.ts';
import type { Journey } from './journey.ts';

const AD = byRole('article');
const VIEWER = dialog(/^Фотографии, \d/);
const FIRST = button(/^Фото 1 из/, { within: AD, index: 0 });

/** A visitor views the photos of an ad. */
export const gallery: Journey = {
  title: "an ad's gallery",
  widths: [390, 1440],
  make: async ({ person, product, check }) => {
    await check('an ad with several photos opens from the results', async () => {
      await person.open(`${product.url}/subcategory/cars.legkovye-avtomobili`);
      const results = byRole('list', 'Результаты');
      await person.press(byRole('link', undefined, { within: results, index: 0 }));
      await person.sees(FIRST);
    });
    await check('a press on a photo opens the viewer', async () => {
      await person.press(FIRST);
      await person.sees(byText(/^Фото 1 из/, { within: VIEWER }));
    });
    await check('the viewer walks to the next photo and back', async () => {
      await person.key('ArrowRight');
      await person.sees(byText(/^Фото 2 из/, { within: VIEWER }));
      await person.key('ArrowLeft');
      await person.sees(byText(/^Фото 1 из/, { within: VIEWER }));
    });
    await check('Esc closes the viewer and gives the focus back', async () => {
      await person.key('Escape');
      await person.seesNo(VIEWER);
      await person.reads(FIRST, 'has the focus', ({ hasFocus }) => hasFocus);
    });
  },
};
