import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { escapeHtml } from '../../../app/client/draw/html-tag.ts';
import { safeJson } from '../../../app/client/draw/safe-json.ts';

const hostile = fc.array(
  fc.constantFrom('</script>', '<!--', ']]>', '\u2028', '\u2029', '&', '"', "'", '$&', 'слово'),
);

describe('JSON in a page', () => {
  test('contains no character that ends a script or one of its lines, and parses to the same value', () => {
    fc.assert(
      fc.property(hostile, (parts) => {
        const text = parts.join('');
        const json = safeJson({ [text]: text });
        expect(json).not.toMatch(/[<\u2028\u2029]/);
        expect(JSON.parse(json)).toEqual({ [text]: text });
      }),
    );
  });
});

describe('text in a tag', () => {
  test('ends neither the tag nor its attribute', () => {
    fc.assert(
      fc.property(hostile, (parts) => {
        expect(escapeHtml(parts.join('')).replaceAll(/&#\d+;/g, '')).not.toMatch(/[<>"'&]/);
      }),
    );
  });
});
