import { memo, useEffect, useState, type FormEvent } from 'react';

import type { Work, WorkField } from '../../measure/work.ts';
import type { ExposingProps, Host } from '../contestant.ts';
import { controls } from '../plain/controls.tsx';
import { faultOf } from '../plain/fault-of.ts';
import { focusFirstFault } from '../plain/focus-first-fault.ts';
import { useChildValues } from '../plain/use-child-values.ts';
import { openValues, type Values } from './values.ts';

/**
 * A form that is written by hand for this page: every field has its own state, only the two choices
 * that others depend on are lifted, faults are passed down by field.
 */
export function HandWrittenForm({ work, host, expose }: ExposingProps) {
  const [values] = useState(() => openValues(work));
  const [faults, setFaults] = useState<ReadonlyMap<string, string>>(() => new Map());
  const [chosen, setChosen] = useState(() => values.read(work.choice.key));
  const [parentValue, setParentValue] = useState(() => values.read(work.parent.key));

  useEffect(() => {
    expose(values.read);
    const stops = [
      values.follow(work.choice.key, setChosen),
      values.follow(work.parent.key, setParentValue),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [expose, values, work]);

  useEffect(() => {
    if (faults.size > 0) focusFirstFault('p[role="alert"]');
  }, [faults]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setFaults(findFaults(work, values));
  };

  return (
    <form noValidate onSubmit={submit}>
      {work.fields.map((field) => {
        if (field.shownWith !== null && field.shownWith !== chosen) return null;
        const fault = faults.get(field.key) ?? null;
        const given = { field, values, fault };
        return field.key === work.child.key ? (
          <ChildBox key={field.key} {...given} host={host} parentValue={parentValue} />
        ) : (
          <Box key={field.key} {...given} />
        );
      })}
      <button type="submit">Send</button>
    </form>
  );
}

interface BoxProps {
  readonly field: WorkField;
  readonly values: Values;
  /** The fault of a submit; removed as soon as the value is valid. */
  readonly fault: string | null;
}

const Box = memo(function Box({ field, values, fault }: BoxProps) {
  const [text, setText] = useState(() => values.read(field.key));
  const change = (next: string) => {
    values.write(field.key, next);
    setText(next);
  };
  const message = fault === null ? null : faultOf(field, text);
  const Control = controls[field.variant];
  return (
    <div>
      <label htmlFor={field.key}>{field.label}</label>
      <Control field={field} text={text} isInvalid={message !== null} onChange={change} />
      {message !== null && (
        <p id={`${field.key}-fault`} role="alert">
          {message}
        </p>
      )}
    </div>
  );
});

interface ChildBoxProps extends BoxProps {
  readonly host: Host;
  readonly parentValue: string;
}

function ChildBox({ field, values, fault, host, parentValue }: ChildBoxProps) {
  const options = useChildValues(host, parentValue);
  return <Box key={parentValue} field={{ ...field, options }} values={values} fault={fault} />;
}

function findFaults({ fields, choice }: Work, values: Values): ReadonlyMap<string, string> {
  const chosen = values.read(choice.key);
  const found = new Map<string, string>();
  for (const field of fields) {
    const isShown = field.shownWith === null || field.shownWith === chosen;
    const fault = isShown ? faultOf(field, values.read(field.key)) : null;
    if (fault !== null) found.set(field.key, fault);
  }
  return found;
}
