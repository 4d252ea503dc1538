import SchemaField from '@rjsf/core/lib/components/fields/SchemaField.js';
import StringField from '@rjsf/core/lib/components/fields/StringField.js';
import Form from '@rjsf/core/lib/components/Form.js';
import { useRef, useState, type ReactElement } from 'react';

import type { Payload } from '../../form/state/form-state.ts';
import type { FormStore } from '../../form/state/form-store.ts';
import { quietInput } from '../quiet-input.ts';
import { widgets } from '../widgets.ts';
import { FieldTemplate } from './FieldTemplate.tsx';
import { formData, pageSchema, toPayload, type FormData } from './page-schema.ts';
import { RootField } from './RootField.tsx';
import { storeValidator } from './store-validator.ts';
import { StoreWidget } from './StoreWidget.tsx';

import styles from './RjsfForm.module.css';

/** What the rjsf form is opened with. `store` and `idPrefix` never change: remount for another store. */
export interface RjsfFormProps {
  readonly store: FormStore;
  readonly idPrefix: string;
  /** Id of the `<form>`, for buttons outside of it. */
  readonly formId: string;
  readonly isDisabled: boolean;
  /** The submit passed: every visible field is right. */
  readonly onAccepted: (values: Payload) => void;
  /** The submit was refused; the faults stand in the store. */
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
  const { store, idPrefix, formId, isDisabled, onAccepted, onRefused, children } = props;
  const form = useRef<Form<FormData>>(null);
  const [{ schema, uiSchema }] = useState(() => pageSchema(store.plan));
  const [validator] = useState(() => storeValidator(store));
  const [startData] = useState(() => formData(store));

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
        templates={TEMPLATES}
        widgets={WIDGETS}
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

const FIELDS = { ObjectField: RootField, SchemaField, StringField };

const TEMPLATES = {
  FieldTemplate,
  DescriptionFieldTemplate: Nothing,
  FieldHelpTemplate: Nothing,
  FieldErrorTemplate: Nothing,
};

const WIDGETS = Object.fromEntries(Object.keys(widgets).map((name) => [name, StoreWidget]));
