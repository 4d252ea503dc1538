import type { Locator, Page } from '@playwright/test';

import { askButton, openFixture } from '../open-lab.ts';
import { expect } from '../people/person.ts';
import { fillForm } from './fill-form.ts';
import { recordedForm } from './recorded.ts';
import type { RecordedForm } from './recorded.ts';
import { expectValidated, nextValidation } from './validated-form.ts';

/**
 * Fills a subcategory's form, validates it on the server, and compares the response with the input.
 * The page calls no other site.
 */
export async function validateForm(page: Page, id: string): Promise<void> {
  const asked = new Set<string>();
  page.on('request', (request) => asked.add(new URL(request.url()).origin));
  const recorded = recordedForm(id);
  const form = await openFixture(page, `create/${id}`);
  await fillForm(form, recorded);
  await validateFilled(form, recorded);
  expect([...asked]).toEqual([new URL(page.url()).origin]);
}

/** Validates a filled form on the server, and compares the response with the input. */
export async function validateFilled(form: Locator, recorded: RecordedForm): Promise<void> {
  const page = form.page();
  const validation = nextValidation(page);
  await askButton(form).click();
  const { sent, preview } = await validation;
  expectValidated({ sent, preview }, recorded);

  const accepted = page.getByRole('dialog', { name: 'Сервер принял форму' });
  await expect(accepted.getByText(preview.title, { exact: true }).first()).toBeVisible();
  const shown = await accepted.getByRole('textbox', { name: 'Ответ сервера' }).inputValue();
  expect(JSON.parse(shown)).toEqual(preview);
  await accepted.getByRole('button', { name: 'Закрыть' }).last().click();
  await expect(accepted).toBeHidden();
  await expect(askButton(form)).toBeFocused();
}
