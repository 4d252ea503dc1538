import type { Option } from '../../definition/field-definition.ts';

/**
 * The colour of an option as `#rrggbb` or `#rgb`: its icon, else a value or a key written as hex
 * (with `#`, or six digits as text, as some sources send them). `null` for a colour that is none
 * in particular, e.g. «other».
 */
export function swatchColour({ icon, value, key }: Option): string | null {
  for (const text of [icon, value, key]) {
    if (typeof text !== 'string') continue;
    if (/^#([0-9a-f]{3}|[0-9a-f]{6})$/i.test(text)) return text;
    if (/^[0-9a-f]{6}$/i.test(text)) return `#${text}`;
  }
  return null;
}

/** Whether a dark check reads better on the colour than a light one (WCAG 2.x contrast). */
export function isLight(colour: string): boolean {
  return luminance(colour) > BLACK_AND_WHITE_MEET;
}

/** Relative luminance at which black and white contrast alike: (L + 0.05)² = 1.05 × 0.05. */
const BLACK_AND_WHITE_MEET = 0.179;

/** Relative luminance, 0 black to 1 white; WCAG 2.x. */
function luminance(colour: string): number {
  const digits = colour.slice(1);
  const pairs =
    digits.length === 3 ? Array.from(digits, (digit) => digit + digit) : digits.match(/../g);
  const [red = 0, green = 0, blue = 0] = (pairs ?? []).map((pair) =>
    linear(parseInt(pair, 16) / 255),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}
