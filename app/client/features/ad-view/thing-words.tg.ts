import type { KindWords, ThingKind } from './kind-words.ts';

const GOODS: KindWords = {
  page: 'Эълон',
  description: 'Тавсиф',
  characteristics: 'Хусусиятҳо',
  place: 'Дар куҷо дидан мумкин',
  similar: 'Эълонҳои монанд',
  verifiedSeller: 'Фурӯшандаи санҷидашуда',
  contact: 'Телефонро нишон додан',
  contactHint: null,
  advice: 'Пешпардохт нафиристед. Ашёро пеш аз пардохт бинед.',
  guide: 'Чӣ тавр бехатар харидан',
};

/** The texts of the page of a thing; of jobs and services see `work-words`. */
export const thingWords: Readonly<Record<ThingKind, KindWords>> = {
  GOODS,
  VEHICLE: {
    ...GOODS,
    advice: 'Пешпардохт нафиристед. Мошин ва ҳуҷҷатҳоро пеш аз хариду фурӯш бинед.',
  },
  PREMISES: {
    ...GOODS,
    advice: 'Пешпардохт нафиристед. Хона ва ҳуҷҷатҳои соҳибашро пеш аз хариду фурӯш бинед.',
  },
  LAND: {
    ...GOODS,
    advice: 'Пешпардохт нафиристед. Замин ва ҳуҷҷатҳоро пеш аз хариду фурӯш бинед.',
  },
  ANIMAL: {
    ...GOODS,
    advice: 'Пешпардохт нафиристед. Ҳайвонро пеш аз пардохт бинед.',
  },
  BUSINESS: {
    ...GOODS,
    advice: 'Пешпардохт нафиристед. Кор ва ҳуҷҷатҳоро пеш аз хариду фурӯш бинед.',
  },
};
