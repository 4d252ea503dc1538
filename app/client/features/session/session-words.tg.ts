/** Texts of signing out. */
export const sessionWords = {
  question: 'Шумо дар ҳақиқат мехоҳед аз ҳисоби худ бароед?',
  leave: 'Баромадан',
} as const;

/** Number of drafts that are named; the others are counted. */
const NAMED = 3;

/** The consequence for the drafts of this device; without names when they are not known. */
export function lostDrafts(names: readonly string[]): string {
  const [first, ...others] = names;
  if (first === undefined) return 'Сиёҳнависҳои эълонҳо дар ин дастгоҳ нест мешаванд.';
  if (others.length === 0) {
    return `Сиёҳнависи «${first}» нест мешавад: он танҳо дар ин дастгоҳ аст.`;
  }
  const named = names.slice(0, NAMED).map((name) => `«${name}»`);
  const rest = names.length > NAMED ? ` ва боз ${names.length - NAMED}` : '';
  return `Сиёҳнависҳо нест мешаванд: ${named.join(', ')}${rest}. Онҳо танҳо дар ин дастгоҳ ҳастанд.`;
}
