import { formats } from '../rules/formats.ts';
import { areOrdered, ORDERED_KEYWORD } from '../rules/numbers/ordered-properties.ts';

/** A keyword of ours in the shape that ajv's `addKeyword` takes; other hosts read its parts. */
export interface SchemaKeyword {
  readonly keyword: string;
  readonly type: 'object';
  readonly schemaType: 'array';
  /** Whether `value` keeps what the keyword asks; `asked` is what is in the schema. */
  readonly validate: (asked: readonly string[], value: object) => boolean;
}

/**
 * Checks of the formats that exported schemas name, by the format's name: `date`,
 * `local-date-time` (to the minute, without a zone), `imei` (fifteen digits, Luhn) and `url-host` (labels of a domain name, RFC 1035). For ajv: `new Ajv2020({ formats })`.
 */
export const schemaFormats: Readonly<Record<string, (text: string) => boolean>> = formats;

/** Keywords that exported schemas use beyond the standard's. A validator may ignore them. */
export const schemaKeywords: readonly SchemaKeyword[] = [
  { keyword: ORDERED_KEYWORD, type: 'object', schemaType: 'array', validate: areOrdered },
];
