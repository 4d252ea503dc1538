import { randomInt } from 'node:crypto';

import type { Locator, Page } from '@playwright/test';

import { wordsOf } from './forms/recorded-words.ts';
import { recordedForm } from './forms/recorded.ts';
import type { RecordedForm } from './forms/recorded.ts';
import { expect } from './people/person.ts';

/** Value of a row that is a ticked checkbox. */
const TICKED = 'Да';

/** Returns a word that only this ad has, to search for it. */
export function newWord(): string {
  return Array.from({ length: 10 }, () => 'бвгджзклмнпрстфхцчшщ'[randomInt(20)]).join('');
}

/** Returns a price that only this ad has, to filter by it: those of sample ads are round. */
export function newPrice(): number {
  return randomInt(1_000, 9_000) * 100 + randomInt(1, 100);
}

/** Returns the answers of a subcategory's form, with replacements. */
export function answersWith(id: string, own: RecordedForm['answers']): RecordedForm {
  const recorded = recordedForm(id);
  return { ...recorded, answers: { ...recorded.answers, ...own } };
}

/** Opens the form of a subcategory from the first step of `/create-ad`. */
export async function chooseSubcategory(
  page: Page,
  category: string,
  subcategory: string,
): Promise<Locator> {
  await expect(page.getByRole('heading', { level: 1, name: 'Что размещаете?' })).toBeVisible();
  const form = page.getByRole('main');
  await form.getByRole('link', { name: category, exact: true }).click();
  await form.getByRole('link', { name: subcategory, exact: true }).click();
  await expect(publishButton(form)).toBeVisible();
  return form;
}

/** Opens the form of a subcategory by its link. */
export async function openCreateForm(page: Page, id: string): Promise<Locator> {
  await page.goto(`/create-ad?category=${id.split('.')[0]}&subcategory=${id}`);
  const form = page.getByRole('main');
  await expect(publishButton(form)).toBeVisible();
  return form;
}

/** The button that publishes. */
export function publishButton(form: Locator): Locator {
  return form.getByRole('button', { name: 'Опубликовать', exact: true });
}

/** Compares an ad's page with the answers of its form, word for word. */
export async function expectWords(ad: Locator, recorded: RecordedForm): Promise<void> {
  const { title, description, priceDigits, rows, paragraphs } = wordsOf(recorded);
  await expect(ad.getByRole('heading', { level: 1 })).toHaveText(String(title));
  await expect(ad.getByText(String(description), { exact: true })).toBeVisible();
  await expect(ad.getByText(priceOf(priceDigits))).toBeVisible();
  for (const { title: name, text } of paragraphs) {
    await expect(ad.getByRole('heading', { name })).toBeVisible();
    await expect(ad.getByText(String(text), { exact: true })).toBeVisible();
  }
  const [names, values] = await Promise.all([
    ad.getByRole('term').allInnerTexts(),
    ad.getByRole('definition').allInnerTexts(),
  ]);
  const shown = names.map((name, index) => ({ name, value: withoutSpaces(values[index] ?? '') }));
  const [ticked, others] = [true, false].map((isTicked) =>
    rows.filter(({ value }) => (value === TICKED) === isTicked),
  );
  expect(shown).toEqual(expect.arrayContaining([...(others ?? [])]));
  // A tag of the head is no row as well.
  for (const { name } of ticked ?? []) {
    await expect(ad.getByText(name, { exact: true }).first()).toBeVisible();
  }
}

/** Waits until the ad is published. */
export async function expectPublished(page: Page, title: string): Promise<void> {
  await expect(
    page.getByRole('heading', { level: 1, name: 'Объявление опубликовано' }),
  ).toBeVisible();
  await expect(page.getByRole('main').getByText(title, { exact: true })).toBeVisible();
}

/** Checks that the user has only this ad. */
export async function expectOnlyAd(page: Page, title: string): Promise<void> {
  await page.goto('/my-advertisements');
  const tabs = page.getByRole('navigation', { name: 'Статус объявлений' });
  await expect(tabs.getByRole('link', { name: /^Все/ })).toHaveText(/^Все\s*1$/);
  await expect(page.getByRole('main').getByRole('link', { name: title })).toHaveCount(1);
}

/** Matches a price as the site formats it: groups of thousands with non-breaking spaces. */
function priceOf(digits: string): RegExp {
  return new RegExp(`^${Array.from(digits).join('\\s?')}\\s`);
}

function withoutSpaces(text: string): string {
  return text.replaceAll(/\s/g, '');
}
