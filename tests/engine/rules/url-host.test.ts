import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { urlHost } from '../../../engine/rules/url-host.ts';

const label = fc.string({
  unit: fc.constantFrom(...Array.from('abcXYZ019-')),
  minLength: 1,
  maxLength: 63,
});
const host = fc.array(label, { minLength: 2, maxLength: 3 }).map((labels) => labels.join('.'));

describe('urlHost', () => {
  test('accepts any two labels or more, with or without what may be around them', () => {
    const scheme = fc.constantFrom('', 'http://', 'https://', 'HTTPS://');
    const tail = fc.constantFrom('', '/', '/a b?c#d', '?q=1', '#top', ':8080', ':80/x', '/@x');
    fc.assert(
      fc.property(scheme, host, tail, (...parts) => {
        expect(urlHost(parts.join(''))).toBeNull();
      }),
    );
  });

  test('refuses a sign that is no letter, digit or hyphen, wherever it is', () => {
    const sign = fc.constantFrom(...Array.from('_@ \\%!$&\'()*+,;=[]{}|^`"<>~\t\n\0'));
    fc.assert(
      fc.property(host, sign, fc.nat(), (good, bad, at) => {
        const index = at % (good.length + 1);
        const text = good.slice(0, index) + bad + good.slice(index);
        expect(urlHost(text)).toEqual({ code: 'url.invalid' });
      }),
    );
  });

  test.for([
    { text: '', why: 'nothing: presence is no business of this rule' },
    { text: 'somon.tj', why: 'two labels' },
    { text: '1.2.3.4', why: 'an IP address whose labels are right' },
    { text: '-a-.b-', why: 'hyphens at the ends: the letter of the rule' },
    { text: `${'a'.repeat(63)}.tj`, why: 'a label of 63' },
    { text: Array.from({ length: 127 }, () => 'a').join('.'), why: 'a host of 253' },
    { text: 'пример.рф', why: 'Cyrillic letters' },
    { text: 'https://Бозор.ТҶ/путь', why: 'Tajik letters and a path' },
    { text: 'xn--e1afmkfd.xn--p1ai', why: 'the same in ASCII' },
  ])('accepts $text: $why', ({ text }) => {
    expect(urlHost(text)).toBeNull();
  });

  test.for([
    { text: 'localhost', why: 'one label' },
    { text: 'somon.tj.', why: 'a trailing dot' },
    { text: '.tj', why: 'an empty label' },
    { text: 'a..b', why: 'an empty label in between' },
    { text: `${'a'.repeat(64)}.tj`, why: 'a label of 64' },
    { text: `${Array.from({ length: 127 }, () => 'a').join('.')}b`, why: 'a host of 254' },
    { text: 'user@somon.tj', why: 'user info' },
    { text: 'user:word@somon.tj', why: 'user info with a password' },
    { text: 'ftp://somon.tj', why: 'another scheme' },
    { text: 'javascript:alert(1)', why: 'a script' },
    { text: '//somon.tj', why: 'a scheme left open' },
    { text: 'http://', why: 'a scheme alone' },
    { text: 'http:///somon.tj', why: 'a path alone' },
    { text: 'somon.tj:', why: 'a port left open' },
    { text: 'somon.tj:port', why: 'a port of letters' },
    { text: '[::1]', why: 'an IPv6 address' },
    { text: 'so_mon.tj', why: 'an underscore' },
    { text: 'при мер.рф', why: 'a space between Cyrillic letters' },
    { text: 'при%2eмер.рф', why: 'an encoded sign' },
    { text: 'пример。рф', why: 'a full stop of another script' },
    { text: '\u{1F600}.tj', why: 'no letter' },
    { text: `${'я'.repeat(60)}.рф`, why: 'more than 63 signs in ASCII' },
    { text: 'пример', why: 'one Cyrillic label' },
    { text: '\uFF15', why: 'one label: a number in wide digits is no IP address' },
  ])('refuses $text: $why', ({ text }) => {
    expect(urlHost(text)).toEqual({ code: 'url.invalid' });
  });
});
