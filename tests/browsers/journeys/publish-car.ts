import { answersOf, recordedForm } from '../../e2e/forms/recorded.ts';
import { button, byLabel, byRole, byText } from '../target.ts';
import { fillAnswer } from './fill-answer.ts';
import { isPhone } from './journey.ts';
import type { Journey, Stage } from './journey.ts';
import { makePhotos } from './make-photos.ts';
import { signInByCalls } from './seller.ts';

const CAR = 'cars.legkovye-avtomobili';
const FORM = byRole('main');
const PHOTOS = 2;

/** A seller fills the whole form of a car, with photos, and publishes it. */
export const publishCar: Journey = {
  title: 'publishing a car',
  widths: [390, 1440],
  make: async (stage) => {
    const { person, product, check } = stage;
    const recorded = recordedForm(CAR);
    await check('the form of a car opens', async () => {
      await signInByCalls(stage);
      await person.open(`${product.url}/create-ad?category=cars&subcategory=${CAR}`);
      await person.sees(button('Опубликовать', { within: FORM }));
    });
    await check('photos are taken, and one has a menu', () => addPhotos(stage));
    if (isPhone(stage)) await checkEmptyDate(stage);
    await check('every field of the form is filled', async () => {
      for (const answer of answersOf(recorded)) {
        await fillAnswer({ person, form: FORM, ...answer });
      }
    });
    await check('the ad is published and is among one’s own', async () => {
      await person.press(button('Опубликовать', { within: FORM }));
      await person.sees(byRole('heading', 'Объявление опубликовано'));
      await person.press(byRole('link', 'Мои объявления', { within: FORM }));
      const title = String(recorded.answers['title']);
      const row = byRole('listitem', undefined, { within: FORM, containing: title });
      await person.reads(row, 'is published', ({ text }) => text.includes('Опубликовано'));
    });
  },
};

async function addPhotos({ person }: Stage): Promise<void> {
  await person.driver.chooseFiles('input[type=file]', await makePhotos(PHOTOS));
  const menus = button(/^Действия с фото/, { within: FORM });
  await person.sees(byText('Обложка', { within: FORM, index: 0 }));
  await person.seesNo(byRole('progressbar', undefined, { within: FORM }));
  await person.press({ ...menus, index: PHOTOS - 1 });
  await person.sees(byRole('menu'));
  await person.key('Escape');
  await person.seesNo(byRole('menu'));
}

/** A system's picker shows a sample in an empty box: in the colour of a placeholder. */
async function checkEmptyDate({ person, check }: Stage): Promise<void> {
  await check('an empty date looks empty', async () => {
    const box = byLabel(/: дата$/, { within: FORM });
    const [empty] = await person.look(box);
    await person.ask('setPicker', box, '2026-12-31');
    await person.reads(box, 'darkens once it is filled', ({ colour }) => colour !== empty?.colour);
    await person.ask('setPicker', box, '');
    await person.reads(box, 'pales once it is empty', ({ colour }) => colour === empty?.colour);
  });
}
