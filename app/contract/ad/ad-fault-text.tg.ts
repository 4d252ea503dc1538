import type { AdFault } from '../wire/refusals.ts';

/** Sentence for a fault of an ad that is not a fault of a filter. */
export function adFaultText(fault: AdFault): string {
  switch (fault.code) {
    case 'list.too-long':
      return `Қиматҳо аз ҳад зиёданд: на бештар аз ${fault.max} мумкин аст`;
    case 'images.too-many':
      return `Аксҳо аз ҳад зиёданд: на бештар аз ${fault.max} мумкин аст`;
    case 'images.too-few':
      return fault.min === 1
        ? 'Ҳадди ақал як акс илова кунед'
        : `Акс илова кунед: ҳадди ақал ${fault.min} лозим аст`;
    case 'images.unknown':
      return 'Акс ёфт нашуд. Онро боз бор кунед';
    case 'location.unwanted':
      return 'Чунин эълон дар харита ҷой надорад';
    case 'location.abroad':
      return 'Нуқта берун аз Тоҷикистон аст. Онро дар дохили кишвар гузоред';
    case 'text.invisible':
      return 'Матн намоён нест. Онро бо ҳарфҳо нависед';
    case 'text.controls':
      return 'Дар матн аломатҳои пинҳон ҳастанд. Онро аз нав, бе гузоштан нависед';
    case 'text.marks':
      return 'Болои як ҳарф аломатҳо аз ҳад зиёданд. Зиёдатиро гиред';
    case 'text.lines':
      return 'Ном дар як сатр навишта мешавад. Сатрҳои навро гиред';
    case 'text.phone':
      return 'Рақами телефонро аз матн гиред: онро тугмаи «Нишон додани телефон» нишон медиҳад';
    case 'subcategory.unknown':
      return 'Чунин бахш нест';
    case 'subcategory.foreign':
      return 'Бахш аз категорияи дигар аст';
  }
}
