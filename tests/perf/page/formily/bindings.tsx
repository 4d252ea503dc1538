import { connect, mapProps } from '@formily/react';
import type { ReactNode } from 'react';

import type { WorkField } from '../../measure/work.ts';
import type { ControlProps } from '../plain/controls.tsx';

/** A plain control as a component of Formily: its value, its list and its state. */
export function bind(Control: (props: ControlProps) => ReactNode) {
  return connect(
    Bound,
    mapProps((_props, field) => ({
      options: field.dataSource?.map(({ value }) => value),
      isInvalid: field.selfErrors.length > 0,
    })),
  );

  function Bound({ field, options, value, isInvalid, onChange }: BoundProps) {
    const listed = options === undefined ? field : { ...field, options };
    return (
      <Control
        field={listed}
        text={String(value ?? '')}
        isInvalid={isInvalid}
        onChange={onChange}
      />
    );
  }
}

interface BoundProps {
  readonly field: WorkField;
  readonly options?: readonly string[];
  readonly value?: string | number;
  readonly isInvalid: boolean;
  readonly onChange: (text: string) => void;
}

interface FormItemProps {
  readonly label: string;
  readonly forKey: string;
  readonly message: string;
  readonly children: ReactNode;
}

/** Label and message around a field. */
export const FormItem = connect(
  ({ label, forKey, message, children }: FormItemProps) => (
    <div>
      <label htmlFor={forKey}>{label}</label>
      {children}
      {message !== '' && (
        <p id={`${forKey}-fault`} role="alert">
          {message}
        </p>
      )}
    </div>
  ),
  mapProps((_props, field) => ({ label: field.title, message: field.selfErrors.join(', ') })),
);
