import { describe, expect, test } from 'vitest';

import { payText, priceText } from '../../../app/card/card-words.ru.ts';
import { servedText } from '../../../app/client/ui/served/served-text.tg.ts';
import { timeText } from '../../../app/server/modules/advertisements/read/ad-text.ru.ts';

const RUSSIAN = /[щыць]|сегодня|вчера|(?<!\p{L})(?:от|до|мая)(?!\p{L})|[бв]ря|ля(?!\p{L})/iu;
const DAY_MS = 86_400_000;

describe('a line of the server in Tajik', () => {
  test('has no Russian month or day, at any time of two years', () => {
    const now = new Date('2026-11-23T12:00:00Z');
    for (let days = 0; days < 730; days += 1) {
      const line = servedText(timeText(new Date(now.getTime() - days * DAY_MS), now));
      expect(line).not.toMatch(RUSSIAN);
    }
  });

  test.for([
    { pay: { least: 300_000, most: null, isNegotiable: false }, period: 'в\u00A0месяц' },
    { pay: { least: null, most: 300_000, isNegotiable: false }, period: 'за\u00A0час' },
    { pay: { least: null, most: null, isNegotiable: true }, period: null },
  ])('has no Russian word of a salary: $period', ({ pay, period }) => {
    const russian = payText(pay, period);
    expect(servedText(russian)).not.toMatch(/(?<!\p{L})(?:от|до|в|за|По)(?!\p{L})|договор/u);
  });

  test.for(['Душанбе', 'Отель «Вахдат»', priceText(1_250_000), 'доставка'])(
    'keeps what is not its own: %s',
    (text) => {
      expect(servedText(text)).toBe(text);
    },
  );

  test('keeps a capital', () => {
    expect(servedText('По договорённости')).toBe('Бо мувофиқа');
  });
});
