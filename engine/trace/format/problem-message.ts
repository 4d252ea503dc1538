import type { SchemaType } from './schema-node.ts';

/** Problem at a location of a file; `met` is the value there, in a few words of English. */
export type ProblemFault =
  | { readonly code: 'format.other' | 'missing' | 'shape.none' }
  | { readonly code: 'version.other'; readonly met: string; readonly known: number }
  | { readonly code: 'type.other'; readonly met: string; readonly wanted: readonly SchemaType[] }
  | { readonly code: 'value.other'; readonly met: string; readonly wanted: string }
  | {
      readonly code: 'value.unknown' | 'act.unknown';
      readonly met: string;
      readonly known: readonly string[];
    }
  | { readonly code: 'value.small'; readonly met: string; readonly least: number }
  | { readonly code: 'name.unknown'; readonly known: readonly string[] }
  | { readonly code: 'time.back'; readonly at: number; readonly before: number };

/** What is wrong, in English: `is 5, not a text`. */
export function problemMessage(fault: ProblemFault): string {
  switch (fault.code) {
    case 'format.other':
      return 'is not that of a trace';
    case 'missing':
      return 'is missing';
    case 'shape.none':
      return 'has none of the shapes it may have';
    case 'type.other':
      return `is ${fault.met}, not ${fault.wanted.map((type) => TYPE_NAMES[type]).join(' or ')}`;
    case 'version.other':
      return `is ${fault.met}, not ${fault.known}`;
    case 'value.other':
      return `is ${fault.met}, not ${fault.wanted}`;
    case 'value.unknown':
      return `is ${fault.met}, none of ${fault.known.join(', ')}`;
    case 'act.unknown':
      return `is ${fault.met}, none of the known types`;
    case 'value.small':
      return `is ${fault.met}, less than ${fault.least}`;
    case 'name.unknown':
      return 'is not known here';
    case 'time.back':
      return `is ${fault.at}, before ${fault.before} of the act before`;
  }
}

const TYPE_NAMES: Readonly<Record<SchemaType, string>> = {
  null: 'null',
  boolean: 'true or false',
  integer: 'a whole number',
  number: 'a number',
  string: 'a text',
  array: 'a list',
  object: 'an object',
};
