import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useForm } from 'uniforms';
import { AutoField, AutoForm, ErrorField } from 'uniforms-unstyled';

import type { Work, WorkField } from '../../measure/work.ts';
import type { ExposingProps, Host } from '../contestant.ts';
import { focusFirstFault } from '../plain/focus-first-fault.ts';
import { partsOf } from '../plain/parts-of.ts';
import { useChildValues } from '../plain/use-child-values.ts';
import { toBridge } from './to-bridge.ts';

/**
 * uniforms with its unstyled theme and a JSON Schema bridge over ajv: an `AutoField` and its
 * `ErrorField` per field, dependent fields inside a `DisplayIf` as in its tutorial.
 */
export function UniformsForm({ work, host, expose }: ExposingProps) {
  const form = useRef<AutoForm>(null);
  const [bridge] = useState(() => toBridge(work));
  const { before, fives, after } = partsOf(work);
  useEffect(() => {
    expose((key) => form.current?.getModel()[key]);
  }, [expose]);

  const draw = (field: WorkField) =>
    field.key === work.child.key ? (
      <ChildField key={field.key} host={host} work={work} />
    ) : (
      <Field key={field.key} name={field.key} />
    );
  return (
    <AutoForm ref={form} schema={bridge} model={work.values}>
      {before.map(draw)}
      {fives.map(({ option, fields }) => (
        <DisplayIf key={option} condition={(model) => model[work.choice.key] === option}>
          {fields.map(draw)}
        </DisplayIf>
      ))}
      {after.map(draw)}
      <FaultFocus />
      <button type="submit">Send</button>
    </AutoForm>
  );
}

function FaultFocus() {
  const { error, submitted } = useForm();
  const isRefused = submitted && error !== null;
  useEffect(() => {
    if (isRefused) focusFirstFault('.fault');
  }, [isRefused]);
  return null;
}

interface FieldProps {
  readonly name: string;
  readonly options?: readonly { readonly label: string; readonly value: string }[];
}

function Field({ name, ...rest }: FieldProps) {
  return (
    <>
      <AutoField name={name} {...rest} />
      <ErrorField name={name} className="fault" />
    </>
  );
}

interface DisplayIfProps {
  readonly condition: (model: Readonly<Record<string, unknown>>) => boolean;
  readonly children: ReactNode;
}

function DisplayIf({ condition, children }: DisplayIfProps) {
  const { model } = useForm();
  return condition(model) ? children : null;
}

interface ChildFieldProps {
  readonly host: Host;
  readonly work: Work;
}

function ChildField({ host, work }: ChildFieldProps) {
  const { model } = useForm();
  const values = useChildValues(host, String(model[work.parent.key]));
  const options = values.map((value) => ({ label: value, value }));
  return <Field name={work.child.key} options={options} />;
}
