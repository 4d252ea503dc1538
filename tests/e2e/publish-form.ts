import type { Page } from '@playwright/test';

import { fillForm } from './fill-form.ts';
import { openFixture, publishButton } from './open-lab.ts';
import { expect } from './person.ts';
import { recordedForm } from './recorded.ts';
import { draftOf, expectAnswers, nextDraft, readAd } from './stored-ad.ts';

/** Fills a subcategory's form, publishes it, and holds what is stored to what was filled. */
export async function publishForm(page: Page, id: string): Promise<void> {
  const recorded = recordedForm(id);
  const form = await openFixture(page, `create/${id}`);
  await fillForm(form, recorded);
  const sent = nextDraft(page);
  await publishButton(form).click();
  const draft = (await sent).postDataJSON();
  expect(draft.subcategoryId).toBe(id);
  expect(draft.filters).toEqual(draftOf(recorded));

  const stored = page.getByRole('dialog', { name: 'Объявление сохранено' });
  await expect(stored.getByText(String(recorded.answers['title'])).first()).toBeVisible();
  const shown = JSON.parse(
    await stored.getByRole('textbox', { name: 'Как оно лежит на сервере' }).inputValue(),
  );
  const ad = await readAd(page, shown.id);
  expectAnswers(ad, recorded);
  expect(shown).toMatchObject({ title: ad.title, characteristics: ad.characteristics });

  await stored.getByRole('button', { name: 'Закрыть' }).last().click();
  await expect(stored).toBeHidden();
  await expect(publishButton(form)).toBeFocused();
}
