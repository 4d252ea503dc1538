import { expect, test } from 'vitest';

import { toInitials } from '../../../app/client/ui/avatar/to-initials.ts';

test.for([
  { name: 'Абдурахмон Раҳимов', initials: 'АР', why: 'two words' },
  { name: 'фирӯз', initials: 'Ф', why: 'one word, in small letters' },
  { name: 'Ҷамшед ибн Қосим', initials: 'ҶИ', why: 'three words: the first two' },
  { name: '  Мадина   Ғафурова ', initials: 'МҒ', why: 'spaces around and between' },
  { name: '😀 Магазин', initials: '😀М', why: 'a letter of two units' },
  { name: 'Запчасти «Шестерня»', initials: 'ЗШ', why: 'a word in quotes' },
  { name: ' ', initials: '', why: 'a blank name' },
])('the initials of «$name» are «$initials»: $why', ({ name, initials }) => {
  expect(toInitials(name)).toBe(initials);
});
