import type { Page } from '@playwright/test';

import { fillForm } from './fill-form.ts';
import { openFixture, publishButton } from './open-lab.ts';
import { expect } from './person.ts';
import { recordedForm } from './recorded.ts';
import { draftOf, expectAnswers, nextPublishing, readAd } from './stored-ad.ts';

/** Fills a subcategory's form, publishes it, and holds what is stored to what was filled. */
export async function publishForm(page: Page, id: string): Promise<void> {
  const recorded = recordedForm(id);
  const form = await openFixture(page, `create/${id}`);
  await fillForm(form, recorded);
  const publishing = nextPublishing(page);
  await publishButton(form).click();
  const { draft, ad } = await publishing;
  expect(draft.subcategoryId).toBe(id);
  expect(draft.filters).toEqual(draftOf(recorded));
  expectAnswers(await readAd(page, ad.id), recorded);

  const stored = page.getByRole('dialog', { name: 'Объявление сохранено' });
  await expect(stored.getByText(ad.title, { exact: true }).first()).toBeVisible();
  const shown = await stored
    .getByRole('textbox', { name: 'Как оно лежит на сервере' })
    .inputValue();
  expect(JSON.parse(shown)).toEqual(ad);
  await stored.getByRole('button', { name: 'Закрыть' }).last().click();
  await expect(stored).toBeHidden();
  await expect(publishButton(form)).toBeFocused();
}
