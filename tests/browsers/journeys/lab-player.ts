import { button, byRole, byText, dialog } from '../target.ts';
import type { Journey } from './journey.ts';

const PLAYER = byRole('region', 'Проигрыватель записи');
const SAVING = dialog('Скачать запись');

/** A tester steps through a recorded trace. */
export const labPlayer: Journey = {
  title: "the laboratory's player",
  widths: [390, 1440],
  make: async ({ person, product, check }) => {
    const at = (step: number) => byText(new RegExp(`^Шаг ${step} из`), { within: PLAYER });
    await check('a trace opens and agrees with the engine', async () => {
      await person.open(`${product.url}/lab?trace=${await carTrace(product.url)}`);
      await person.sees(byText('Совпадает с записью'));
    });
    await check('it steps forward and back', async () => {
      await person.press(button('Шаг вперёд', { within: PLAYER }));
      await person.sees(at(1));
      await person.press(button('Шаг вперёд', { within: PLAYER }));
      await person.sees(at(2));
      await person.press(button('Шаг назад', { within: PLAYER }));
      await person.sees(at(1));
    });
    await check('it plays by itself until it is paused', async () => {
      await person.press(button('Воспроизвести', { within: PLAYER }));
      await person.seesNo(at(1));
      await person.press(button('Пауза', { within: PLAYER }));
      await person.sees(button('Воспроизвести', { within: PLAYER }));
    });
    await check('a recording is offered for saving', async () => {
      await person.open(`${product.url}/lab?fixture=create/home.mebel`);
      await person.press(button('Скачать запись'));
      await person.sees(SAVING);
      await person.press(button('Закрыть', { within: SAVING }));
      await person.seesNo(SAVING);
    });
  },
};

/** Id of a recorded trace of a car's form, a long one. */
async function carTrace(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/v1/lab/traces/`);
  const { traces }: { traces: readonly { id: string }[] } = await answer.json();
  const first = traces.find(({ id }) => id.includes('cars.'));
  if (first === undefined) throw new Error('The product has no recorded trace of a car.');
  return first.id;
}
