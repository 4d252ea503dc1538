import { boxInput } from '../box/Box.tsx';

/** Props of the box of a date or a time. */
export interface DateBoxProps {
  readonly id: string;
  /** As it was typed. */
  readonly text: string;
  readonly onText: (text: string) => void;
  /** Name of the box where the field's label is not enough. */
  readonly name?: string;
  readonly isRequired: boolean;
  readonly describedBy: string | undefined;
  readonly isInvalid: boolean;
  readonly isDisabled: boolean;
}

/** Attributes of the input of a date or a time, the same for a mask and for the system's picker. */
export function dateAttributes(props: DateBoxProps) {
  return {
    id: props.id,
    className: boxInput,
    disabled: props.isDisabled,
    'aria-label': props.name,
    'aria-required': props.isRequired || undefined,
    'aria-invalid': props.isInvalid || undefined,
    'aria-describedby': props.describedBy,
  };
}
