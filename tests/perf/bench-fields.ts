/** Number of fields on the bench's form. */
export const FIELD_COUNT = 300;

/** Label of the field that is typed into: a text in the middle of the form. */
export const TYPED_LABEL = 'Field 150';

/** A field as every contestant understands it. */
export interface BenchField {
  readonly key: string;
  readonly label: string;
  readonly look: BenchLook;
  readonly options: readonly string[];
}

/** How a field of the bench is filled. */
export type BenchLook =
  | 'text'
  | 'number'
  | 'select'
  | 'radio'
  | 'checkbox'
  | 'area'
  | 'date'
  | 'range'
  | 'boxes'
  | 'url';

const LOOKS: readonly BenchLook[] = [
  'text',
  'number',
  'select',
  'radio',
  'checkbox',
  'area',
  'date',
  'range',
  'boxes',
  'url',
];

const OPTION_COUNTS: Partial<Readonly<Record<BenchLook, number>>> = {
  select: 12,
  radio: 4,
  boxes: 6,
};

/** Three hundred fields, ten looks in turn. */
export const benchFields: readonly BenchField[] = Array.from({ length: FIELD_COUNT }, (_, n) => {
  const look = LOOKS[n % LOOKS.length] ?? 'text';
  const options = Array.from({ length: OPTION_COUNTS[look] ?? 0 }, (_option, at) => `value ${at}`);
  return { key: `field_${n}`, label: `Field ${n}`, look, options };
});
