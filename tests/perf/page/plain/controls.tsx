import type { ReactNode } from 'react';

import type { Variant, WorkField } from '../../measure/work.ts';

/** Properties of a plain control, for libraries without controls of their own. */
export interface ControlProps {
  readonly field: WorkField;
  readonly text: string;
  readonly isInvalid: boolean;
  readonly onChange: (text: string) => void;
}

/** One plain control per type. */
export const controls: Readonly<Record<Variant, (props: ControlProps) => ReactNode>> = {
  text: input('text'),
  number: input('text'),
  date: input('date'),
  url: input('url'),
  radio: Radios,
  boxes: Boxes,
  checkbox: Tick,
  area: Area,
  select: Select,
  range: Range,
};

function input(type: string) {
  return function Input({ field, text, isInvalid, onChange }: ControlProps) {
    return (
      <input
        id={field.key}
        type={type}
        value={text}
        {...described(field, isInvalid)}
        onChange={(event) => onChange(event.target.value)}
      />
    );
  };
}

function Radios({ field, text, onChange }: ControlProps) {
  return field.options.map((option) => (
    <label key={option}>
      <input
        type="radio"
        name={field.key}
        checked={text === option}
        onChange={() => onChange(option)}
      />
      {option}
    </label>
  ));
}

function Boxes({ field, text, onChange }: ControlProps) {
  const chosen = new Set(text === '' ? [] : text.split('\n'));
  const press = (option: string) => Array.from(chosen.symmetricDifference(new Set([option])));
  return field.options.map((option) => (
    <label key={option}>
      <input
        type="checkbox"
        checked={chosen.has(option)}
        onChange={() => onChange(press(option).join('\n'))}
      />
      {option}
    </label>
  ));
}

function Tick({ field, text, onChange }: ControlProps) {
  return (
    <input
      id={field.key}
      type="checkbox"
      checked={text === 'true'}
      onChange={(event) => onChange(String(event.target.checked))}
    />
  );
}

function Area({ field, text, isInvalid, onChange }: ControlProps) {
  return (
    <textarea
      id={field.key}
      value={text}
      {...described(field, isInvalid)}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

function Select({ field, text, isInvalid, onChange }: ControlProps) {
  return (
    <select
      id={field.key}
      value={text}
      {...described(field, isInvalid)}
      onChange={(event) => onChange(event.target.value)}
    >
      <option value="">Nothing chosen</option>
      {field.options.map((option) => (
        <option key={option}>{option}</option>
      ))}
    </select>
  );
}

function Range({ field, text, onChange }: ControlProps) {
  const [min = '', max = ''] = text.split('..');
  return (
    <>
      <input
        id={field.key}
        aria-label={`${field.label} from`}
        value={min}
        onChange={(event) => onChange(`${event.target.value}..${max}`)}
      />
      <input
        aria-label={`${field.label} to`}
        value={max}
        onChange={(event) => onChange(`${min}..${event.target.value}`)}
      />
    </>
  );
}

/** Links a control to its message. */
function described({ key }: WorkField, isInvalid: boolean) {
  return {
    'aria-invalid': isInvalid || undefined,
    'aria-describedby': isInvalid ? `${key}-fault` : undefined,
  };
}
