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
