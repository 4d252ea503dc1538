import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { _, Ajv } from 'ajv';
import standaloneCode from 'ajv/dist/standalone/index.js';
import { build } from 'esbuild';

import { DATA_TYPES, type DataType } from '../definition/field-definition.ts';
import type { JsonObject } from '../definition/json.ts';
import { dataTypeSchema } from './data-type-schema.ts';

/** The file this script writes: ten validators, made of nothing but plain code. */
export const VALIDATORS_FILE = fileURLToPath(new URL('validators.generated.js', import.meta.url));

const HEAD = '// Made by `node engine/rules/make-validators.ts`; do not edit.\n';
/** What ajv's code asks for at run time, and our own module that answers. */
const IMPORTS = `
  import { dateFormats } from './date-formats.ts';
  import { countCodePoints } from './code-points.ts';
`;
const LENGTH_CALL = 'require("ajv/dist/runtime/ucs2length").default';

/**
 * Text of the generated module: `validators`, a judge of `{ def, value }` per data type.
 *
 * ajv compiles them here, so that no browser has to evaluate code. Limits are read from `def` by
 * `$data`; one that is absent does not bind.
 *
 * @throws Error when ajv's code still wants something at run time.
 */
export async function makeValidators(): Promise<string> {
  const schemas = DATA_TYPES.map((dataType) => envelopeSchema(dataType));
  const ajv = new Ajv({
    $data: true,
    messages: false,
    strictTypes: false,
    schemas,
    formats: { date: () => true, 'date-time': () => true },
    code: { source: true, esm: true, lines: false, formats: _`dateFormats` },
  });
  const names = Object.fromEntries(DATA_TYPES.map((dataType) => [dataType, dataType]));
  const code = standaloneCode(ajv, names).replaceAll(LENGTH_CALL, 'countCodePoints');
  if (code.includes('require(')) throw new Error(`ajv's code calls require(): ${code}`);
  return HEAD + (await bundle(IMPORTS + code));
}

function envelopeSchema(dataType: DataType): JsonObject {
  return {
    $id: dataType,
    properties: { value: valueSchema(dataType) },
  };
}

/** A reference climbs one level from the value to the envelope, two from a member of a list. */
function valueSchema(dataType: DataType): JsonObject {
  const schema = dataTypeSchema(dataType, limitsAt(1));
  return 'items' in schema ? dataTypeSchema(dataType, limitsAt(2)) : schema;
}

function limitsAt(levels: number): Readonly<Record<string, JsonObject>> {
  const names = ['minValue', 'maxValue', 'minLength', 'maxLength'];
  return Object.fromEntries(names.map((name) => [name, { $data: `${levels}/def/${name}` }]));
}

/** One module of the code, with ours inlined. */
async function bundle(code: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: {
      contents: `${code}\nexport const validators = { ${DATA_TYPES.join(', ')} };`,
      resolveDir: fileURLToPath(new URL('.', import.meta.url)),
    },
    bundle: true,
    format: 'esm',
    target: 'es2022',
    minify: true,
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}

if (import.meta.main) writeFileSync(VALIDATORS_FILE, await makeValidators());
