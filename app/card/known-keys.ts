/** Keys of filters with a fixed position in an ad; every other key is a characteristic. */
export const KNOWN_KEYS = {
  title: 'title',
  description: 'description',
  /** A number, in somoni. */
  price: 'price',
  salary: 'salary',
  /** The period of a salary: a choice. */
  payPeriod: 'pay_period',
  /** A number; in square metres when the unit is `SQUARE_METRE`. */
  area: 'area',
  city: 'city',
  location: 'location',
  imei: 'imei',
} as const;
