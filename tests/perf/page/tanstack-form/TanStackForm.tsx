import { revalidateLogic, useForm, type ReactFormApi } from '@tanstack/react-form';
import { memo, useEffect, type FormEvent } from 'react';

import type { Work, WorkField } from '../../measure/work.ts';
import type { ExposingProps, Host } from '../contestant.ts';
import { controls } from '../plain/controls.tsx';
import { faultOf } from '../plain/fault-of.ts';
import { partsOf } from '../plain/parts-of.ts';
import { useChildValues } from '../plain/use-child-values.ts';

/**
 * TanStack Form: a `form.Field` per field follows its own state, parts that depend on one value are
 * in a `form.Subscribe` of it, rules belong to the field and are first checked on blur.
 */
export function TanStackForm({ work, host, expose }: ExposingProps) {
  const form = useForm({
    defaultValues: work.values,
    validationLogic: revalidateLogic({ mode: 'blur', modeAfterSubmission: 'change' }),
    onSubmitInvalid: () => {
      const control = document.querySelector('[aria-invalid="true"]');
      if (control instanceof HTMLElement) control.focus();
    },
  });
  const { before, after } = partsOf(work);
  useEffect(() => {
    expose((key) => form.getFieldValue(key));
  }, [expose, form]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void form.handleSubmit();
  };
  const draw = (field: WorkField) =>
    field.key === work.child.key ? (
      <ChildField key={field.key} {...{ form, field, host, parentKey: work.parent.key }} />
    ) : (
      <Field key={field.key} form={form} field={field} />
    );
  return (
    <form noValidate onSubmit={submit}>
      {before.map(draw)}
      <Dependents form={form} work={work} />
      {after.map(draw)}
      <button type="submit">Send</button>
    </form>
  );
}

interface FieldProps {
  readonly form: ReactFormApi;
  readonly field: WorkField;
}

const Field = memo(function Field({ form, field }: FieldProps) {
  const Control = controls[field.variant];
  const validators = {
    onDynamic: ({ value }: { readonly value: unknown }) => faultOf(field, value) ?? undefined,
  };
  return (
    <form.Field name={field.key} validators={validators}>
      {({ state, handleChange, handleBlur }) => (
        <div onBlur={handleBlur}>
          <label htmlFor={field.key}>{field.label}</label>
          <Control
            field={field}
            text={String(state.value ?? '')}
            isInvalid={!state.meta.isValid}
            onChange={handleChange}
          />
          {!state.meta.isValid && (
            <p id={`${field.key}-fault`} role="alert">
              {state.meta.errors.join(', ')}
            </p>
          )}
        </div>
      )}
    </form.Field>
  );
});

interface DependentsProps {
  readonly form: ReactFormApi;
  readonly work: Work;
}

function Dependents({ form, work }: DependentsProps) {
  const { fives } = partsOf(work);
  return (
    <form.Subscribe selector={({ values }) => values[work.choice.key]}>
      {(chosen) =>
        fives
          .find(({ option }) => option === chosen)
          ?.fields.map((field) => <Field key={field.key} form={form} field={field} />)
      }
    </form.Subscribe>
  );
}

interface ChildFieldProps extends FieldProps {
  readonly host: Host;
  readonly parentKey: string;
}

function ChildField({ form, field, host, parentKey }: ChildFieldProps) {
  return (
    <form.Subscribe selector={({ values }) => values[parentKey]}>
      {(parentValue) => (
        <LoadedField form={form} field={field} host={host} parentValue={String(parentValue)} />
      )}
    </form.Subscribe>
  );
}

interface LoadedFieldProps extends FieldProps {
  readonly host: Host;
  readonly parentValue: string;
}

function LoadedField({ form, field, host, parentValue }: LoadedFieldProps) {
  const options = useChildValues(host, parentValue);
  return <Field form={form} field={{ ...field, options }} />;
}
