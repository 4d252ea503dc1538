import { dataType } from '../../rules/data-type.ts';
import { defineShape } from './define-shape.ts';

/** Shape of one tick: ticked is true, and anything else is empty. */
export const tickShape = defineShape<boolean, boolean>({
  name: 'tick',
  isInput: (input) => typeof input === 'boolean',
  isBlank: (input) => !input,
  toInput: (json) => (typeof json === 'boolean' ? json : toTick(json)),
  read: (value) => ({ value, fault: null }),
  validate: dataType('BOOLEAN', {}),
});

function toTick(given: unknown): boolean | undefined {
  if (given === 'true') return true;
  return given === 'false' || given === '' ? false : undefined;
}
