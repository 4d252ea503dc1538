/** Sentences of fields where a number is typed. */
export const NUMBER_WORDS = {
  from: 'от',
  to: 'до',
  /** Name of the box for the lower side. */
  fromName: (field: string) => `${field} от`,
  /** Name of the box for the upper side. */
  toName: (field: string) => `${field} до`,
  /** A placeholder that cannot be taken for a value (DESIGN §8). */
  example: (number: string) => `Например, ${number}`,
} as const;
