import { test } from '../people/person.ts';
import { signedIn } from '../people/sign-in.ts';
import { visitScreens } from '../visit-screens.ts';

test('every route has its frame, title and focus for a guest', ({ page }) =>
  visitScreens(page, { isUser: false }));

test('every route has its frame, title and focus for a user', async ({ page }) => {
  await signedIn(page);
  await visitScreens(page, { isUser: true });
});
