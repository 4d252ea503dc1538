import type { KindWords, WorkKind } from './kind-words.ts';
import { thingWords } from './thing-words.tg.ts';

/** The texts of the page of a job or a service (SCREENS, «a vacancy or a service»). */
export const workWords: Readonly<Record<WorkKind, KindWords>> = {
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
    ...thingWords.GOODS,
    page: 'Резюме',
    description: 'Дар бораи худ',
    place: 'Дар куҷо кор меҷӯяд',
    similar: 'Резюмеҳои монанд',
    verifiedSeller: 'Корбари санҷидашуда',
    advice: 'Пеш аз оғози кор дар бораи музд созиш кунед. Ҳуҷҷатҳоро дар вохӯрӣ бинед.',
    guide: 'Бехатарӣ',
  },
  SERVICE: {
    ...thingWords.GOODS,
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
