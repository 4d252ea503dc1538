/** The part of JSON Schema (2020-12) that describes the format of a trace. */
export interface SchemaNode {
  /** Points into `$defs` of the same document. */
  readonly $ref?: string;
  readonly description?: string;
  readonly type?: SchemaType | readonly SchemaType[];
  readonly const?: string | number | boolean;
  readonly enum?: readonly string[];
  readonly minimum?: number;
  readonly properties?: Readonly<Record<string, SchemaNode>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: SchemaNode | false;
  readonly items?: SchemaNode;
  readonly anyOf?: readonly SchemaNode[];
  /** Objects that are distinguished by the constant of their property `type`. */
  readonly oneOf?: readonly SchemaNode[];
}

/** The names of JSON's types. */
export type SchemaType = 'null' | 'boolean' | 'integer' | 'number' | 'string' | 'array' | 'object';
