/** Texts of an ad that is no longer shown. */
export const closedWords = {
  text: 'Возможно, подойдёт что-то похожее.',
  unpublished: 'Оно ещё на проверке или не прошло её. Возможно, подойдёт что-то похожее.',
  others: 'Посмотреть объявления',
} as const;

const TITLES: Readonly<Record<string, string>> = {
  'ad.sold': 'Уже продано',
  'ad.hidden': 'Объявление снято с публикации',
  'ad.expired': 'Срок публикации истёк',
  'ad.deleted': 'Объявление удалено',
  'ad.unpublished': 'Объявление не опубликовано',
};

/** The title of a closed ad's page, by the refusal of its read; `null` for any other refusal. */
export function closedTitle(code: string): string | null {
  return TITLES[code] ?? null;
}
