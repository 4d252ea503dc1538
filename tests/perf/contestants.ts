/** A contestant, and how the work was translated for it. */
export interface Contestant {
  /** Name of its folder in `page`. */
  readonly name: string;
  /** Its name in the tables. */
  readonly title: string;
  /**
   * `floor`: the minimum cost of a form. `schema`: renders a form from data, as the engine does.
   * `code`: its fields are written in code, so it has nothing to interpret.
   */
  readonly kind: 'floor' | 'ours' | 'schema' | 'code';
  /** Packages whose versions are reported. */
  readonly packages: readonly string[];
  /** How the work was translated. */
  readonly how: string;
}

/** The floor first, ours next, then the peers that render from a schema, then the others. */
export const contestants: readonly Contestant[] = [
  {
    name: 'hand-written',
    title: 'hand-written',
    kind: 'floor',
    packages: [],
    how: 'Plain React for this page alone, without styles: every field keeps its own state, the form knows only the two choices that others depend on, a submit hands faults down by field to memoised boxes.',
  },
  {
    name: 'ours',
    title: 'ours',
    kind: 'ours',
    packages: [],
    how: 'Filter definitions → `compile` → `createFormStore` → `<EngineForm>`, with its own styles; `show_if` for the dependent fields, `has_next_filter` and `connectOptions` for the child. Its drop-down is a list of its own, not a `<select>`.',
  },
  {
    name: 'rjsf',
    title: 'rjsf',
    kind: 'schema',
    packages: ['@rjsf/core', '@rjsf/validator-ajv8'],
    how: 'Stock theme and validator, uncontrolled (`initialFormData`), validated on submit (its default); dependent fields by `dependencies` + `oneOf`; values that arrive make a new schema.',
  },
  {
    name: 'rjsf-live',
    title: 'rjsf, live',
    kind: 'schema',
    packages: ['@rjsf/core', '@rjsf/validator-ajv8'],
    how: 'The same with `liveValidate: "onChange"`. Its messages are in the page from the first letter on, so there is nothing to time at a submit.',
  },
  {
    name: 'json-forms',
    title: 'JSON Forms',
    kind: 'schema',
    packages: ['@jsonforms/react', '@jsonforms/vanilla-renderers'],
    how: 'Vanilla renderers; a `SHOW` rule on every dependent field; two renderers of our own where it has none: boxes (`withJsonFormsMultiEnumProps`) and a list that loads, as in its tutorial; messages wait for the submit by `validationMode`.',
  },
  {
    name: 'survey-js',
    title: 'SurveyJS',
    kind: 'schema',
    packages: ['survey-core', 'survey-react-ui'],
    how: 'One page with its own look (without the web font), `visibleIf` on every dependent field, `choices` are set when they arrive, `textUpdateMode: "onTyping"`, animations off, validated on completion (its default).',
  },
  {
    name: 'formily',
    title: 'Formily',
    kind: 'schema',
    packages: ['@formily/core', '@formily/react'],
    how: 'Its JSON Schema through `createSchemaField`, over the plain controls of the hand-written form bound with `connect` and `mapProps`; `x-reactions` show, hide and load into `dataSource`.',
  },
  {
    name: 'uniforms',
    title: 'uniforms',
    kind: 'schema',
    packages: ['uniforms', 'uniforms-unstyled', 'uniforms-bridge-json-schema'],
    how: 'Unstyled theme, JSON Schema bridge with ajv; an `AutoField` and its `ErrorField` per field; dependent fields in `DisplayIf`, as in its tutorial.',
  },
  {
    name: 'tanstack-form',
    title: 'TanStack Form',
    kind: 'code',
    packages: ['@tanstack/react-form'],
    how: 'A memoised `form.Field` per field over the plain controls, `form.Subscribe` around what depends on one value, rules by `onDynamic` with `revalidateLogic({ mode: "blur" })`.',
  },
  {
    name: 'react-hook-form',
    title: 'React Hook Form',
    kind: 'code',
    packages: ['react-hook-form'],
    how: 'Uncontrolled inputs by `register`, `mode: "onTouched"`, `useFormState` by field, `useWatch` for the two choices.',
  },
];
