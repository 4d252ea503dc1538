declare module 'uniforms' {
  interface FormContext {
    readonly model: Readonly<Record<string, unknown>>;
    readonly error: unknown;
    readonly submitted: boolean;
  }

  export function useForm(): FormContext;
}

declare module 'uniforms-bridge-json-schema' {
  interface BridgeOptions {
    readonly schema: object;
    readonly validator: (model: unknown) => { readonly details: unknown } | null;
  }

  export class JSONSchemaBridge {
    constructor(options: BridgeOptions);
    getType(name: string): unknown;
  }
}

declare module 'uniforms-unstyled' {
  import type { Component, ReactNode } from 'react';
  import type { JSONSchemaBridge } from 'uniforms-bridge-json-schema';

  interface AutoFormProps {
    readonly schema: JSONSchemaBridge;
    readonly model: object;
    readonly children: ReactNode;
  }

  export class AutoForm extends Component<AutoFormProps> {
    getModel(): Readonly<Record<string, unknown>>;
  }

  interface AutoFieldProps {
    readonly name: string;
    readonly options?: readonly { readonly label: string; readonly value: string }[];
  }

  export function AutoField(props: AutoFieldProps): ReactNode;

  export function LongTextField(props: { readonly name: string }): ReactNode;

  interface ErrorFieldProps {
    readonly name: string;
    readonly className: string;
  }

  export function ErrorField(props: ErrorFieldProps): ReactNode;
}
