import { test } from '../people/person.ts';
import { signedIn } from '../people/sign-in.ts';
import { visitScreens } from '../visit-screens.ts';

test('every route has its frame, title and focus for a guest', ({ page }) =>
  visitScreens(page, { isUser: false }));

test.describe('a user', () => {
  // The statistics of another seller's ad.
  test.use({ expectedNoise: /404 .*\/statistics\// });

  test('has every route with its frame, title and focus', async ({ page }) => {
    await signedIn(page);
    await visitScreens(page, { isUser: true });
  });
});
