import type { AdKind } from '../../../contract/plain.ts';

/** Texts of an ad's page that depend on what the ad offers (SCREENS, «a vacancy or a service»). */
interface KindWords {
  /** Title of the bar on mobile. */
  readonly page: string;
  readonly description: string;
  readonly characteristics: string;
  readonly place: string;
  readonly similar: string;
  readonly verifiedSeller: string;
  /** Name of the button that shows the phone. */
  readonly contact: string;
  /** What that button does, when its name does not say it. */
  readonly contactHint: string | null;
  /** Advice to readers, and the link to more of it. */
  readonly advice: string;
  readonly guide: string;
}

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

const WORDS: Readonly<Record<AdKind, KindWords>> = {
  GOODS,
  VEHICLE: {
    ...GOODS,
    advice: 'Пешпардохт нафиристед. Мошин ва ҳуҷҷатҳоро пеш аз хариду фурӯш бинед.',
  },
  PREMISES: {
    ...GOODS,
    advice: 'Пешпардохт нафиристед. Хона ва ҳуҷҷатҳои соҳибашро пеш аз хариду фурӯш бинед.',
  },
  VACANCY: {
    page: 'Ҷойи кор',
    description: 'Дар бораи кор',
    characteristics: 'Шартҳо',
    place: 'Дар куҷо кор кардан',
    similar: 'Ҷойҳои кори монанд',
    verifiedSeller: 'Корфармои санҷидашуда',
    contact: 'Ҷавоб додан',
    contactHint: 'Бо телефон ҷавоб медиҳанд: рақами корфарморо нишон медиҳем.',
    advice:
      'Корфармо барои қабул, либос ё омӯзиш пул намегирад. Шиносномаро танҳо дар вохӯрӣ нишон диҳед ва акси онро нафиристед.',
    guide: 'Чӣ тавр бехатар кор ҷустан',
  },
  RESUME: {
    ...GOODS,
    page: 'Резюме',
    description: 'Дар бораи худ',
    place: 'Дар куҷо кор меҷӯяд',
    similar: 'Резюмеҳои монанд',
    verifiedSeller: 'Корбари санҷидашуда',
    advice: 'Пеш аз оғози кор дар бораи музд созиш кунед. Ҳуҷҷатҳоро дар вохӯрӣ бинед.',
    guide: 'Бехатарӣ',
  },
  SERVICE: {
    ...GOODS,
    page: 'Хизматрасонӣ',
    description: 'Дар бораи хизмат',
    characteristics: 'Шартҳо',
    place: 'Дар куҷо хизмат мерасонанд',
    similar: 'Хизматҳои монанд',
    verifiedSeller: 'Иҷрокунандаи санҷидашуда',
    advice: 'Пас аз кор ё қисм-қисм пардохт кунед. Пеш аз оғоз дар бораи нарх созиш кунед.',
    guide: 'Бехатарӣ',
  },
};

/** The texts of an ad's page. */
export function kindWords(kind: AdKind): KindWords {
  return WORDS[kind];
}
