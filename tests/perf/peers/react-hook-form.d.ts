declare module 'react-hook-form' {
  import type { ChangeEventHandler, FocusEventHandler, FormEventHandler, Ref } from 'react';

  interface Rules {
    readonly validate: (value: unknown) => true | string;
  }

  export interface UseFormRegisterReturn {
    readonly name: string;
    readonly ref: Ref<HTMLInputElement & HTMLSelectElement & HTMLTextAreaElement>;
    readonly onChange: ChangeEventHandler;
    readonly onBlur: FocusEventHandler;
  }

  /** The part of a form that hooks subscribe to. */
  export interface Control {
    readonly _subjects: object;
  }

  export interface UseFormReturn<Values> {
    readonly control: Control;
    readonly register: (name: string, rules: Rules) => UseFormRegisterReturn;
    readonly handleSubmit: (act: (values: Values) => void) => FormEventHandler;
    readonly getValues: (name: string) => unknown;
  }

  interface UseFormProps {
    readonly defaultValues: object;
    readonly mode: 'onTouched';
  }

  export function useForm<Values>(props: UseFormProps): UseFormReturn<Values>;

  interface OfField {
    readonly control: Control;
    readonly name: string;
  }

  interface FormState {
    readonly errors: Readonly<Record<string, { readonly message?: string } | undefined>>;
  }

  export function useFormState(props: OfField & { readonly exact: true }): FormState;

  export function useWatch(props: OfField): unknown;
}
