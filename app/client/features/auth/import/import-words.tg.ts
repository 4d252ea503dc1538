import { adsCount } from '../../../ui/ads-count/ads-count.tg.ts';

/** Texts of the import offer. */
export const importWords = {
  welcomeTitle: 'Мо эълонҳои шуморо ёфтем',
  welcomeLead: 'Онҳоро ба «Бозор» мегузаронем — аз нав пур кардан лозим нест.',
  look: 'Дидан',
  skip: 'Гузаштан',
  gridTitle: 'Эълонҳоро интихоб кунед',
  chooseAll: 'Ҳамаро интихоб кардан',
  chooseNone: 'Интихобро бардоштан',
  consent: 'Ба гузаронидани эълонҳои худ розӣ ҳастам',
  needsConsent: 'Розигии гузаронидани эълонҳоро қайд кунед',
  needsAds: 'Ақаллан як эълонро интихоб кунед',
  publishing: 'Нашр мешавад…',
  doneTitle: 'Эълонҳо гузаронида шуданд',
  noneTitle: 'Эълонҳо дар сиёҳнавис нигоҳ дошта шуданд',
  draftsLead:
    'Дар ин эълонҳо чизе намерасад. Онҳоро пурра кунед, ва онҳо дар ҷустуҷӯ пайдо мешаванд.',
  complete: 'Пурра кардан',
  download: 'Боргирии барнома',
  myAds: 'Эълонҳои ман',
  close: 'Пӯшидан',
} as const;

/** «Нашр кардан: 5 эълон». */
export function publishText(count: number): string {
  return `Нашр кардан: ${adsCount(count)}`;
}

/** «Аз рӯйи рақами шумо: 5 эълон.» */
export function foundText(count: number): string {
  return `Аз рӯйи рақами шумо: ${adsCount(count)}.`;
}

/** «Нашр шуд: 2 эълон.» */
export function publishedText(count: number): string {
  return `Нашр шуд: ${adsCount(count)}.`;
}
