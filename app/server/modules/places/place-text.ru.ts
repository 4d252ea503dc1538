const NBSP = '\u00A0';

/** «7 мин пешком». */
export function walkText(minutes: number): string {
  return `${minutes}${NBSP}мин пешком`;
}

/** A house or flat number: «15», «15а», «15/2», «№ 15». */
const NUMBER = String.raw`№?\s*\d{1,5}\s?(?:\p{L}(?!\p{L}))?(?:\s?/\s?\d{1,4}\p{L}?(?!\p{L}))?`;
const START = String.raw`(?<![\p{L}\p{N}])`;
const END = String.raw`(?![\p{L}\p{N}])`;

/** Words that a flat, an entrance or a floor begins with, before its number. */
const FLAT_WORDS =
  'кв|квартира|квартиры|кварт|апартаменты|апарт|хонаи|хона|подъезд|под|этаж|эт|домофон|комн|комната|kv|apt|flat';
const FLAT_BEFORE = new RegExp(
  String.raw`${START}(?:${FLAT_WORDS})(?:\.|\s|-)*${NUMBER}${END}`,
  'giu',
);
/** «5 этаж», «2-й подъезд», «34 кв.». */
const FLAT_AFTER = new RegExp(
  String.raw`${START}\d{1,4}(?:\s|-)?(?:[йяе]|ый|ой|ий)?\s*(?:квартира|кв|этаж|подъезд|комната)${END}\.?`,
  'giu',
);
/** The flat after a house: «дом 15-34». */
const AFTER_HOUSE = new RegExp(
  String.raw`(\d{1,4}\p{L}?(?:/\d{1,4})?)\s*[-–—]\s*\d{1,4}${END}`,
  'gu',
);

const HOUSE_WORDS = 'дом|д|уй|хавлии|хавли|ҳавлии|ҳавлӣ|корпус|корп|строение|стр|владение|вл';
const HOUSE = new RegExp(String.raw`${START}(?:${HOUSE_WORDS})(?:\.|\s|-)*${NUMBER}${END}`, 'giu');
/** A part that is a number alone: «…, 15а, …». */
const LONE_NUMBER = new RegExp(String.raw`^\s*${NUMBER}\s*$`, 'u');
/** A number after the name of a street: «Айни 45». */
const LAST_NUMBER = new RegExp(String.raw`(\p{L}{3,}\.?)\s+${NUMBER}\s*$`, 'u');
/** A number that names the area itself: «микрорайон 82». */
const AREA = /(?:микрорайон|мкр|мкрн|квартал|участок|район|массив|трасса|км)\.?\s+№?\s*\d+\s*$/iu;

/** An address without flat, entrance and floor. */
export function withoutFlat(address: string): string {
  return tidy(
    address.replaceAll(FLAT_BEFORE, '').replaceAll(FLAT_AFTER, '').replaceAll(AFTER_HOUSE, '$1'),
  );
}

/** An address without the house either: the street, the area, the town. */
export function withoutHouse(address: string): string {
  const parts = withoutFlat(address)
    .replaceAll(HOUSE, '')
    .split(',')
    .filter((part) => !LONE_NUMBER.test(part))
    .map((part) => (AREA.test(part) ? part : part.replace(LAST_NUMBER, '$1')));
  return tidy(parts.join(','));
}

function tidy(address: string): string {
  return address
    .split(/[,;\n]/u)
    .map((part) => part.replaceAll(/\s+/gu, ' ').trim())
    .filter((part) => /[\p{L}\p{N}]/u.test(part))
    .join(', ');
}
