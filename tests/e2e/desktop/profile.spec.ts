import { expect, test } from '../people/person.ts';
import { signedIn } from '../people/sign-in.ts';

/** Changes of the animation's picture that the page has seen. */
const DRAWN = 'drawnFrames';

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('a saved profile is confirmed by an animation, which plays under the policy of the page', async ({
    page,
  }) => {
    await page.addInitScript((name) => {
      Reflect.set(window, name, 0);
      new MutationObserver((changes) => {
        const frames = changes.filter(
          ({ target }) =>
            target instanceof Element && target.closest('[role="img"] > svg') !== null,
        );
        Reflect.set(window, name, Number(Reflect.get(window, name)) + frames.length);
      }).observe(document, { subtree: true, attributes: true });
    }, DRAWN);
    await signedIn(page);
    await page.goto('/profile/edit');
    await page.getByRole('textbox', { name: /^Имя/ }).fill('Нигина Раҳимова');
    await page.getByRole('button', { name: 'Сохранить' }).click();
    const success = page.getByRole('dialog', { name: 'Профиль успешно обновлен' });
    const picture = success.getByRole('img', { name: 'Профиль успешно обновлен' });
    await expect(picture.locator('path').first()).toBeAttached();
    await expect
      .poll(() => page.evaluate((name) => Number(Reflect.get(window, name)), DRAWN))
      .toBeGreaterThan(5);
    await expect(success).toBeHidden();
    await expect(page.getByRole('button', { name: /^Нигина/ })).toBeVisible();
  });
});
