import { schemaFormats, schemaKeywords } from '@bozor/form-engine/schema';
import { Ajv2020 } from 'ajv/dist/2020.js';

/** ajv that knows the engine's words and, like the engine, looks for every fault. */
export function newAjv(): Ajv2020 {
  const ajv = new Ajv2020({ allErrors: true, formats: schemaFormats });
  for (const keyword of schemaKeywords) ajv.addKeyword(keyword);
  return ajv;
}
