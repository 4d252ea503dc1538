import { describe, expect, test } from 'vitest';

import { plainUrl, withoutPersonal, withoutPersonalText } from '../../../engine/har/personal.ts';

describe('an address in a list', () => {
  test.for([
    {
      url: 'https://a.example/api/v1/filters/7/values/?parent=toyota-camry&limit=20',
      why: 'plain words',
    },
    { url: 'https://a.example/api/cars.legkovye-avtomobili/', why: 'a slug' },
  ])('stays as it is: $why', ({ url }) => {
    expect(plainUrl(new URL(url))).toBe(url);
  });

  test.for([
    { url: 'https://me:pass@a.example/x#who', hidden: 'https://a.example/x', why: 'a user' },
    { url: 'https://a.example/u/992901234567', hidden: 'https://a.example/u/…', why: 'a phone' },
    { url: 'https://a.example/?q=my%20street%205', hidden: 'https://a.example/?q=…', why: 'words' },
    { url: 'https://a.example/?token=abc', hidden: 'https://a.example/?token=…', why: 'a token' },
    { url: 'https://a.example/?code=123456', hidden: 'https://a.example/?code=…', why: 'a code' },
    {
      url: 'https://a.example/?who=me@a.tj',
      hidden: 'https://a.example/?who=…',
      why: 'an address',
    },
    { url: 'data:text/plain,hello', hidden: 'data:…', why: 'data itself' },
    { url: 'file:///home/anna/page.json', hidden: 'file:…', why: 'a folder of a person' },
    {
      url: 'https://a.example/r/Ab3xKq9ZpLmN8vTyW2s',
      hidden: 'https://a.example/r/…',
      why: 'a token of twenty letters',
    },
  ])('hides $why', ({ url, hidden }) => {
    expect(plainUrl(new URL(url))).toBe(hidden);
  });
});

describe('a text', () => {
  test.for([
    { text: 'Звоните +992 90 123-45-67', left: 'Звоните …' },
    { text: 'Пишите who@mail.example', left: 'Пишите …' },
    { text: 'Authorization: Bearer abcdef123456', left: 'Authorization: …' },
    { text: 'x-eyJhbGciOi.eyJzdWIiOiIx.c2lnbmF0dXJl', left: '…' },
    { text: 'eyJ.jpg', left: 'eyJ.jpg' },
    { text: '12 500 сомони, 2019 год', left: '12 500 сомони, 2019 год' },
    { text: '490154203237518', left: '490154203237518' },
  ])('keeps what is not personal: $text', ({ text, left }) => {
    expect(withoutPersonalText(text)).toBe(left);
  });

  test('under the name of a secret is hidden, whatever it looks like', () => {
    expect(withoutPersonal({ access_token: 'abc', key: 'abc', phone: '', name: 'x' })).toEqual({
      access_token: '…',
      key: 'abc',
      phone: '',
      name: 'x',
    });
  });

  test('under the name of a secret is hidden in every shape but a flag', () => {
    const secrets = { phone: 992_901_234_567, session: { id: 'abc' }, otp: [1234], is_auth: true };
    expect(withoutPersonal(secrets)).toEqual({
      phone: '…',
      session: '…',
      otp: '…',
      is_auth: true,
    });
  });

  test('is looked for in names too', () => {
    expect(withoutPersonal({ '+992901234567': 1 })).toEqual({ '…': 1 });
  });

  // Read through from each of its letters, it would take minutes.
  test('is read in a moment, however many tokens seem to begin in it', () => {
    const text = 'eyJaaaa-'.repeat(60_000);
    expect(withoutPersonalText(text)).toBe(text);
  });
});
