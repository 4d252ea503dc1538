import { button, byRole, byText, dialog } from '../target.ts';
import type { Target } from '../target.ts';
import { chooseInDropdown } from './dropdown.ts';
import { edgeColours } from './edge-colours.ts';
import { isPhone } from './journey.ts';
import type { Journey, Stage } from './journey.ts';

const RESULTS = '/subcategory/cars.legkovye-avtomobili';
const PANEL = byRole('complementary', 'Фильтры');
const ALL_FILTERS = dialog('Автомобили');
const PRICE = dialog(/^Цена/);

/** A visitor filters the cars by a make and a model. */
export const filters: Journey = {
  title: 'filters',
  widths: [390, 1440],
  make: async (stage) => {
    const { person, product, check } = stage;
    const form = isPhone(stage) ? ALL_FILTERS : PANEL;
    await check('the filters open beside or over the results', async () => {
      await person.open(`${product.url}${RESULTS}`);
      if (isPhone(stage)) await openDialog(stage);
      await person.sees(byRole('combobox', 'Марка', { within: form }));
    });
    await check('a make brings its models, and one of them is chosen', async () => {
      await chooseInDropdown(person, { form, field: 'Марка', names: ['Toyota'] });
      await chooseInDropdown(person, { form, field: 'Модель', names: ['Camry'] });
    });
    if (isPhone(stage)) await checkSheets(stage, form);
    else await checkDialog(stage);
    await check('the results and their chips are of that model', async () => {
      const chips = byRole('list', 'Выбранные фильтры');
      await person.sees(byText('Модель: Camry', { within: chips, index: 0 }));
      const results = byRole('link', undefined, { within: byRole('list', 'Результаты'), index: 0 });
      await person.reads(results, 'is a Toyota', ({ text }) => /Toyota|Тойота/i.test(text));
    });
  },
};

async function openDialog({ person }: Stage): Promise<void> {
  await person.press(button(/^Фильтры/, { index: 0 }));
  await person.sees(ALL_FILTERS);
}

async function checkSheets({ person, check }: Stage, form: Target): Promise<void> {
  await check(
    'a press beside closes the sheet of a range, and not the filters under it',
    async () => {
      await person.press(button(/^Цена/, { within: form }));
      await person.sees(PRICE);
      await person.pressAt(12, 12);
      await person.seesNo(PRICE);
      await person.sees(form);
    },
  );
  await check('the results are shown', async () => {
    await person.press(button(/^Показать результаты/, { within: form }));
    await person.seesNo(form);
  });
}

async function checkDialog(stage: Stage): Promise<void> {
  const { person, check } = stage;
  await check(
    'the same filters open as a dialog over a page that is dark to its edges',
    async () => {
      await openDialog(stage);
      await person.reads(
        byRole('combobox', 'Модель', { within: ALL_FILTERS }),
        'holds the model',
        ({ text }) => text.includes('Camry'),
      );
      await person.measure();
      const { left, right } = await edgeColours(person.driver);
      if (left !== right) throw new Error(`The left edge is ${left}, the right one ${right}.`);
      await person.press(button('Закрыть', { within: ALL_FILTERS }));
      await person.seesNo(ALL_FILTERS);
    },
  );
}
