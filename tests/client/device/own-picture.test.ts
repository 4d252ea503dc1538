import { describe, expect, test } from 'vitest';

import { ownPicture } from '../../../app/client/device/own-picture.ts';

describe('an address of a picture from storage', () => {
  test.for(['/images/0123456789abcdef0123456789abcdef/960.webp', '/art/photos/car.svg'])(
    'of this site is kept: %s',
    (address) => {
      expect(ownPicture(address)).toBe(address);
    },
  );

  test.for([
    '//evil.example/a.webp',
    '/\\evil.example/a.webp',
    'https://evil.example/a.webp',
    'javascript:alert(1)',
    'data:image/svg+xml,<svg/>',
    '/images/../../x',
    '/images/a.webp?next=//evil.example',
    '',
  ])('of another is dropped: %s', (address) => {
    expect(ownPicture(address)).toBeNull();
  });
});
