import { AREA_LIMIT, TEXT_LIMIT, type WorkField } from '../measure/work.ts';

/** The keywords of JSON Schema that the work needs. */
export interface FieldSchema {
  type: 'array' | 'boolean' | 'integer' | 'object' | 'string';
  enum?: string[];
  format?: string;
  items?: FieldSchema;
  maxLength?: number;
  maximum?: number;
  properties?: Record<string, FieldSchema>;
  uniqueItems?: boolean;
}

/** A field of the work as JSON Schema. */
export function fieldSchema({ variant, options, max }: WorkField): FieldSchema {
  switch (variant) {
    case 'text':
      return { type: 'string', maxLength: TEXT_LIMIT };
    case 'number':
      return { type: 'integer', ...(max !== null && { maximum: max }) };
    case 'select':
    case 'radio':
      return { type: 'string', ...(options.length > 0 && { enum: [...options] }) };
    case 'checkbox':
      return { type: 'boolean' };
    case 'area':
      return { type: 'string', maxLength: AREA_LIMIT };
    case 'date':
      return { type: 'string', format: 'date' };
    case 'range':
      return { type: 'object', properties: { min: INTEGER, max: INTEGER } };
    case 'boxes':
      return { type: 'array', uniqueItems: true, items: { type: 'string', enum: [...options] } };
    case 'url':
      return { type: 'string' };
  }
}

const INTEGER: FieldSchema = { type: 'integer' };
