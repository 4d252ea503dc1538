/** Names of the rows that no form has. */
export const comparisonText = {
  city: 'Город',
  seller: 'Продавец',
} as const;
