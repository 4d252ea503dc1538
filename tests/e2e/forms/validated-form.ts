import type { Page } from '@playwright/test';

import type { AdPreview, AdPreviewRequest } from '../../../app/contract/ad/advertisement.ts';
import { routes } from '../../../app/contract/wire/routes.ts';
import { expect } from '../people/person.ts';
import { wordsIn, wordsOf } from './recorded-words.ts';
import type { RecordedForm } from './recorded.ts';

/** The request of a form in the lab, and the server's preview. */
export interface ValidatedForm {
  readonly sent: AdPreviewRequest;
  readonly preview: AdPreview;
}

/** Waits until the server has accepted a form. */
export async function nextValidation(page: Page): Promise<ValidatedForm> {
  const answer = await page.waitForResponse(`**${routes.labPreview.path}`);
  expect(answer.status()).toBe(200);
  return { sent: answer.request().postDataJSON(), preview: await answer.json() };
}

/** Compares the request and the response with the given answers, word for word. */
export function expectValidated({ sent, preview }: ValidatedForm, recorded: RecordedForm): void {
  const place = placeNear(recorded.answers['location']);
  const values = { ...recorded.answers, location: place };
  expect(sent.subcategoryId).toBe(recorded.id);
  expect(sent.filters).toEqual(values);
  expect(preview.payload).toEqual(values);
  expect(preview.subcategory_id).toBe(recorded.id);
  expect(preview.details.location).toMatchObject(Object(place));
  expect(wordsIn(preview, preview.city)).toEqual(wordsOf(recorded));
}

/** The call that publishes a recorded form. */
export function publishingOf({ id, answers }: RecordedForm): Record<string, unknown> {
  const { location, ...filters } = answers;
  return { subcategoryId: id, filters, location: placeNear(location) };
}

/** The city set the point, not the person: within a few kilometres, with the same address. */
function placeNear(place: unknown): unknown {
  const { latitude, longitude, address } = Object(place);
  return {
    latitude: expect.closeTo(latitude, 1),
    longitude: expect.closeTo(longitude, 1),
    address,
  };
}
