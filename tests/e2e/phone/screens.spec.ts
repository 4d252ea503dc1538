import { expect, test } from '../people/person.ts';
import { signedIn } from '../people/sign-in.ts';
import { visitScreens } from '../visit-screens.ts';

test('every route for guests has its frame, title and focus on a phone', ({ page }) =>
  visitScreens(page, { isUser: false, isOwnOnly: true }));

test.describe('a user', () => {
  // The statistics of another seller's ad.
  test.use({ expectedNoise: /404 .*\/statistics\// });

  test('has every route for users with its frame, title and focus', async ({ page }) => {
    await signedIn(page);
    await visitScreens(page, { isUser: true, isOwnOnly: true });
  });
});

test.describe('a new visitor', () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  test('skips the offer of the app and dismisses its banner for good', async ({ page }) => {
    await page.goto('/');
    const offer = page.getByRole('dialog', { name: 'Бозор удобнее в приложении' });
    await offer.getByRole('button', { name: 'Пропустить' }).tap();
    await expect(offer).toBeHidden();
    const banner = page.getByRole('complementary', { name: 'Установите приложение' });
    await expect(banner.getByRole('link', { name: 'Установить' })).toHaveAttribute(
      'href',
      /^https:/,
    );
    await banner.getByRole('button', { name: 'Закрыть' }).tap();
    await expect(banner).toBeHidden();
    await page.goto('/search');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(banner).toBeHidden();
    await expect(offer).toBeHidden();
  });
});
