import { expect, test } from '../people/person.ts';
import { newPerson, phoneStep, signedIn, signIn } from '../people/sign-in.ts';
import { letTimePass } from '../store.ts';

const ABOUT = 'Шью на заказ, отвечаю вечером';

test.describe('a user on two devices', () => {
  // The ended device is refused at its next request.
  test.use({ expectedNoise: /status of 401/ });

  test('ends one of them, which then asks to sign in and keeps what was typed there', async ({
    page,
    stranger,
  }) => {
    const person = await signedIn(stranger, newPerson('Зарина'));
    await stranger.goto('/profile/edit');
    await stranger.getByRole('textbox', { name: 'О себе' }).fill(ABOUT);
    await letTimePass(person.phone, 60);
    await signedIn(page, person);

    await page.goto('/profile/my-devices');
    const devices = page.getByRole('list', { name: 'Устройства' }).getByRole('listitem');
    await expect(devices).toHaveCount(2);
    await expect(devices.first()).toContainText('Это устройство');
    await devices
      .last()
      .getByRole('button', { name: /^Завершить/ })
      .click();
    const question = page.getByRole('dialog', { name: /^Завершить сеанс на / });
    await question.getByRole('button', { name: 'Завершить' }).click();
    await expect(page.getByText('Сеанс завершён')).toBeVisible();
    await expect(page.getByText('Других устройств нет')).toBeVisible();

    await stranger.getByRole('button', { name: 'Сохранить' }).click();
    await expect(stranger.getByRole('dialog', { name: 'Вход устарел' })).toBeVisible();
    await letTimePass(person.phone, 60);
    await signIn(stranger, person);
    await expect(phoneStep(stranger)).toBeHidden();
    await expect(stranger).toHaveURL('/profile');
    await stranger.goto('/profile/edit');
    await expect(stranger.getByRole('textbox', { name: 'О себе' })).toHaveValue(ABOUT);
  });
});
