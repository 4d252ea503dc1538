declare module '@formily/core' {
  export interface Field {
    readonly title: string;
    readonly selfErrors: readonly string[];
    loading: boolean;
    dataSource?: readonly { readonly label: string; readonly value: string }[];
    readonly query: (path: string) => { readonly get: (part: 'value') => unknown };
  }

  export interface Form {
    readonly getValuesIn: (path: string) => unknown;
    readonly submit: () => Promise<unknown>;
    readonly onUnmount: () => void;
  }

  export function createForm(options: { readonly initialValues: object }): Form;
}

declare module '@formily/react' {
  import type { Field, Form } from '@formily/core';
  import type { ComponentType, ReactNode } from 'react';

  export interface ISchema {
    readonly type: string;
    readonly title?: string;
    readonly required?: boolean;
    readonly maximum?: number;
    readonly maxLength?: number;
    readonly enum?: readonly { readonly label: string; readonly value: string }[];
    readonly properties?: Readonly<Record<string, ISchema>>;
    readonly 'x-decorator'?: string;
    readonly 'x-decorator-props'?: object;
    readonly 'x-component'?: string;
    readonly 'x-component-props'?: object;
    readonly 'x-reactions'?: string | object;
  }

  interface FormProviderProps {
    readonly form: Form;
    readonly children: ReactNode;
  }

  export function FormProvider(props: FormProviderProps): ReactNode;

  interface SchemaFieldProps {
    readonly schema: ISchema;
    readonly scope: object;
  }

  interface SchemaFieldOptions {
    readonly components: Readonly<Record<string, ComponentType<object>>>;
  }

  export function createSchemaField(
    options: SchemaFieldOptions,
  ): (props: SchemaFieldProps) => ReactNode;

  type Mapper = (props: object, field: Field) => object;

  export function mapProps(mapper: Mapper): Mapper;

  export function connect<Props>(
    component: ComponentType<Props>,
    mapper: Mapper,
  ): ComponentType<object>;
}

declare module '@formily/reactive' {
  export const action: {
    readonly bound: <Given>(act: (given: Given) => void) => (given: Given) => void;
  };
}
