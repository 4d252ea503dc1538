import { readFileSync } from 'node:fs';

import { describe, expect, test } from 'vitest';

const named = readFileSync('app/client/ui/icon/icon-name.ts', 'utf8').match(/(?<=\| ')[\w-]+/g);
const drawn = new Set(
  readFileSync('app/client/ui/icon/icons.svg', 'utf8').match(/(?<=<symbol id=")[\w-]+/g),
);

describe('an icon', () => {
  test('with a name has a drawing in the sprite', () => {
    expect(named?.filter((name) => !drawn.has(name))).toEqual([]);
  });

  test('with a drawing has a name, except for car bodies', () => {
    const names = new Set(named);
    const nameless = [...drawn].filter((id) => !id.startsWith('body-') && !names.has(id));
    expect(nameless).toEqual([]);
  });
});
