/** Keys of filters that an ad shows in a place of their own; every other is a characteristic. */
export const KNOWN_KEYS = {
  title: 'title',
  description: 'description',
  /** A number of somoni. */
  price: 'price',
  salary: 'salary',
  /** A number; of square metres when its unit says so. */
  area: 'area',
  city: 'city',
  location: 'location',
  imei: 'imei',
} as const;

/** Bounds of the words of an ad, in code points; a definition may be stricter. */
export const WORD_LIMITS = {
  title: { min: 5, max: 70 },
  description: { min: 20, max: 4_000 },
} as const;
