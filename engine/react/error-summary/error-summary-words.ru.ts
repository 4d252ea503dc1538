import { plural } from '../plural.ts';

const FIELDS = { one: 'поле', few: 'поля', many: 'полей' };

/** Heading over the faults of a form. */
export function summaryTitle(count: number): string {
  return `Проверьте ${count} ${plural(count, FIELDS)}`;
}
