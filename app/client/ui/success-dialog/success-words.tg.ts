/** Texts of a success. */
export const successWords = {
  profile: 'Профил нав карда шуд',
  payment: 'Пардохт тасдиқ шуд',
  close: 'Пӯшидан',
} as const;
