declare module '@tanstack/react-form' {
  import type { ReactNode } from 'react';

  interface FieldApi {
    readonly state: {
      readonly value: string | number | undefined;
      readonly meta: { readonly isValid: boolean; readonly errors: readonly string[] };
    };
    readonly handleChange: (value: unknown) => void;
    readonly handleBlur: () => void;
  }

  interface FieldProps {
    readonly name: string;
    readonly validators: {
      readonly onDynamic: (given: { readonly value: unknown }) => string | undefined;
    };
    readonly children: (field: FieldApi) => ReactNode;
  }

  interface SubscribeProps {
    readonly selector: (state: { readonly values: Readonly<Record<string, unknown>> }) => unknown;
    readonly children: (selected: unknown) => ReactNode;
  }

  export interface ReactFormApi {
    readonly Field: (props: FieldProps) => ReactNode;
    readonly Subscribe: (props: SubscribeProps) => ReactNode;
    readonly handleSubmit: () => Promise<void>;
    readonly getFieldValue: (name: string) => unknown;
  }

  interface FormOptions {
    readonly defaultValues: object;
    readonly validationLogic: ValidationLogic;
    readonly onSubmitInvalid: () => void;
  }

  type ValidationLogic = (props: object) => unknown;

  interface RevalidateProps {
    readonly mode: 'blur';
    readonly modeAfterSubmission: 'change';
  }

  export function revalidateLogic(props: RevalidateProps): ValidationLogic;

  export function useForm(options: FormOptions): ReactFormApi;
}
