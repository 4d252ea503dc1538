import type { ShapeFault } from './refusals.ts';

/** Returns the sentence of a shape fault, for the developer of the client. */
export function shapeFaultText(code: ShapeFault): string {
  switch (code) {
    case 'shape.type':
      return 'Значение не того типа';
    case 'shape.too-big':
      return 'Значение слишком велико';
    case 'shape.too-small':
      return 'Значение слишком мало';
    case 'shape.format':
      return 'Значение записано неверно';
    case 'shape.value':
      return 'Такое значение не принимается';
    case 'shape.unknown-key':
      return 'Лишнее поле';
    case 'shape.other':
      return 'Неверное значение';
  }
}
