declare module '@jsonforms/core' {
  export interface JsonSchema {
    readonly type?: string;
    readonly title?: string;
    readonly required?: readonly string[];
    readonly properties?: Readonly<Record<string, JsonSchema>>;
    readonly items?: JsonSchema;
    readonly enum?: readonly string[];
    readonly const?: string;
    readonly format?: string;
    readonly maximum?: number;
    readonly maxLength?: number;
    readonly uniqueItems?: boolean;
  }

  export interface UISchemaElement {
    readonly type: string;
    readonly scope?: string;
    readonly label?: string;
    readonly options?: Readonly<Record<string, unknown>>;
    readonly elements?: readonly UISchemaElement[];
    readonly rule?: {
      readonly effect: string;
      readonly condition: { readonly scope: string; readonly schema: JsonSchema };
    };
  }

  export type ValidationMode = 'ValidateAndShow' | 'ValidateAndHide' | 'NoValidation';

  export interface JsonFormsCore {
    readonly data: Readonly<Record<string, unknown>>;
    readonly validationMode?: ValidationMode;
  }

  type Reducer = (state: JsonFormsCore, action: object) => JsonFormsCore;

  export type Middleware = (
    state: JsonFormsCore,
    action: object,
    reducer: Reducer,
  ) => JsonFormsCore;

  export interface ControlProps {
    readonly id: string;
    readonly label: string;
    readonly path: string;
    readonly data: unknown;
    readonly errors: string;
    readonly handleChange: (path: string, value: unknown) => void;
  }

  export interface MultiEnumProps extends ControlProps {
    readonly options: readonly { readonly label: string; readonly value: string }[];
    readonly addItem: (path: string, value: string) => void;
    readonly removeItem: (path: string, value: string) => void;
  }

  export type Tester = (uischema: UISchemaElement, schema: JsonSchema) => boolean;

  export type RankedTester = (uischema: UISchemaElement, schema: JsonSchema) => number;

  export function optionIs(name: string, value: unknown): Tester;

  export function uiTypeIs(type: string): Tester;

  export function rankWith(rank: number, tester: Tester): RankedTester;
}

declare module '@jsonforms/react' {
  import type {
    ControlProps,
    JsonFormsCore,
    JsonSchema,
    Middleware,
    MultiEnumProps,
    RankedTester,
    UISchemaElement,
    ValidationMode,
  } from '@jsonforms/core';
  import type { ComponentType, ReactNode } from 'react';

  export interface Renderer {
    readonly tester: RankedTester;
    readonly renderer: ComponentType<object>;
  }

  interface JsonFormsProps {
    readonly schema: JsonSchema;
    readonly uischema: UISchemaElement;
    readonly data: unknown;
    readonly renderers: readonly Renderer[];
    readonly cells: readonly object[];
    readonly validationMode: ValidationMode;
    readonly middleware: Middleware;
  }

  export function JsonForms(props: JsonFormsProps): ReactNode;

  export function useJsonForms(): { readonly core?: JsonFormsCore };

  export function withJsonFormsControlProps(
    control: ComponentType<ControlProps>,
  ): Renderer['renderer'];

  export function withJsonFormsMultiEnumProps(
    control: ComponentType<MultiEnumProps>,
  ): Renderer['renderer'];
}

declare module '@jsonforms/vanilla-renderers' {
  import type { Renderer } from '@jsonforms/react';

  export const vanillaRenderers: readonly Renderer[];

  export const vanillaCells: readonly object[];
}
