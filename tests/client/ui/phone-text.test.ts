import { describe, expect, test } from 'vitest';

import { phoneHref, phoneText } from '../../../app/client/ui/phone/phone-text.ts';

describe('a phone number', () => {
  test('of Tajikistan is grouped as 2, 3, 2, 2 with non-breaking spaces', () => {
    expect(phoneText('+992935551234')).toBe('+992 93 555 12 34'.replaceAll(' ', '\u00A0'));
  });

  test.for(['+7 916 000-00-00', '112', ''])(
    'of another country, «%s», is shown unchanged',
    (phone) => {
      expect(phoneText(phone)).toBe(phone);
    },
  );

  test('is dialled by its digits only', () => {
    expect(phoneHref('+992 93 555-12-34')).toBe('tel:+992935551234');
  });
});
