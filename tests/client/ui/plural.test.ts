import { describe, expect, test } from 'vitest';

import { countText } from '../../../app/client/ui/plural/count-text.ts';

const AD = { one: 'объявление', few: 'объявления', many: 'объявлений' };

describe('a number with its noun', () => {
  test.for([
    [0, '0 объявлений'],
    [1, '1 объявление'],
    [4, '4 объявления'],
    [11, '11 объявлений'],
    [21, '21 объявление'],
    [112, '112 объявлений'],
    [1234, '1 234 объявления'],
  ] as const)('%i is «%s», with a non-breaking space', ([count, text]) => {
    expect(countText(count, AD)).toBe(text.replaceAll(' ', '\u00A0'));
  });
});
