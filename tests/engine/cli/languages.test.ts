import { describe, expect, test } from 'vitest';

import { COMMANDS } from '../../../engine/cli/commands.ts';
import { english } from '../../../engine/cli/words/english.en.ts';
import { russian } from '../../../engine/cli/words/russian.ru.ts';
import { writeTrace } from '../../../engine/trace.ts';
import { carPage, carTrace } from './cars.ts';
import { json, runIn } from './memory-io.ts';

const odd = { id: 1, key: '', type: 'NO_TYPE', parent_filter_id: 9, show_if: 5 };
const WORLD = {
  files: {
    'cars.json': json(carPage),
    'cars.trace.json': writeTrace(carTrace),
    'odd.json': json([odd, { ...odd, id: 1, key: 'a', values: 3 }]),
    'bad.json': '{"a": 1,}',
    'bad.trace.json': json({ ...carTrace, title: 5, acts: ['UNDO'] }),
  },
};

/** Command lines whose output is text for a person. */
const LINES: readonly (readonly string[])[] = [
  [],
  ['reply'],
  ['help'],
  ...COMMANDS.map(({ name }) => ['help', name]),
  ['lint', '--colour'],
  ['lint', '--format=yaml', 'cars.json'],
  ['lint', 'nowhere.json'],
  ['lint', 'bad.json'],
  ['lint', 'odd.json'],
  ['explain', 'odd.json'],
  ['explain', 'cars.trace.json', '--step', '2'],
  ['explain', 'cars.json', '--set', 'model=astra'],
  ['explain', 'cars.json', '--field', 'modle'],
  ['replay', 'cars.trace.json', '--race', '2', '--seed', '1'],
  ['replay', 'bad.trace.json'],
  ['replay', '-', '--update'],
  ['fuzz', 'cars.json', '--runs', '1', '--seed', '1'],
  ['fuzz', 'cars.json', '--path', 'x'],
  ['coverage', 'cars.json'],
  ['har', 'cars.json'],
  ['types', 'cars.json', '--name', '5'],
  ['completion', 'tcsh'],
];

/** English that only a sentence has. */
const ENGLISH = /\b(?:the|is|are|was|of|not|none|has|have|no|it|its|and|what|which)\b/i;

describe('in Russian', () => {
  test.for(LINES)('%j leaves no English sentence', async (words) => {
    const { stdout, stderr } = await runIn(WORLD, ...words, '--lang=ru');
    const lines = `${stdout}${stderr}`.split('\n').filter((line) => ENGLISH.test(line));
    expect(lines).toEqual([]);
    expect(`${stdout}${stderr}`).toMatch(/[а-яё]{3}/i);
  });

  test('the exit code and the data are those of English', async () => {
    const line = ['lint', 'odd.json', '--format=json'];
    const [one, other] = await Promise.all([
      runIn(WORLD, ...line, '--lang', 'ru'),
      runIn(WORLD, ...line, '--lang', 'en'),
    ]);
    const codes = (text: string) => text.match(/"(?:code|pointer|severity)": ".*"/g);
    expect([one.exit, codes(one.stdout)]).toEqual([other.exit, codes(other.stdout)]);
    expect(codes(one.stdout)).not.toBeNull();
  });
});

describe('in English', () => {
  test.for(LINES)('%j has no Russian of the command itself', async (words) => {
    const { stdout, stderr } = await runIn(WORLD, ...words);
    // Names of fields and titles of traces are in the language of the definitions.
    const names = /Марка|Модель|Газ|Цена|Лада|Выбор|Машина/g;
    const lines = `${stdout}${stderr}`.replaceAll(names, '').split('\n');
    expect(lines.filter((line) => /[а-яё]{3}/i.test(line) && !line.includes('cars.'))).toEqual([]);
  });
});

describe('--lang', () => {
  test('counts wherever it is', async () => {
    const texts = await Promise.all([
      runIn(WORLD, '--lang', 'ru', 'lint', 'odd.json'),
      runIn(WORLD, '--lang=ru', 'lint', 'odd.json'),
      runIn(WORLD, 'lint', '--lang', 'ru', 'odd.json'),
      runIn(WORLD, 'lint', 'odd.json', '--lang=ru'),
    ]);
    expect(new Set(texts.map(({ stdout }) => stdout)).size).toBe(1);
    expect(texts[0]?.stdout).toContain('Неизвестный тип: "NO_TYPE".');
  });

  test('refuses a language without a catalogue', async () => {
    const { exit, stderr } = await runIn(WORLD, 'lint', 'odd.json', '--lang', 'tg');
    expect(exit).toBe(2);
    expect(stderr).toContain('It takes en, ru.');
  });
});

test('counts agree with their nouns', () => {
  expect([1, 2, 9, 10, 21].map((count) => russian.replay.steps(count))).toEqual([
    '1 шаг',
    '2 шага',
    '9 шагов',
    '10 шагов',
    '21 шаг',
  ]);
  expect([1, 10].map((count) => english.replay.steps(count))).toEqual(['1 step', '10 steps']);
});
