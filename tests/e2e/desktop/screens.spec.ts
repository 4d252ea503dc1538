import { test } from '../people/person.ts';
import { newPerson, signedIn } from '../people/sign-in.ts';
import { visitScreens } from '../visit-screens.ts';

test('a guest has every route with its frame, title and focus, in Russian and in Tajik', ({
  page,
}) => visitScreens(page, { isUser: false, isTajik: true }));

test.describe('a user', () => {
  // The statistics of another seller's ad.
  test.use({ expectedNoise: /404 .*\/statistics\// });

  test('has every route with its frame, title and focus, in Russian and in Tajik', async ({
    page,
  }) => {
    // A name in Latin letters belongs to no language here.
    await signedIn(page, newPerson('Nilufar'));
    await visitScreens(page, { isUser: true, isTajik: true });
  });
});
