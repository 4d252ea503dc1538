import { answersOf } from './recorded.ts';
import type { RecordedAnswer, RecordedForm } from './recorded.ts';

/** Keys with a fixed position in an ad; the others are rows of its table or paragraphs. */
const APART = new Set(['title', 'description', 'price', 'salary', 'city', 'location', 'imei']);

/** Texts of an ad for the answers of its form, word for word. */
export interface RecordedWords {
  readonly title: unknown;
  readonly description: unknown;
  /** The displayed name. */
  readonly city: string | null;
  readonly imei: unknown;
  /** Digits of the price or the salary. */
  readonly priceDigits: string;
  /** Rows of the table, without their spaces. */
  readonly rows: readonly { readonly name: string; readonly value: string }[];
  readonly paragraphs: readonly { readonly title: string; readonly text: unknown }[];
}

/** The part of an ad that depends on the answers. */
interface ReadAd {
  readonly title: string;
  readonly subtitle2: string | null;
  readonly description: string | null;
  readonly characteristics: readonly { readonly name: string; readonly value: string }[];
  readonly details: { readonly imei: { readonly imei: string } | null };
  readonly description_fields: readonly { readonly title: string; readonly text: string }[];
}

/** Returns the expected texts of a recorded form's ad. */
export function wordsOf(recorded: RecordedForm): RecordedWords {
  const { answers } = recorded;
  const all = answersOf(recorded);
  const rest = all.filter(({ filter }) => !APART.has(filter.key));
  return {
    title: answers['title'],
    description: answers['description'],
    city: all.find(({ filter }) => filter.key === 'city')?.names[0] ?? null,
    imei: answers['imei'] ?? null,
    priceDigits: digitsOf(priceText(answers)),
    rows: rest
      .filter(({ filter }) => filter.type !== 'TEXT_AREA')
      .map((answer) => ({
        name: answer.filter.name,
        value: withoutSpaces(asWritten(answer)),
      })),
    paragraphs: rest
      .filter(({ filter }) => filter.type === 'TEXT_AREA')
      .map(({ filter, value }) => ({ title: filter.name, text: value })),
  };
}

/**
 * Returns the texts of an ad, to compare with `wordsOf`. Responses have the city in different
 * fields.
 */
export function wordsIn(ad: ReadAd, city: string | null): RecordedWords {
  return {
    title: ad.title,
    description: ad.description,
    city,
    imei: ad.details.imei?.imei ?? null,
    priceDigits: digitsOf(ad.subtitle2),
    rows: ad.characteristics.map(({ name, value }) => ({ name, value: withoutSpaces(value) })),
    paragraphs: ad.description_fields,
  };
}

function priceText(answers: RecordedForm['answers']): string {
  const { salary_min, salary_max } = Object(answers['salary']);
  return [answers['price'], salary_min, salary_max].join(' ');
}

const DAY = new Intl.DateTimeFormat('ru', { dateStyle: 'long', timeZone: 'UTC' });

function asWritten({ filter, value, names }: RecordedAnswer): string {
  if (names.length > 0) return names.join(', ');
  if (typeof value === 'boolean') return value ? 'Да' : 'нет';
  if (typeof value === 'number') {
    return String(value).replace('.', ',') + (filter.input_suffix ?? '');
  }
  if (Array.isArray(value)) return value.join(', ');
  if (filter.type === 'DATE') {
    const [day = '', time] = String(value).split('T');
    if (time === undefined) return DAY.format(new Date(`${day}T00:00Z`)).replace(/ г\.$/, '');
    return `${day.split('-').toReversed().join('.')}, ${time.slice(0, 5)}`;
  }
  const { min, max } = Object(value);
  if (min !== undefined) return `от ${min} до ${max} ${filter.input_suffix ?? ''}`;
  return String(value);
}

function withoutSpaces(text: string): string {
  return text.replaceAll(/\s/g, '');
}

function digitsOf(text: string | null): string {
  return (text ?? '').replaceAll(/\D/g, '');
}
