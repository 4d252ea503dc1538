/** Words of the server's lines, each whole; months have a rule. */
const WORDS: Readonly<Record<string, string>> = {
  сегодня: 'имрӯз',
  вчера: 'дирӯз',
  от: 'аз',
  до: 'то',
  'По договорённости': 'Бо мувофиқа',
  'Цена не указана': 'Нарх нишон дода нашудааст',
  'в месяц': 'дар моҳ',
  'в неделю': 'дар ҳафта',
  'в день': 'дар рӯз',
  'в час': 'дар соат',
  'за месяц': 'барои моҳ',
  'за день': 'барои рӯз',
  'за час': 'барои соат',
  'за сутки': 'барои шабонарӯз',
};

const WORD = new RegExp(
  `(?<!\\p{L})(?:${Object.keys(WORDS).join('|').replaceAll(' ', '\\s')})(?!\\p{L})`,
  'gu',
);
/** «18 ноября»: a Tajik month is a Russian one without its ending. */
const MONTH = /(?<=\d\s\p{L}{2,})[яа](?=$|\s\d)/u;

/** A line that the server composes, in Tajik; what it has of the ad (a city) stays as it is. */
export function servedText(text: string): string {
  return text
    .replace(WORD, (word) => WORDS[word.replace(/\s/g, ' ')] ?? word)
    .replace(MONTH, '')
    .replace(/\sма(?=$|\s\d)/, '$&й');
}
