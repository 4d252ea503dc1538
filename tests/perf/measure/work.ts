/**
 * The form that every contestant builds, described once. A choice in its middle shows five fields
 * and hides five others; another one has a child whose list is loaded on demand; the fields around
 * them have ten types in turn.
 */
export interface Work {
  /** All fields in page order, hidden ones included. */
  readonly fields: readonly WorkField[];
  /** Initial values by key: the two choices, and numbers over their limit. */
  readonly values: Readonly<Record<string, string | number>>;
  /** Key of the text for typing. */
  readonly typed: WorkField;
  /** The choice of two that shows five fields and hides five. */
  readonly choice: WorkField;
  /** The choice of three whose child's list is loaded. */
  readonly parent: WorkField;
  /** The list that is empty until its values are loaded. */
  readonly child: WorkField;
  /** Keys of the fields with a fault at submit, one each. */
  readonly faulty: readonly string[];
}

/** A field in terms of every contestant. */
export interface WorkField {
  readonly key: string;
  readonly label: string;
  readonly variant: Variant;
  readonly options: readonly string[];
  /** Whether it is required. */
  readonly isRequired: boolean;
  /** Maximum of a number; `null` for none. */
  readonly max: number | null;
  /** The option of `choice` that shows it; `null`: always visible. */
  readonly shownWith: string | null;
}

/** The control of a field. */
export type Variant =
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

/** The two options of the choice: the first five fields, the second five. */
export const CHOICE_OPTIONS = ['first five', 'second five'] as const;

/** Values of the child's list. */
export const CHILD_COUNT = 200;

/** Maximum length of a text. */
export const TEXT_LIMIT = 200;

/** Maximum length of a text area. */
export const AREA_LIMIT = 2000;

/** The smallest form with all special fields. */
const SMALLEST = 16;

const VARIANTS: readonly Variant[] = [
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
const OPTION_COUNTS: Partial<Readonly<Record<Variant, number>>> = {
  select: 12,
  radio: 4,
  boxes: 6,
};
const DEPENDENT_VARIANTS: readonly Variant[] = ['text', 'number', 'select', 'date', 'checkbox'];
/** Types of fields that have exactly one message in every library. */
const FAULTY_VARIANTS: ReadonlySet<Variant> = new Set([
  'text',
  'number',
  'select',
  'date',
  'url',
  'area',
]);
const PARENT_OPTIONS = ['parent 0', 'parent 1', 'parent 2'] as const;
const LIMIT = 1000;
const OVER_LIMIT = 5000;

/**
 * The work of a form with a number of fields; equal numbers give equal work.
 *
 * @throws When there are fewer than `SMALLEST`.
 */
export function workOf(count: number): Work {
  const special = specialFields();
  if (count < SMALLEST) throw new Error(`The work needs ${SMALLEST} fields, not ${count}.`);
  const around = Array.from({ length: count - special.length }, (_, at) =>
    plainField(`plain_${at}`, VARIANTS[at % VARIANTS.length] ?? 'text'),
  );
  const { over, empty } = faultyKeys(around, Math.round(count / 10));
  const wanting = around.map((field) => ({
    ...field,
    max: over.has(field.key) ? LIMIT : null,
    isRequired: empty.has(field.key),
  }));
  const middle = Math.floor(wanting.length / 2);
  const ordered = [...wanting.slice(0, middle), ...special, ...wanting.slice(middle)];
  const fields = ordered.map((field, index) => ({ ...field, label: `Field ${index}` }));

  return {
    fields,
    values: Object.fromEntries([
      ['choice', CHOICE_OPTIONS[0]],
      ['parent', PARENT_OPTIONS[0]],
      ...Array.from(over, (key) => [key, OVER_LIMIT] as const),
    ]),
    typed: fieldOf(fields, 'typed'),
    choice: fieldOf(fields, 'choice'),
    parent: fieldOf(fields, 'parent'),
    child: fieldOf(fields, 'child'),
    faulty: [...over, ...empty],
  };
}

/** The visible fields while the choice has the value `chosen`. */
export function shownFields({ fields }: Work, chosen: string): readonly WorkField[] {
  return fields.filter(({ shownWith }) => shownWith === null || shownWith === chosen);
}

/** The loaded values of the child. */
export function childValues(parentValue: string): readonly string[] {
  return Array.from({ length: CHILD_COUNT }, (_, at) => `${parentValue}, child ${at}`);
}

function specialFields(): readonly WorkField[] {
  const dependents = CHOICE_OPTIONS.flatMap((option, five) =>
    DEPENDENT_VARIANTS.map((variant, at) => ({
      ...plainField(`dependent_${five}_${at}`, variant),
      shownWith: option,
    })),
  );
  return [
    plainField('typed', 'text'),
    { ...plainField('choice', 'radio'), options: CHOICE_OPTIONS },
    ...dependents,
    { ...plainField('parent', 'radio'), options: PARENT_OPTIONS },
    { ...plainField('child', 'select'), options: [] },
  ];
}

function plainField(key: string, variant: Variant): WorkField {
  const options = Array.from({ length: OPTION_COUNTS[variant] ?? 0 }, (_, at) => `value ${at}`);
  return { key, label: key, variant, options, isRequired: false, max: null, shownWith: null };
}

/** Evenly spaced: a number is over its limit, any other field is required and empty. */
function faultyKeys(around: readonly WorkField[], count: number) {
  const able = around.filter(({ variant }) => FAULTY_VARIANTS.has(variant));
  const chosen = Array.from(
    { length: count },
    (_, n) => able[Math.floor((n * able.length) / count)],
  );
  const over = new Set<string>();
  const empty = new Set<string>();
  for (const field of chosen) {
    if (field !== undefined) (field.variant === 'number' ? over : empty).add(field.key);
  }
  return { over, empty };
}

function fieldOf(fields: readonly WorkField[], key: string): WorkField {
  const field = fields.find((one) => one.key === key);
  if (field === undefined) throw new Error(`The work has no field "${key}".`);
  return field;
}
