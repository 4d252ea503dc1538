/**
 * What people write after a number, without its spaces: «12тыс», «12к», «1,2млн», «12500сомони». The
 * groups are thousands, millions and billions; the currency alone does not change the value.
 */
export const NUMBER_WORDS =
  /(?:(тыс[ячаи]*|к)|(млн|миллион[аов]*)|(млрд|миллиард[аов]*))?\.?(?:с|смн|сом|сомони|tjs)?\.?$/i;
