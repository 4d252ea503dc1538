import type { Page } from '@playwright/test';

import { askButton, openFixture } from '../open-lab.ts';
import { expect } from '../people/person.ts';
import { fillForm } from './fill-form.ts';
import { expectJudged, nextJudging } from './judged-form.ts';
import { recordedForm } from './recorded.ts';

/** Fills a subcategory's form, has it judged, and holds the answer to what was filled. */
export async function judgeForm(page: Page, id: string): Promise<void> {
  const recorded = recordedForm(id);
  const form = await openFixture(page, `create/${id}`);
  await fillForm(form, recorded);
  const judging = nextJudging(page);
  await askButton(form).click();
  const { sent, preview } = await judging;
  expectJudged({ sent, preview }, recorded);

  const accepted = page.getByRole('dialog', { name: 'Сервер принял форму' });
  await expect(accepted.getByText(preview.title, { exact: true }).first()).toBeVisible();
  const shown = await accepted.getByRole('textbox', { name: 'Ответ сервера' }).inputValue();
  expect(JSON.parse(shown)).toEqual(preview);
  await accepted.getByRole('button', { name: 'Закрыть' }).last().click();
  await expect(accepted).toBeHidden();
  await expect(askButton(form)).toBeFocused();
}
