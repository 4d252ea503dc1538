import { counted } from '../counted.en.ts';

/** Texts of the coverage view. */
export const coverageWords = {
  title: 'What the recordings cover',
  legend: [
    'A row is a type of field, a column a property of its definition.',
    'A cell has the number of such recorded fields; press it to see where.',
    'Nothing is recorded for an empty cell.',
  ],
  recorded: 'Recordings of the server',
  folder: 'A folder of your own',
  openFolder: 'Open a folder of definitions',
  type: 'Type',
  all: 'All',
  unknown: 'unknown',
  by: 'What to count',
  features: 'Properties',
  dataTypes: 'Data types',
  where: 'Where it is recorded',
  faults: 'Which faults are possible',
  none: 'none',
  failed: 'Could not be counted.',
  retry: 'Retry',
  loading: 'Counting…',
} as const;

/** Titles of the columns. A feature without a title is shown by its code. */
export const featureNames: Readonly<Record<string, string>> = {
  plain: 'no conditions',
  'parent-and-show-if': 'parent and show_if',
  'several-conditions': 'several conditions',
  'on-demand': 'list on demand',
  limits: 'limits of a number',
  lengths: 'length of a text',
  multiselect: 'several values',
  location: 'place',
  icons: 'pictures',
  suffix: 'unit',
  'error-message': 'own error message',
  unreachable: 'never shown',
  cycle: 'in a loop',
};

/** Number of pages and fields that were counted. */
export function sizeText(pages: number, fields: number): string {
  return `${counted(pages, 'page')}, ${counted(fields, 'field')}`;
}

/** Accessible name of a cell: type, column, count. */
export function cellName(type: string, column: string, count: number): string {
  return `${type}, ${column}: ${cellText(count)}`;
}

/** Names the files that are not JSON. */
export function skippedText(names: readonly string[]): string {
  return `Could not be read as JSON: ${names.join(', ')}.`;
}

const numbers = new Intl.NumberFormat('en');

/** “1,234”: the number of a cell, grouped. */
export function cellText(count: number): string {
  return numbers.format(count);
}
