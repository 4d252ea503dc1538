import type { KindWords, ThingKind } from './kind-words.ts';

const GOODS: KindWords = {
  page: 'Объявление',
  description: 'Описание',
  characteristics: 'Характеристики',
  place: 'Где посмотреть',
  similar: 'Похожие объявления',
  verifiedSeller: 'Проверенный продавец',
  contact: 'Показать телефон',
  contactHint: null,
  advice: 'Не переводите предоплату. Осмотрите вещь до оплаты.',
  guide: 'Как купить безопасно',
};

/** The texts of the page of a thing; of jobs and services see `work-words`. */
export const thingWords: Readonly<Record<ThingKind, KindWords>> = {
  GOODS,
  VEHICLE: {
    ...GOODS,
    advice: 'Не переводите предоплату. Осмотрите машину и документы до сделки.',
  },
  PREMISES: {
    ...GOODS,
    advice: 'Не переводите предоплату. Осмотрите помещение и документы владельца до сделки.',
  },
  LAND: {
    ...GOODS,
    advice: 'Не переводите предоплату. Осмотрите участок и документы до сделки.',
  },
  ANIMAL: {
    ...GOODS,
    advice: 'Не переводите предоплату. Осмотрите животное до оплаты.',
  },
  BUSINESS: {
    ...GOODS,
    advice: 'Не переводите предоплату. Осмотрите дело и документы до сделки.',
  },
};
