import type { Locator, Page } from '@playwright/test';

import { createAdWords as tajikWords } from '../../../app/client/features/create-ad/create-ad-words.tg.ts';
import { adFaultText as tajikFault } from '../../../app/contract/ad/ad-fault-text.tg.ts';
import { routes } from '../../../app/contract/wire/routes.ts';
import {
  answersWith,
  expectPublished,
  newWord,
  openCreateForm,
  publishButton,
} from '../create-ad.ts';
import { fillForm } from '../forms/fill-form.ts';
import { expect, test } from '../people/person.ts';
import { phoneStep, signedIn, signIn } from '../people/sign-in.ts';
import { addPhotos, makePhoto, photoTiles } from '../photos.ts';
import { endSessions, letTimePass } from '../store.ts';

const PUBLISHING = `**${routes.createAdvertisement.path}`;
const UPLOADING = `**${routes.uploadImage.path}`;

/** A filled form of `home.posuda` that only needs to be published. */
interface Filled {
  readonly form: Locator;
  readonly title: string;
}

/** Opens a form as a signed-in user, adds a photo and fills the fields. */
async function openFilled(page: Page, title = `Сервиз ${newWord()}`): Promise<Filled> {
  const form = await openCreateForm(page, 'home.posuda');
  await addPhotos(form, [await makePhoto()]);
  await fillForm(form, answersWith('home.posuda', { title }));
  return { form, title };
}

/** Checks that the user has only this ad. */
async function expectOnlyAd(page: Page, title: string): Promise<void> {
  await page.goto('/my-advertisements');
  const tabs = page.getByRole('navigation', { name: 'Статус объявлений' });
  await expect(tabs.getByRole('link', { name: /^Все/ })).toHaveText(/^Все\s*1$/);
  await expect(page.getByRole('main').getByRole('link', { name: title })).toHaveCount(1);
}

test.describe('a lost response', () => {
  test.use({ expectedNoise: /^Failed to load resource: net::ERR_FAILED .*\/advertisements\/$/ });

  test('is repeated without a press, and creates one ad', async ({ page }) => {
    await signedIn(page);
    const { form, title } = await openFilled(page);
    const keys: (string | null)[] = [];
    page.on('request', async (request) => {
      if (request.method() !== 'POST' || !request.url().endsWith('/advertisements/')) return;
      keys.push(await request.headerValue('idempotency-key'));
    });
    await page.route(
      PUBLISHING,
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    await publishButton(form).click();
    await expectPublished(page, title);
    expect(keys).toEqual([expect.any(String), keys[0]]);
    await expectOnlyAd(page, title);
  });
});

test('a double press publishes once', async ({ page }) => {
  await signedIn(page);
  const { form, title } = await openFilled(page);
  await publishButton(form).dblclick();
  await expectPublished(page, title);
  await expectOnlyAd(page, title);
});

test.describe('a session that expires under an open form', () => {
  test.use({
    expectedNoise: /^Failed to load resource: .* status of 401 .*\/(advertisements|images)\/$/,
  });

  test('is opened again for a photo and for publishing, and the input is kept', async ({
    page,
  }) => {
    const person = await signedIn(page);
    const { form, title } = await openFilled(page);

    await endSessions(person.phone);
    await letTimePass(person.phone, 3_600);
    await addPhotosSigningIn();
    await expect(photoTiles(form)).toHaveCount(2);

    await endSessions(person.phone);
    await letTimePass(person.phone, 3_600);
    await publishButton(form).click();
    await phoneStep(page).getByRole('button', { name: 'Закрыть' }).click();
    await expect(phoneStep(page)).toBeHidden();
    await expect(form.getByRole('textbox', { name: 'Название объявления' })).toHaveValue(title);
    await expect(photoTiles(form)).toHaveCount(2);
    await publishButton(form).click();
    await signIn(page, person);
    await expectPublished(page, title);
    await expectOnlyAd(page, title);
    await page.getByRole('main').getByRole('link', { name: title }).click();
    await expect(page.getByRole('region', { name: 'Фотографии, 2' })).toBeVisible();

    async function addPhotosSigningIn(): Promise<void> {
      const adding = addPhotos(form, [await makePhoto()]);
      await expect(phoneStep(page)).toBeVisible();
      await signIn(page, person);
      await adding;
    }
  });
});

test.describe('without a network', () => {
  test.use({ expectedNoise: /^Failed to load resource: .*(DISCONNECTED|ERR_FAILED)/ });

  test('an ad waits on the device and is published when the network is back', async ({
    page,
    context,
  }) => {
    await signedIn(page);
    const { form, title } = await openFilled(page);
    await context.setOffline(true);
    await publishButton(form).click();
    await expect(form.getByText('Черновик хранится на этом устройстве.')).toBeVisible();
    await context.setOffline(false);
    await expectPublished(page, title);
    await expectOnlyAd(page, title);
  });

  test('a photo shows that its upload failed, and succeeds on the second attempt', async ({
    page,
  }) => {
    await signedIn(page);
    await page.route(UPLOADING, (route) => route.abort());
    const { form, title } = await openFilled(page);
    await publishButton(form).click();
    await expect(
      form.getByText('Одно фото не загрузилось. Повторите загрузку или удалите его.'),
    ).toBeVisible();
    const retry = form.getByRole('button', { name: 'Повторить: Фото 1' });
    await expect(retry).toBeFocused();
    await page.unroute(UPLOADING);
    await page.keyboard.press('Enter');
    await expect(photoTiles(form).first()).toContainText('Обложка');
    await publishButton(form).click();
    await expectPublished(page, title);
  });
});

test('a draft survives a reload, and is removed once its ad is published', async ({ page }) => {
  await signedIn(page);
  const { form, title } = await openFilled(page);
  await expect(page.getByText(/^Черновик сохранён в/).filter({ visible: true })).toBeVisible();
  await page.reload();
  const offer = page.getByRole('region', { name: `У вас есть черновик: ${title}` });
  await offer.getByRole('button', { name: 'Продолжить' }).click();
  await expect(form.getByRole('textbox', { name: 'Название объявления' })).toHaveValue(title);
  await expect(photoTiles(form)).toHaveCount(1);
  await publishButton(form).click();
  await expectPublished(page, title);
  await page.getByRole('link', { name: 'Разместить ещё' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Что размещаете?' })).toBeVisible();
  await expect(page.getByText(/^У вас есть черновик/)).toBeHidden();
});

test.describe('a fault of the server', () => {
  test.use({ expectedNoise: /^Failed to load resource: .* status of 422 .*\/advertisements\/$/ });

  test('is shown at its field and above the form, and the corrected ad is published', async ({
    page,
  }) => {
    await signedIn(page);
    const { form, title } = await openFilled(page);
    await page.route(
      PUBLISHING,
      async (route) => {
        const sent = route.request().postDataJSON();
        const filters = { ...sent.filters, title: 'Ой' };
        await route.continue({ postData: JSON.stringify({ ...sent, filters }) });
      },
      { times: 1 },
    );
    await publishButton(form).click();
    const box = form.getByRole('textbox', { name: 'Название объявления' });
    await expect(box).toHaveAccessibleDescription(/Минимальная длина: 5/);
    await expect(box).toHaveValue(title);
    const error = page.getByRole('dialog', { name: 'Ошибка' });
    if (await error.isVisible()) await error.getByRole('button', { name: 'Закрыть' }).click();
    await expect(box).toBeInViewport();
    await box.fill(`${title} 2`);
    await publishButton(form).click();
    await expectPublished(page, `${title} 2`);
  });

  test('of a phone in the title is worded in the language of the pages', async ({ page }) => {
    await signedIn(page);
    const { form } = await openFilled(page, 'Сервиз, 92 777-12-34');
    await expect(page.getByText(/^Черновик сохранён в/).filter({ visible: true })).toBeVisible();
    await page.context().addCookies([{ name: 'language', value: 'tg', url: page.url() }]);
    await page.reload();
    await page.getByRole('button', { name: tajikWords.draftContinue }).click();
    await form.getByRole('button', { name: tajikWords.publish }).click();
    const box = form.getByRole('textbox', { name: 'Название объявления' });
    const fault = tajikFault({ code: 'text.phone' });
    await expect(box).toHaveAccessibleDescription(new RegExp(fault));
    await expect(box).toHaveValue('Сервиз, 92 777-12-34');
  });
});
