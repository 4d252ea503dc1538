import { TEXT_LIMIT, type WorkField } from '../../measure/work.ts';

/** The rules of a field, for libraries without rules: `null` when it is valid. */
export function faultOf(field: WorkField, value: unknown): string | null {
  if (isEmpty(value)) return field.isRequired ? 'This is required' : null;
  if (field.variant === 'number') return numberFault(field, Number(value));
  if (field.variant === 'text' && String(value).length > TEXT_LIMIT) return 'This is too long';
  return null;
}

function numberFault({ max }: WorkField, value: number): string | null {
  if (!Number.isInteger(value)) return 'This is not a whole number';
  return max !== null && value > max ? `At most ${max}` : null;
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}
