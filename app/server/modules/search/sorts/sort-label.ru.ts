/** Words of a direction: of a year, of any other number. */
const DIRECTIONS = {
  year: { desc: 'сначала новее', asc: 'сначала старше' },
  number: { desc: 'сначала больше', asc: 'сначала меньше' },
} as const;

/** Returns the name of an order by a value: «Год выпуска: сначала новее». */
export function sortLabel(name: string, direction: 'asc' | 'desc'): string {
  const kind = /^год(?!\p{L})/iu.test(name) ? 'year' : 'number';
  return `${name}: ${DIRECTIONS[kind][direction]}`;
}
