import { describe, expect, test } from 'vitest';

import { phoneHref, phoneText } from '../../../../app/client/features/ad-view/seller/phone-text.ts';

describe('a phone number', () => {
  test('of Tajikistan is read in groups of 2, 3, 2, 2 that do not break', () => {
    expect(phoneText('+992935551234')).toBe('+992 93 555 12 34'.replaceAll(' ', '\u00A0'));
  });

  test.for(['+7 916 000-00-00', '112', ''])(
    'of another kind, «%s», is read as it came',
    (phone) => {
      expect(phoneText(phone)).toBe(phone);
    },
  );

  test('is called by its digits alone', () => {
    expect(phoneHref('+992 93 555-12-34')).toBe('tel:+992935551234');
  });
});
