import { memo, useEffect } from 'react';
import { useForm, useFormState, useWatch, type UseFormReturn } from 'react-hook-form';

import type { Work, WorkField } from '../../measure/work.ts';
import type { ExposingProps, Host } from '../contestant.ts';
import { faultOf } from '../plain/fault-of.ts';
import { partsOf } from '../plain/parts-of.ts';
import { useChildValues } from '../plain/use-child-values.ts';
import { Registered } from './Registered.tsx';

type Form = UseFormReturn<Readonly<Record<string, unknown>>>;

/**
 * React Hook Form as its documentation advises for speed: uncontrolled inputs by `register`, each
 * field subscribes to its own faults by `useFormState`, each dependency to its one value by
 * `useWatch`.
 */
export function HookForm({ work, host, expose }: ExposingProps) {
  const form = useForm<Readonly<Record<string, unknown>>>({
    defaultValues: work.values,
    mode: 'onTouched',
  });
  const { before, after } = partsOf(work);
  const { getValues } = form;
  useEffect(() => {
    expose((key) => getValues(key));
  }, [expose, getValues]);

  const draw = (field: WorkField) =>
    field.key === work.child.key ? (
      <ChildField key={field.key} {...{ form, field, host, parentKey: work.parent.key }} />
    ) : (
      <Field key={field.key} form={form} field={field} />
    );
  return (
    <form noValidate onSubmit={form.handleSubmit(() => undefined)}>
      {before.map(draw)}
      <Dependents form={form} work={work} />
      {after.map(draw)}
      <button type="submit">Send</button>
    </form>
  );
}

interface FieldProps {
  readonly form: Form;
  readonly field: WorkField;
}

const Field = memo(function Field({ form, field }: FieldProps) {
  const { errors } = useFormState({ control: form.control, name: field.key, exact: true });
  const message = errors[field.key]?.message;
  const rules = { validate: (value: unknown) => faultOf(field, value) ?? true };
  return (
    <div>
      <label htmlFor={field.key}>{field.label}</label>
      <Registered
        field={field}
        register={(name) => form.register(name, rules)}
        isInvalid={message !== undefined}
      />
      {message !== undefined && (
        <p id={`${field.key}-fault`} role="alert">
          {message}
        </p>
      )}
    </div>
  );
});

interface DependentsProps {
  readonly form: Form;
  readonly work: Work;
}

function Dependents({ form, work }: DependentsProps) {
  const chosen = useWatch({ control: form.control, name: work.choice.key });
  const five = partsOf(work).fives.find(({ option }) => option === chosen);
  return five?.fields.map((field) => <Field key={field.key} form={form} field={field} />);
}

interface ChildFieldProps extends FieldProps {
  readonly host: Host;
  readonly parentKey: string;
}

function ChildField({ form, field, host, parentKey }: ChildFieldProps) {
  const parentValue = useWatch({ control: form.control, name: parentKey });
  const options = useChildValues(host, String(parentValue));
  return <Field form={form} field={{ ...field, options }} />;
}
