import SchemaField from '@rjsf/core/lib/components/fields/SchemaField.js';
import Form from '@rjsf/core/lib/components/Form.js';
import type { TemplatesType, Widget as RjsfWidget } from '@rjsf/utils';
import { useRef, useState, type ReactElement } from 'react';

import type { WidgetName } from '../../fields/field-kind.ts';
import type { Payload } from '../../form/state/form-state.ts';
import type { FormStore } from '../../form/state/form-store.ts';
import { quietInput } from '../quiet-input.ts';
import { widgets } from '../widgets.ts';
import { FieldTemplate } from './FieldTemplate.tsx';
import { formData, pageSchema, toPayload, type FormData } from './page-schema.ts';
import { RootField } from './RootField.tsx';
import { storeValidator } from './store-validator.ts';
import { StoreField } from './StoreField.tsx';
import { StoreWidget } from './StoreWidget.tsx';

import styles from './RjsfForm.module.css';

/** A theme of rjsf, or a part of one. */
export interface RjsfTheme {
  /** rjsf's widgets by the engine's names for them, e.g. `{ dropdown: SelectWidget }`. */
  readonly widgets: Readonly<Partial<Record<WidgetName, RjsfWidget>>>;
  /** Templates that those widgets look for; the template of a field stays the engine's. */
  readonly templates: Partial<Omit<TemplatesType<FormData>, 'FieldTemplate'>>;
}

/** What the rjsf form is opened with. `store` and `idPrefix` never change: remount for another store. */
export interface RjsfFormProps {
  readonly store: FormStore;
  readonly idPrefix: string;
  /** Id of the `<form>`, for buttons outside of it. */
  readonly formId: string;
  readonly isDisabled: boolean;
  /** Widgets and templates to use instead of the engine's own. It never changes: remount for another. */
  readonly theme: RjsfTheme | null;
  /** The submit passed: every visible field is right. */
  readonly onAccepted: (values: Payload) => void;
  /** The submit was refused; the faults are in the store. */
  readonly onRefused: () => void;
  /** What follows the fields; an element that never changes, since rjsf would not see it change. */
  readonly children: ReactElement;
}

/**
 * A real `@rjsf/core` form over the store. The seams used, held by `tests/engine/react`
 * (`engine-form`, `render-count`, `work-per-key`, `rjsf-guard`):
 * `fields.ObjectField` lays out the visible fields, templates and widgets follow the store by
 * themselves, the validator asks the store, and before rjsf validates a submit its own data is brought
 * up to date in the same batch.
 */
export function RjsfForm(props: RjsfFormProps) {
  const { store, idPrefix, formId, isDisabled, theme, onAccepted, onRefused, children } = props;
  const form = useRef<Form<FormData>>(null);
  const [{ schema, uiSchema }] = useState(() => pageSchema(store.plan));
  const [validator] = useState(() => storeValidator(store));
  const [startData] = useState(() => formData(store));
  const [{ templates, widgets: drawings }] = useState(() => ({
    templates: { ...TEMPLATES, ...theme?.templates },
    widgets: { ...WIDGETS, ...theme?.widgets },
  }));

  const bringUpToDate = () => {
    store.dispatch({ type: 'TOUCH_ALL' });
    form.current?.onChange(formData(store), [], undefined, idPrefix);
  };

  return (
    <div className={styles.capture} onSubmitCapture={bringUpToDate} onFocusCapture={quietInput}>
      <Form<FormData>
        ref={form}
        id={formId}
        className={styles.form ?? ''}
        idPrefix={idPrefix}
        schema={schema}
        uiSchema={uiSchema}
        initialFormData={startData}
        validator={validator}
        fields={FIELDS}
        templates={templates}
        widgets={drawings}
        experimental_defaultFormStateBehavior={NO_DEFAULTS}
        disabled={isDisabled}
        showErrorList={false}
        noHtml5Validate
        onSubmit={(submitted) => onAccepted(toPayload(store.plan, submitted.formData ?? {}))}
        onError={onRefused}
      >
        {children}
      </Form>
    </div>
  );
}

function Nothing() {
  return null;
}

const FIELDS = { ObjectField: RootField, SchemaField, StoreField };

/** Nothing is filled in by the schema: the values are the store's. */
const NO_DEFAULTS = { emptyObjectFields: 'skipDefaults' } as const;

const TEMPLATES = {
  FieldTemplate,
  DescriptionFieldTemplate: Nothing,
  FieldHelpTemplate: Nothing,
  FieldErrorTemplate: Nothing,
};

const WIDGETS = Object.fromEntries(Object.keys(widgets).map((name) => [name, StoreWidget]));
