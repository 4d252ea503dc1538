import type { UseFormRegisterReturn } from 'react-hook-form';

import type { WorkField } from '../../measure/work.ts';

/** Properties of an uncontrolled control. */
export interface RegisteredProps {
  readonly field: WorkField;
  readonly register: (name: string) => UseFormRegisterReturn;
  readonly isInvalid: boolean;
}

/** The uncontrolled control of a field, with the same elements as the plain ones. */
export function Registered({ field, register, isInvalid }: RegisteredProps) {
  const { key, label, variant, options } = field;
  const described = {
    'aria-invalid': isInvalid || undefined,
    'aria-describedby': isInvalid ? `${key}-fault` : undefined,
  };
  switch (variant) {
    case 'area':
      return <textarea id={key} {...register(key)} {...described} />;
    case 'checkbox':
      return <input id={key} type="checkbox" {...register(key)} />;
    case 'select':
      return (
        <select id={key} {...register(key)} {...described}>
          <option value="">Nothing chosen</option>
          {options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      );
    case 'radio':
    case 'boxes':
      return options.map((option) => (
        <label key={option}>
          <input
            type={variant === 'radio' ? 'radio' : 'checkbox'}
            value={option}
            {...register(key)}
          />
          {option}
        </label>
      ));
    case 'range':
      return (
        <>
          <input id={key} aria-label={`${label} from`} {...register(`${key}.min`)} />
          <input aria-label={`${label} to`} {...register(`${key}.max`)} />
        </>
      );
    case 'text':
    case 'number':
    case 'date':
    case 'url': {
      const type = variant === 'number' ? 'text' : variant;
      return <input id={key} type={type} {...register(key)} {...described} />;
    }
  }
}
