import type { Page } from '@playwright/test';

import type { Advertisement, AdvertisementDraft } from '../../app/contract/advertisement.ts';
import { routes, urlOf } from '../../app/contract/routes.ts';
import { expect } from './person.ts';
import { answersOf } from './recorded.ts';
import type { RecordedAnswer, RecordedForm } from './recorded.ts';

/** Keys that an ad shows in places of their own; the others are rows of its table or paragraphs. */
const APART = new Set(['title', 'description', 'price', 'salary', 'city', 'location', 'imei']);

/** What a form sent, and the ad it was answered with. */
export interface Publishing {
  readonly draft: Pick<AdvertisementDraft, 'subcategoryId' | 'filters'>;
  readonly ad: Advertisement;
}

/** Waits until a form has published. */
export async function nextPublishing(page: Page): Promise<Publishing> {
  const answer = await page.waitForResponse(`**${routes.createAdvertisement.path}`);
  expect(answer.status()).toBe(201);
  return { draft: answer.request().postDataJSON(), ad: await answer.json() };
}

/** Reads an ad back the way any visitor may. */
export async function readAd(page: Page, id: number): Promise<Advertisement> {
  const answer = await page.request.get(urlOf(routes.readAdvertisement, { id }));
  expect(answer.status()).toBe(200);
  return answer.json();
}

/** Holds a stored ad to the answers that were given: every one of them, word for word. */
export function expectAnswers(ad: Advertisement, recorded: RecordedForm): void {
  const { answers } = recorded;
  const rest = answersOf(recorded).filter(({ filter }) => !APART.has(filter.key));
  const rows = rest.filter(({ filter }) => filter.type !== 'TEXT_AREA');
  const paragraphs = rest.filter(({ filter }) => filter.type === 'TEXT_AREA');
  const city = answersOf(recorded).find(({ filter }) => filter.key === 'city');

  expect(ad).toMatchObject({
    subcategory_id: recorded.id,
    status: 'PUBLISHED',
    title: answers['title'],
    description: answers['description'],
    subtitle3: expect.stringContaining(city?.names[0] ?? ''),
    details: {
      location: placeNear(answers['location']),
      imei: answers['imei'] === undefined ? null : { imei: answers['imei'] },
    },
    description_fields: paragraphs.map(({ filter, value }) => ({
      title: filter.name,
      text: value,
    })),
  });
  expect(digitsOf(ad.subtitle2)).toBe(digitsOf(priceText(answers)));
  expect(
    ad.characteristics.map(({ name, value }) => ({ name, value: withoutSpaces(value) })),
  ).toEqual(
    rows.map((answer) => ({
      name: answer.filter.name,
      value: withoutSpaces(asWritten(answer)),
    })),
  );
}

/** The answers as a form must send them; the pin may stand anywhere near. */
export function draftOf({ answers }: RecordedForm): Readonly<Record<string, unknown>> {
  return { ...answers, location: placeNear(answers['location']) };
}

/** The city put the pin, not the person: within a few kilometres, under the same address. */
function placeNear(place: unknown): unknown {
  const { latitude, longitude, address } = Object(place);
  return {
    latitude: expect.closeTo(latitude, 1),
    longitude: expect.closeTo(longitude, 1),
    address,
  };
}

function priceText(answers: RecordedForm['answers']): string {
  const { salary_min, salary_max } = Object(answers['salary']);
  return [answers['price'], salary_min, salary_max].join(' ');
}

function asWritten({ filter, value, names }: RecordedAnswer): string {
  if (names.length > 0) return names.join(', ');
  if (typeof value === 'boolean') return value ? 'да' : 'нет';
  if (typeof value === 'number') {
    return String(value).replace('.', ',') + (filter.input_suffix ?? '');
  }
  if (Array.isArray(value)) return value.join(', ');
  if (filter.type === 'DATE') {
    const [day = '', time] = String(value).split('T');
    const date = day.split('-').toReversed().join('.');
    return time === undefined ? date : `${date}, ${time.slice(0, 5)}`;
  }
  return String(value);
}

function withoutSpaces(text: string): string {
  return text.replaceAll(/\s/g, '');
}

function digitsOf(text: string | null): string {
  return (text ?? '').replaceAll(/\D/g, '');
}
