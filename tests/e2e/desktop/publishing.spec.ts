import type { Locator, Page } from '@playwright/test';

import { createAdWords as tajikWords } from '../../../app/client/features/create-ad/create-ad-words.tg.ts';
import { adFaultText as tajikFault } from '../../../app/contract/ad/ad-fault-text.tg.ts';
import { routes } from '../../../app/contract/wire/routes.ts';
import {
  answersWith,
  expectOnlyAd,
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

test.describe('without a response', () => {
  test.use({
    expectedNoise: /^Failed to load resource: net::ERR_FAILED .*\/(advertisements|images)\/$/,
  });

  test('an upload is repeated by a press, a call without one; a double press creates one ad', async ({
    page,
  }) => {
    await signedIn(page);
    await page.route(UPLOADING, (route) => route.abort());
    const { form, title } = await openFilled(page);

    await test.step('a photo shows that its upload failed', async () => {
      await publishButton(form).click();
      await expect(
        form.getByText('Одно фото не загрузилось. Повторите загрузку или удалите его.'),
      ).toBeVisible();
      const retry = form.getByRole('button', { name: 'Повторить: Фото 1' });
      await expect(retry).toBeFocused();
      await page.unroute(UPLOADING);
      await page.keyboard.press('Enter');
      await expect(photoTiles(form).first()).toContainText('Обложка');
    });

    await test.step('the ad is created once', async () => {
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
      await publishButton(form).dblclick();
      await expectPublished(page, title);
      expect(keys).toEqual([expect.any(String), keys[0]]);
      await expectOnlyAd(page, title);
    });
  });
});

test.describe('a draft', () => {
  test.use({
    expectedNoise:
      /^Failed to load resource: .*(DISCONNECTED|ERR_FAILED|status of 4(01|22) .*\/(advertisements|images)\/$)/,
  });

  test('survives a reload, another language, refusals, an expired session and a lost network, until its ad is published', async ({
    page,
    context,
  }) => {
    const person = await signedIn(page);
    const withPhone = 'Сервиз, 92 777-12-34';
    const { form } = await openFilled(page, withPhone);
    const title = `Сервиз ${newWord()}`;
    const box = form.getByRole('textbox', { name: 'Название объявления' });

    await test.step('a fault of the server is worded in the language of the pages', async () => {
      await expect(page.getByText(/^Черновик сохранён в/).filter({ visible: true })).toBeVisible();
      await page.context().addCookies([{ name: 'language', value: 'tg', url: page.url() }]);
      await page.reload();
      await page.getByRole('button', { name: tajikWords.draftContinue }).click();
      await form.getByRole('button', { name: tajikWords.publish }).click();
      const fault = tajikFault({ code: 'text.phone' });
      await expect(box).toHaveAccessibleDescription(new RegExp(fault));
      await expect(box).toHaveValue(withPhone);
      await page.context().addCookies([{ name: 'language', value: 'ru', url: page.url() }]);
    });

    await test.step('the draft is offered after a reload', async () => {
      await page.reload();
      const offer = page.getByRole('region', { name: `У вас есть черновик: ${withPhone}` });
      await offer.getByRole('button', { name: 'Продолжить' }).click();
      await expect(box).toHaveValue(withPhone);
      await expect(photoTiles(form)).toHaveCount(1);
      await box.fill(title);
    });

    await test.step('a photo is uploaded once the session is opened again', async () => {
      await endSessions(person.phone);
      await letTimePass(person.phone, 3_600);
      const adding = addPhotos(form, [await makePhoto()]);
      await expect(phoneStep(page)).toBeVisible();
      await signIn(page, person);
      await adding;
      await expect(photoTiles(form)).toHaveCount(2);
    });

    await test.step('a fault of the server is shown at its field and above the form', async () => {
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
      await expect(box).toHaveAccessibleDescription(/Минимальная длина: 5/);
      await expect(box).toHaveValue(title);
      const error = page.getByRole('dialog', { name: 'Ошибка' });
      if (await error.isVisible()) await error.getByRole('button', { name: 'Закрыть' }).click();
      await expect(box).toBeInViewport();
      await box.fill(`${title} 2`);
    });

    await test.step('the ad waits on the device, and is sent when the network is back', async () => {
      await context.setOffline(true);
      await publishButton(form).click();
      await expect(form.getByText('Черновик хранится на этом устройстве.')).toBeVisible();
      await endSessions(person.phone);
      await letTimePass(person.phone, 3_600);
      const sent = page.waitForResponse(PUBLISHING);
      await context.setOffline(false);
      expect((await sent).status()).toBe(401);
    });

    await test.step('the ad is published once the session is opened again', async () => {
      await phoneStep(page).getByRole('button', { name: 'Закрыть' }).click();
      await expect(phoneStep(page)).toBeHidden();
      await expect(box).toHaveValue(`${title} 2`);
      await expect(photoTiles(form)).toHaveCount(2);
      await publishButton(form).click();
      await signIn(page, person);
      await expectPublished(page, `${title} 2`);
    });

    await test.step('the draft is removed', async () => {
      await page.getByRole('link', { name: 'Разместить ещё' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Что размещаете?' })).toBeVisible();
      await expect(page.getByText(/^У вас есть черновик/)).toBeHidden();
    });

    await expectOnlyAd(page, `${title} 2`);
    await page
      .getByRole('main')
      .getByRole('link', { name: `${title} 2` })
      .click();
    await expect(page.getByRole('region', { name: 'Фотографии, 2' })).toBeVisible();
  });
});
