/** Words of a field with two sides. */
export const RANGE_WORDS = {
  none: 'Не выбрано',
  done: 'Готово',
  clear: 'Очистить',
  quick: 'Быстрые значения',
  upTo: (value: string) => `до ${value}`,
  title: (name: string, unit: string | null) => (unit === null ? name : `${name}, ${unit}`),
} as const;
