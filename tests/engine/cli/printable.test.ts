import { expect, test } from 'vitest';

import { printable } from '../../../engine/cli/frame/printable.ts';

const ESC = '\u001B';

test.for([
  { text: `${ESC}[31mкрасное${ESC}[39m\tдальше\n`, why: 'colours, tabs and lines' },
  { text: 'Нархи хона ҷ 😀', why: 'letters of every alphabet' },
])('a terminal is given $why as they are', ({ text }) => {
  expect(printable(text)).toBe(text);
});

test.for([
  { text: `${ESC}]0;title\u0007`, shown: '\uFFFD]0;title\uFFFD', why: 'the title of its window' },
  { text: `a${ESC}[2Jb`, shown: 'a\uFFFD[2Jb', why: 'its screen' },
  { text: `a\rb\bc${ESC}`, shown: 'a\uFFFDb\uFFFDc\uFFFD', why: 'its cursor' },
  { text: 'a\u009B2Jb', shown: 'a\uFFFD2Jb', why: 'its screen, in one sign' },
  { text: 'a\u202Eb', shown: 'a\uFFFDb', why: 'the way its text runs' },
])('what a file holds does not reach $why', ({ text, shown }) => {
  expect(printable(text)).toBe(shown);
});
