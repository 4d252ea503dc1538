/** Words of the server's lines, each whole. */
const WORDS: Readonly<Record<string, string>> = {
  сегодня: 'имрӯз',
  вчера: 'дирӯз',
  января: 'январ',
  февраля: 'феврал',
  марта: 'март',
  апреля: 'апрел',
  мая: 'май',
  июня: 'июн',
  июля: 'июл',
  августа: 'август',
  сентября: 'сентябр',
  октября: 'октябр',
  ноября: 'ноябр',
  декабря: 'декабр',
  от: 'аз',
  до: 'то',
  'по договорённости': 'бо мувофиқа',
  'цена не указана': 'нарх нишон дода нашудааст',
  'в месяц': 'дар моҳ',
  'в неделю': 'дар ҳафта',
  'в день': 'дар рӯз',
  'в час': 'дар соат',
  'за месяц': 'барои моҳ',
  'за день': 'барои рӯз',
  'за час': 'барои соат',
};

const WORD = new RegExp(
  `(?<!\\p{L})(?:${Object.keys(WORDS)
    .toSorted((one, other) => other.length - one.length)
    .map((word) => word.replace(' ', '\\s'))
    .join('|')})(?!\\p{L})`,
  'giu',
);

/** A line that the server composes, in Tajik; what it has of the ad (a city) stays as it is. */
export function servedText(text: string): string {
  return text.replaceAll(WORD, (word) => {
    const found = WORDS[word.toLowerCase().replaceAll(/\s/g, ' ')] ?? word;
    const isCapital = word.slice(0, 1) !== word.slice(0, 1).toLowerCase();
    return isCapital ? `${found.slice(0, 1).toUpperCase()}${found.slice(1)}` : found;
  });
}
