/** Texts of an ad that is no longer shown. */
export const closedWords = {
  text: 'Шояд чизи монанд мувофиқ ояд.',
  unpublished: 'Он ҳанӯз дар санҷиш аст ё аз санҷиш нагузашт. Шояд чизи монанд мувофиқ ояд.',
  others: 'Дидани эълонҳо',
} as const;

const TITLES: Readonly<Record<string, string>> = {
  'ad.sold': 'Аллакай фурӯхта шуд',
  'ad.hidden': 'Эълон аз нашр гирифта шуд',
  'ad.expired': 'Муҳлати нашр гузашт',
  'ad.deleted': 'Эълон нест карда шуд',
  'ad.unpublished': 'Эълон нашр нашудааст',
};

/** The title of a closed ad's page, by the refusal of its read; `null` for any other refusal. */
export function closedTitle(code: string): string | null {
  return TITLES[code] ?? null;
}
