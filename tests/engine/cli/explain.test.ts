import { describe, expect, test } from 'vitest';

import { writeTrace } from '../../../engine/trace.ts';
import { carPage, carTrace } from './cars.ts';
import { json, runIn } from './memory-io.ts';

const world = {
  files: { 'cars.json': json(carPage), 'cars.trace.json': writeTrace(carTrace) },
};

describe('explain', () => {
  test('explains the state of each field of the open form', async () => {
    const { exit, stdout } = await runIn(world, 'explain', 'cars.json', '--lang=ru');
    expect(exit).toBe(0);
    expect(stdout).toMatchInlineSnapshot(`
      "brand  Марка  [показано, обязательно]
        Поле «Марка» показано всегда: ни от чего не зависит.
        Поле «Марка» обязательно: так сказано в его описании.

      model  Модель  [скрыто]
        Поле «Модель» скрыто: не выбрано «Марка».
        Поле «Модель» можно не заполнять: описание этого не требует.
        Поле «Модель» ждёт: список загрузится, когда будет выбрано «Марка».
        Очистится, если изменится «Марка», а в новом списке не будет прежнего значения.
        Очистится, когда скроется: это решает «Марка».

      gas  Газ  [скрыто]
        Поле «Газ» скрыто: нужно, чтобы в поле «Марка» было «Лада», а там ничего не выбрано.
        Поле «Газ» можно не заполнять: описание этого не требует.
        Очистится, когда скроется: это решает «Марка».

      price  Цена  [показано]
        Поле «Цена» показано всегда: ни от чего не зависит.
        Поле «Цена» можно не заполнять: описание этого не требует.
      "
    `);
  });

  test('explains the effect of setting a value, in English', async () => {
    const run = await runIn(
      world,
      'explain',
      'cars.json',
      '--lang=en',
      '--set',
      'brand=lada',
      '--set',
      'gas=true',
      '--set=brand=opel',
      '--field=gas',
    );
    expect(run.stdout).toMatchInlineSnapshot(`
      "After --set brand=lada:
        brand was set to "lada".
        model came to show: its parent brand is "lada".
        model asked for its list for brand "lada".
        gas came to show: show_if wants what brand is: "lada".

      After --set gas=true:
        gas was set to "true".

      After --set brand=opel:
        brand was set to "opel".
        model asked for its list for brand "opel".
        gas was hidden: show_if wants brand to be "lada", and it is "opel"; its value was cleared.

      gas  Газ  [hidden]
        gas is hidden: show_if wants brand to be "lada", and it is "opel".
        gas is optional.
        Cleared when it hides, by brand.
      "
    `);
  });

  test('explains what a step of a trace did, and the form after it', async () => {
    const run = await runIn(
      world,
      'explain',
      'cars.trace.json',
      '--step',
      '6',
      '--field',
      'model',
      '--lang',
      'en',
    );
    expect(run.stdout).toMatchInlineSnapshot(`
      "After step 6, SET brand "lada":
        brand was set to "lada".
        model asked for its list for brand "lada".
        model was cleared: its list is another now; "astra" comes back if that has it.
        gas came to show: show_if wants what brand is: "lada".

      model  Модель  [shown, disabled, list loading]
        model is shown: its parent brand is "lada".
        model is optional.
        model is disabled: its list is loading for brand "lada".
        model was emptied while its list loads: "astra" comes back if the new list has it.
        Cleared when brand changes, unless the new list has the value.
        Cleared when it hides, by brand.
      "
    `);
    const last = await runIn(world, 'explain', 'cars.trace.json', '--json');
    expect(JSON.parse(last.stdout)).toMatchObject({
      mode: 'entry',
      acts: [{ act: 'step 9, TOUCH_ALL' }],
    });
  });

  test('gives the reasons as data', async () => {
    const { stdout } = await runIn(world, 'explain', 'cars.json', '--json', '--field=model');
    expect(JSON.parse(stdout)).toMatchObject({
      mode: 'entry',
      acts: [],
      fields: [
        {
          key: 'model',
          isVisible: false,
          causes: [
            { code: 'parent-empty', parent: { key: 'brand' } },
            { code: 'optional' },
            { code: 'list-waits' },
          ],
          clearing: { reloads: { key: 'brand' }, hides: [{ key: 'brand' }], isKept: false },
        },
      ],
    });
  });

  test('takes a value as its text, and as JSON where no text will do', async () => {
    const filters = [
      { id: 1, key: 'price', name: 'Ц', type: 'RANGE_INPUT', data_type: 'INTEGER' },
      { id: 2, key: 'note', name: 'З', type: 'EDIT_TEXT', data_type: 'STRING' },
    ];
    const files = { 'f.json': json(filters) };
    const range = await runIn({ files }, 'explain', 'f.json', '--set', 'price={"min":1,"max":2}');
    expect(range.exit).toBe(0);
    const digits = await runIn({ files }, 'explain', 'f.json', '--set=note=007', '--lang=en');
    expect(digits.stdout).toContain('note was set to "007".');
    const emptied = await runIn(
      { files },
      'explain',
      'f.json',
      '--set=note=a=b',
      '--set=note=',
      '--lang=en',
    );
    expect(emptied.stdout).toContain('note was set to "a=b".');
    expect(emptied.stdout).toContain('note was emptied.');
    const wrong = await runIn({ files }, 'explain', 'f.json', '--set', 'price=cheap');
    expect(wrong.exit).toBe(2);
    expect(wrong.stderr).toContain('price cannot hold cheap.');
  });

  test.for([
    {
      words: ['cars.json', '--set', 'brnd=opel'],
      message: 'Did you mean brand?',
      why: 'a misspelt key',
    },
    {
      words: ['cars.json', '--field', 'modl'],
      message: 'Did you mean model?',
      why: 'a misspelt field',
    },
    {
      words: ['cars.json', '--set', 'model=astra'],
      message: 'its parent brand is empty',
      why: 'a hidden field',
    },
    { words: ['cars.json', '--set', 'brand'], message: 'Write --set key=value', why: 'no value' },
    {
      words: ['cars.json', '--step', '1'],
      message: 'cars.json is no trace',
      why: 'a step of no trace',
    },
    { words: ['cars.trace.json', '--step', '10'], message: 'from 0 to 9', why: 'a step too far' },
  ])('refuses $why', async ({ words, message }) => {
    const { exit, stdout, stderr } = await runIn(world, 'explain', ...words);
    expect([exit, stdout]).toEqual([2, '']);
    expect(stderr).toContain(message);
  });

  test('reports where a trace is invalid', async () => {
    const bad = writeTrace(carTrace).replace('"BLUR"', '"BLURR"');
    const { exit, stderr } = await runIn({ files: { 't.json': bad } }, 'explain', 't.json');
    expect(exit).toBe(3);
    expect(stderr).toMatch(/t\.json:\d+:\d+ \/acts\/4\/type/);
  });
});
