/** Words of a direction: of a year, of any other number. */
const DIRECTIONS = {
  year: { desc: 'новее', asc: 'старше' },
  number: { desc: 'больше', asc: 'меньше' },
} as const;

/** Returns the name of an order by a value: «Год выпуска: новее». */
export function sortLabel(name: string, direction: 'asc' | 'desc'): string {
  const kind = /^год(?!\p{L})/iu.test(name) ? 'year' : 'number';
  return `${name}: ${DIRECTIONS[kind][direction]}`;
}
