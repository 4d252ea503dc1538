import type { FieldDefinition, FormMode } from './field-definition.ts';

/**
 * Hash of what a page says, as 14 hex digits: of equal pages equal, whatever the order of their
 * properties and wherever in the document they stand. Tells changes apart, resists no attack.
 *
 * @see cyrb53 by bryc, in the public domain: two 32-bit multiply-mix lanes, 53 bits out.
 */
export function hashDefinitions(fields: readonly FieldDefinition[], mode: FormMode): string {
  return hashText(JSON.stringify([mode, fields.map(withoutPlace)]));
}

function withoutPlace(field: FieldDefinition): object {
  return { ...field, pointer: undefined };
}

function hashText(text: string): string {
  let low = 0xdead_beef;
  let high = 0x41c6_ce57;
  for (let at = 0; at < text.length; at += 1) {
    // oxlint-disable-next-line unicorn/prefer-code-point
    const unit = text.charCodeAt(at);
    low = Math.imul(low ^ unit, 2_654_435_761);
    high = Math.imul(high ^ unit, 1_597_334_677);
  }
  low = mix(low, high);
  high = mix(high, low);
  const bits = 4_294_967_296 * (2_097_151 & high) + (low >>> 0);
  return bits.toString(16).padStart(14, '0');
}

function mix(one: number, other: number): number {
  const mixed = Math.imul(one ^ (one >>> 16), 2_246_822_507);
  return mixed ^ Math.imul(other ^ (other >>> 13), 3_266_489_909);
}
