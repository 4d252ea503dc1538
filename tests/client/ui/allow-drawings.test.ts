import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { isDrawing } from '../../../app/client/ui/markup-policy/allow-drawings.ts';

const ELEMENTS = ['svg', 'path', 'circle', 'use'];

describe('markup that a script may write', () => {
  test.for([
    ['', 'nothing'],
    ['1 / 5 &amp; 2', 'text'],
    ['<svg/>', 'Leaflet’s question to the browser'],
    [
      '<svg aria-hidden="true" class="pswp__icn" viewBox="0 0 60 60" width="60" height="60"><use class="pswp__icn-shadow" xlink:href="#pswp__icn-arrow"/><path d="M29 43l-3 3z" id="pswp__icn-arrow"/></svg>',
      'an icon of PhotoSwipe',
    ],
    ['<svg viewBox="0 0 24 24"><path d="M1 2"/><circle cx="12" cy="9.7" r="2.7"/></svg>', 'a pin'],
  ])('%s: %s', ([markup = '']) => {
    expect(isDrawing(markup)).toBe(true);
  });

  test.for([
    ['<img src="x">', 'another element'],
    ['<svg onload="alert(1)"></svg>', 'a handler'],
    ['<SVG ONLOAD="alert(1)"></SVG>', 'a handler in capitals'],
    ['<use href="//evil.example/#x"/>', 'another site'],
    ['<use xlink:href="data:image/svg+xml,x"/>', 'an address with content'],
    ['<svg><script>alert(1)</script></svg>', 'a script'],
    ['<svg><a href="javascript:alert(1)">', 'a link'],
    ['<path d="M1 2', 'an open tag'],
    ['<!--<svg>-->', 'a comment'],
    ['a'.repeat(4_001), 'a long text'],
  ])('is not %s: %s', ([markup = '']) => {
    expect(isDrawing(markup)).toBe(false);
  });

  test('has no element besides those of icons, and no handler', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        '<',
        '>',
        '"',
        '=',
        '/',
        ' ',
        '<svg ',
        '<use ',
        '<img ',
        '<script>',
        'onload',
      ),
      fc.constantFrom(
        'href',
        'xlink:',
        '#',
        'javascript:',
        'x',
        '&lt;',
        '\n',
        '\t',
        "'",
        '<path d="M"/>',
      ),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const markup = pieces.join('');
        if (!isDrawing(markup)) return;
        const names = Array.from(markup.matchAll(/<\/?([^\s/>]*)/g), ([, name = '']) => name);
        for (const name of names) expect(ELEMENTS).toContain(name);
        const tags = Array.from(markup.matchAll(/<[^>]*>/g), String).join('');
        expect(tags).not.toMatch(/[\s"'/]on\w+\s*=|href\s*=\s*["']?(?!#|["'])/i);
      }),
    );
  });
});
