/** Words of a slider. */
export const SLIDER_WORDS = {
  any: 'Любой',
  none: 'не выбран',
  clear: 'Очистить',
  disabled: '—',
  valueName: (field: string) => `${field}: значение`,
  clearName: (field: string) => `Очистить: ${field}`,
} as const;
