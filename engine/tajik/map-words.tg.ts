import type { MapWords } from '../react/catalogue/words.ts';

const DEGREES = new Intl.NumberFormat(['tg', 'ru'], { maximumFractionDigits: 2 });

/** Words of a place on the map. */
export const map: MapWords = {
  title: 'Ҷой дар харита',
  choose: 'Дар харита интихоб кардан',
  hint: 'Харитаро ҷунбонед, то нишона ҷойро нишон диҳад',
  map: 'Харита: тирчаҳо онро ҷунбонда, плюс ва минус миқёсро тағйир медиҳанд',
  mine: 'Ҷойи ман',
  closer: 'Наздик кардан',
  farther: 'Дур кардан',
  refused: 'Дар танзимоти браузер ба муайян кардани ҷойи худ иҷозат диҳед ё онро дар харита ёбед.',
  unfound: 'Ҷойи шумо муайян нашуд, онро дар харита ёбед.',
  search: 'Шаҳр ё ноҳия',
  unknown: 'Чунин шаҳр ё ноҳия ёфт нашуд.',
  address: 'Суроға',
  cancel: 'Бекор кардан',
  save: 'Захира кардан',
  failed: 'Харита бор нашуд.',
  retry: 'Такрор кардан',
  loading: 'Харита бор мешавад…',
  offline: 'Харита бе шабака дастрас нест.',
  clearName: (field) => `Тоза кардан: ${field}`,
  /** `Нуқтаи бе суроға: 38,56; 68,78`. */
  noAddress: ({ latitude, longitude }) =>
    `Нуқтаи бе суроға: ${DEGREES.format(latitude)}; ${DEGREES.format(longitude)}`,
};
