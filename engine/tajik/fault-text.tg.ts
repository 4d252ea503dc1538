import type { Fault, PlainFaultCode } from '../rules/fault.ts';
import { formatLimit } from '../rules/numbers/format-number.ts';

/** The sentence a person reads for a fault, in Tajik. */
export function faultText(fault: Fault): string {
  switch (fault.code) {
    case 'number.min':
      return `Қимати ҳадди ақал: ${formatLimit(fault.min)}`;
    case 'number.max':
      return `Қимати ҳадди аксар: ${formatLimit(fault.max)}`;
    case 'bound.min':
      return `Аз «${fault.name}» кам набошад: ${formatLimit(fault.limit)}`;
    case 'bound.max':
      return `Аз «${fault.name}» зиёд набошад: ${formatLimit(fault.limit)}`;
    case 'text.min':
      return `Дарозии ҳадди ақал: ${formatLimit(fault.min)}`;
    case 'text.max':
      return `Дарозии ҳадди аксар: ${formatLimit(fault.max)}`;
    case 'imei.length':
      return `IMEI бояд маҳз аз ${fault.length} рақам иборат бошад`;
    case 'float.min':
      return `Қимат набояд аз ${formatLimit(fault.min)} кам бошад`;
    case 'float.max':
      return `Қимат набояд аз ${formatLimit(fault.max)} зиёд бошад`;
    default:
      return sentences[fault.code];
  }
}

// A code without a sentence does not compile.
const sentences: Readonly<Record<PlainFaultCode, string>> = {
  required: 'Ин майдон ҳатмист',
  'number.invalid': 'Бояд рақам бошад',
  'number.integer': 'Бояд адади бутун бошад',
  'number.too-long': 'Адад аз ҳад зиёд дароз аст. Онро то 15 рақам кӯтоҳ кунед',
  'range.invalid': 'Лутфан, қиматҳои ададии дурустро ворид кунед',
  'range.order': 'Қимати ҳадди ақал аз ҳадди аксар зиёд буда наметавонад',
  'range.reversed': 'Қимати «аз» аз қимати «то» зиёд аст',
  'date.invalid': 'Чунин сана вуҷуд надорад',
  'time.missing': 'Вақтро нишон диҳед',
  'url.invalid': 'URL-и дурустро ворид кунед',
  'imei.digits': 'IMEI бояд танҳо аз рақамҳо иборат бошад',
  'imei.checksum':
    'IMEI ба формат мувофиқ нест - санҷед, ки ҳамаи рақамҳо дуруст ворид шудаанд ё не',
  'choice.unknown': 'Қиматро аз рӯйхат интихоб кунед',
  'shape.invalid': 'Қимат ба ин майдон мувофиқ нест',
  'key.unknown': 'Дар ин форма чунин майдон нест',
  'field.hidden': 'Ин майдон ҳоло пур карда намешавад',
  'email.invalid': 'Суроғаи почтаро пурра ворид кунед, масалан name@example.tj',
  'alpha.invalid': 'Танҳо ҳарфҳоро истифода бурдан мумкин аст',
  'alpha-num.invalid': 'Танҳо ҳарфҳо ва рақамҳоро истифода бурдан мумкин аст',
  'numeric.invalid': 'Танҳо рақамҳоро истифода бурдан мумкин аст',
  'float.invalid': 'Адади дурустро ворид кунед',
};
