/** Texts of a list whose cursor is refused. */
export const changedWords = {
  title: 'Рӯйхат дигар шуд',
  fromStart: 'Аз аввал нишон додан',
} as const;
