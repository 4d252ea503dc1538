/** Words of the server's lines, each whole; periods and months have a rule. */
const WORDS: Readonly<Record<string, string>> = {
  сегодня: 'имрӯз',
  вчера: 'дирӯз',
  от: 'аз',
  до: 'то',
  'По договорённости': 'Бо мувофиқа',
  'Цена не указана': 'Бе нарх',
};
/** «в месяц», «за час». */
const PERIODS: Readonly<Record<string, string>> = {
  месяц: 'моҳ',
  неделю: 'ҳафта',
  день: 'рӯз',
  час: 'соат',
  сутки: 'шабонарӯз',
};

/** A line that the server composes, in Tajik; what it has of the ad (a city) stays as it is. */
export function servedText(text: string): string {
  return (
    text
      .replace(/\p{L}+(?:\s(?:не\s)?(?:договор|указан)\p{L}+)?/gu, (word) => {
        return WORDS[word.replace(/\s/g, ' ')] ?? word;
      })
      .replace(/(?<=\s)(в|за)\s(\p{L}+)$/u, (all, start, period) => {
        const name = PERIODS[String(period)];
        return name === undefined ? all : `${start === 'в' ? 'дар' : 'барои'}\u00A0${name}`;
      })
      // «18 ноября»: a Tajik month is a Russian one without its ending.
      .replace(/(?<=\d\s\p{L}{2,})[яа](?=$|\s\d)/u, '')
      .replace(/\sма(?=$|\s\d)/, '$&й')
  );
}
