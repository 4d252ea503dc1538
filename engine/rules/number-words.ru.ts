/**
 * What people write after a number, without its spaces: «12тыс», «1,2млн», «12500сомони». The
 * groups are thousands, millions and billions; the currency alone does not change the value.
 */
export const NUMBER_WORDS =
  /(?:(тыс(?:яч)?[аи]?)|(м(?:лн|иллион)[аов]*)|(м(?:лрд|иллиард)[аов]*))?\.?(?:с|смн|сом(?:они)?|tjs)?\.?$/i;
