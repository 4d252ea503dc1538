import { schemaFormats, schemaKeywords } from '@bozor/form-engine/schema';
import { Ajv2020 } from 'ajv/dist/2020.js';

/** ajv with the engine's keywords that collects all faults, as the engine does. */
export function newAjv(): Ajv2020 {
  const ajv = new Ajv2020({ allErrors: true, formats: schemaFormats });
  for (const keyword of schemaKeywords) ajv.addKeyword(keyword);
  return ajv;
}
