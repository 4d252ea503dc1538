import { describe, expect, test } from 'vitest';

import {
  readStatus,
  statusAddress,
} from '../../../../app/client/features/my-ads/status-address.ts';
import { AdStatus } from '../../../../app/contract/index.ts';

describe('the address of a status', () => {
  test.for([null, ...AdStatus.options])('is restored: %s', (status) => {
    const { search } = new URL(statusAddress(status), 'https://bozor.tj');
    expect(readStatus(search)).toBe(status);
  });

  test.for(['?status=SOLD', '?status=', '?status=published', '?state=HIDDEN', ''])(
    'with the unknown status «%s» is that of all ads',
    (search) => {
      expect(readStatus(search)).toBeNull();
    },
  );
});
