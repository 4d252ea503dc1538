import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import type { Option } from '../../../engine/definition/field-definition.ts';
import { folds, phoneticKey, skeleton } from '../../../engine/fields/search/fold.ru.ts';
import { indexOptions } from '../../../engine/react/dropdown/search/find-options.ts';
import { searchKeys } from '../../../engine/react/dropdown/search/search-keys.ts';

test('finds in one text what it would find in each name, however the text was filled', () => {
  const word = fc.constantFrom('Рудакӣ', 'Rudaki', 'Ҷомӣ', 'Айни-2', '44', 'rio', 'Mario', 'ари');
  const names = fc.array(fc.array(word, { maxLength: 3 }).map((words) => words.join(' ')));
  const query = fc.oneof(
    word,
    fc.string({ unit: fc.constantFrom(...Array.from('рудакиrudaijoм4 ')) }),
  );
  // More names than are added at once.
  const many = fc
    .tuple(names, fc.nat(600))
    .map(([some, more]) => [...some, ...Array.from({ length: more }, (_, n) => `Улица ${n}`)]);
  fc.assert(
    fc.property(many, query, fc.array(fc.nat(3)), (all, asked, slices) => {
      const options = all.map((name) => optionOf(name));
      for (const slice of slices) {
        let left = slice;
        searchKeys(options).fill(() => left-- > 0);
      }
      const answer = Array.from(indexOptions(options)(asked) ?? options, ({ name }) => name);
      expect(answer).toEqual(foundByName(all, asked));
    }),
  );
});

function optionOf(name: string): Option {
  const plain = { id: null, name, value: name, key: name, isSelected: false };
  return { ...plain, isPopular: false, icon: null, location: null };
}

/** The same search, name by name. */
function foundByName(names: readonly string[], query: string): readonly string[] {
  const asked = folds(query).filter((text) => text !== '');
  if (asked.length === 0) return names;
  const sounds = asked.filter(({ length }) => length > 1).map((text) => ` ${phoneticKey(text)}`);
  const bones = sounds.map(skeleton).filter(({ length }) => length > 2);
  const soundsOf = (line: string) =>
    line
      .split(' ')
      .map((word) => (/^\d/.test(word) ? word : phoneticKey(word)))
      .join(' ');
  const stages = [
    (line: string) =>
      asked.some((text) => ` ${line}`.includes(` ${text}`)) ||
      sounds.some((text) => ` ${soundsOf(line)}`.includes(text)),
    (line: string) => asked.some((text) => line.includes(text)),
    (line: string) => bones.some((text) => ` ${skeleton(soundsOf(line))}`.includes(text)),
  ];
  for (const isFound of stages) {
    const found = names.filter((name) => folds(name).some(isFound));
    if (found.length > 0) return found;
  }
  return [];
}
