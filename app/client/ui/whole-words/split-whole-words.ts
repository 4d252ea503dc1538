/**
 * One or two characters before a hyphen: «E-класс», «X-Trail», «2-комн.»; longer words may break.
 * A number and what is short after it: «156 м²», «256 ГБ,».
 */
const WHOLE = /(?<!\S)(\S{1,2}-\S{1,12}|\d\S{0,8} \S{1,3})(?!\S)/;

/** Splits a title: every second part is not to be broken at the end of a line. */
export function splitWholeWords(title: string): readonly string[] {
  return title.split(WHOLE);
}
