import { useState } from 'react';
import type { ReactNode } from 'react';

import { benchFields } from '../bench-fields.ts';
import type { BenchField, BenchLook } from '../bench-fields.ts';
import { enterContest } from './contest.ts';

type Values = Map<string, unknown>;

interface BoxProps {
  readonly field: BenchField;
  readonly values: Values;
}

/** The form a careful person writes for this page alone: every field keeps its own state. */
function HandWrittenForm() {
  const [values] = useState<Values>(() => new Map());
  return (
    <form>
      {benchFields.map((field) => (
        <Box key={field.key} field={field} values={values} />
      ))}
      <button type="submit">Send</button>
    </form>
  );
}

function Box({ field, values }: BoxProps) {
  const [text, setText] = useState('');
  const fault = faultOf(field, text);
  const change = (next: string) => {
    values.set(field.key, next);
    setText(next);
  };

  return (
    <div>
      <label htmlFor={field.key}>{field.label}</label>
      {controls[field.look]({ field, text, onChange: change })}
      {fault !== null && <p id={`${field.key}-fault`}>{fault}</p>}
    </div>
  );
}

interface ControlProps {
  readonly field: BenchField;
  readonly text: string;
  readonly onChange: (text: string) => void;
}

function input(type: string) {
  return ({ field, text, onChange }: ControlProps): ReactNode => (
    <input
      id={field.key}
      type={type}
      value={text}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

function choices(type: 'radio' | 'checkbox') {
  return ({ field, text, onChange }: ControlProps): ReactNode => {
    const chosen = text.split('\n');
    const next = (option: string) => (type === 'radio' ? option : chosen.concat(option).join('\n'));
    return field.options.map((option) => (
      <label key={option}>
        <input
          type={type}
          name={field.key}
          checked={chosen.includes(option)}
          onChange={() => onChange(next(option))}
        />
        {option}
      </label>
    ));
  };
}

const controls: Readonly<Record<BenchLook, (props: ControlProps) => ReactNode>> = {
  text: input('text'),
  number: input('text'),
  date: input('date'),
  url: input('url'),
  radio: choices('radio'),
  boxes: choices('checkbox'),
  checkbox: ({ field, text, onChange }) => (
    <input
      id={field.key}
      type="checkbox"
      checked={text === 'true'}
      onChange={(event) => onChange(String(event.target.checked))}
    />
  ),
  area: ({ field, text, onChange }) => (
    <textarea id={field.key} value={text} onChange={(event) => onChange(event.target.value)} />
  ),
  select: ({ field, text, onChange }) => (
    <select id={field.key} value={text} onChange={(event) => onChange(event.target.value)}>
      <option value="">Nothing chosen</option>
      {field.options.map((option) => (
        <option key={option}>{option}</option>
      ))}
    </select>
  ),
  range: ({ field, text, onChange }) => {
    const [min = '', max = ''] = text.split('–');
    return (
      <>
        <input
          id={field.key}
          value={min}
          onChange={(event) => onChange(`${event.target.value}–${max}`)}
        />
        <input value={max} onChange={(event) => onChange(`${min}–${event.target.value}`)} />
      </>
    );
  },
};

function faultOf(field: BenchField, text: string): string | null {
  if (field.look === 'number' && Number.isNaN(Number(text))) return 'Not a number';
  if (field.look === 'text' && text.length > 200) return 'Too long';
  return null;
}

enterContest(() => <HandWrittenForm />);
