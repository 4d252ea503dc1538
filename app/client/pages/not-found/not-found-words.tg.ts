/** Texts of the page of an unknown address. */
export const notFoundWords = {
  title: 'Саҳифа ёфт нашуд',
  why: 'Шояд пайванд кӯҳна шудааст.',
  home: 'Ба саҳифаи асосӣ',
} as const;
