import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { _, Ajv } from 'ajv';
import standaloneCode from 'ajv/dist/standalone/index.js';
import { build } from 'esbuild';

import { SINGLE_TYPES, type SingleType } from '../definition/field-definition.ts';
import type { JsonObject } from '../definition/json.ts';
import { dataTypeSchema } from './data-type-schema.ts';

/** The file this script writes: a validator per single data type, which consists of plain code. */
export const VALIDATORS_FILE = fileURLToPath(new URL('validators.generated.js', import.meta.url));

const HEAD = '// Made by `node engine/rules/make-validators.ts`; do not edit.\n';
/** What ajv's code asks for at run time, and our own module that answers. */
const IMPORTS = `
  import { dateFormats } from './dates/date-formats.ts';
  import { countCodePoints } from './count-code-points.ts';
`;
const LENGTH_CALL = 'require("ajv/dist/runtime/ucs2length").default';
/**
 * What ajv's code writes and the rules do not read: parameters of nested calls, paths, signs of
 * comparison, names of formats and of types without a fault of their own, counts, the errors of a
 * value without any.
 */
const UNREAD = [
  /, \{instancePath="", .*?\}=\{\}/g,
  /instancePath:[^,]*,schemaPath:"[^"]*",/g,
  /comparison: "[^"]*", /g,
  /format: "[^"]*"|type: "(?:string|boolean)"/g,
  /let vErrors = null;let errors = 0;|const _errs\d+ = errors;|validate\d+\.errors = vErrors;/g,
];

/**
 * Checks of ajv's code that hold for every envelope: it is an object with a value, and its limits
 * are finite numbers or absent; no number is beyond an absent one.
 */
const ALWAYS_TRUE: readonly (readonly [check: RegExp, replacement: string])[] = [
  [/data && typeof data == "object" && !Array\.isArray\(data\)/g, 'true'],
  [/data\.value !== undefined/g, 'true'],
  [/errors === (?:_errs\d+|0)/g, 'true'],
  [/data && data\.def && /g, ''],
  [/vSchema\d !== undefined && /g, ''],
  [/\(!\(\(typeof (\w+) == "number"\) && \(isFinite\(\1\)\)\)\) \|\| /g, ''],
  [/ (?:\|\| |&& !)isNaN\(data0\)/g, ''],
];

/**
 * Text of the generated module: `validators`, a validate of `{ def, value }` per single data type.
 *
 * ajv compiles them here, so that no browser has to evaluate code. Limits are read from `def` by
 * `$data`; one that is absent does not bind.
 *
 * @throws Error when ajv's code still wants something at run time.
 */
export async function makeValidators(): Promise<string> {
  const schemas = SINGLE_TYPES.map((dataType) => envelopeSchema(dataType));
  const ajv = new Ajv({
    $data: true,
    messages: false,
    strictTypes: false,
    schemas,
    formats: { date: () => true, 'local-date-time': () => true },
    code: { source: true, esm: true, lines: false, formats: _`dateFormats` },
  });
  const names = Object.fromEntries(SINGLE_TYPES.map((dataType) => [dataType, dataType]));
  const whole = standaloneCode(ajv, names).replaceAll(LENGTH_CALL, 'countCodePoints');
  const read = UNREAD.reduce((rest, unread) => rest.replaceAll(unread, ''), whole);
  const code = ALWAYS_TRUE.reduce((rest, [check, value]) => rest.replaceAll(check, value), read);
  if (code.includes('require(')) throw new Error(`ajv's code calls require(): ${code}`);
  return HEAD + (await bundle(IMPORTS + code));
}

/** Limits are references: each climbs one level, from the value to the envelope. */
function envelopeSchema(dataType: SingleType): JsonObject {
  const names = ['minValue', 'maxValue', 'minLength', 'maxLength'];
  const limits = Object.fromEntries(names.map((name) => [name, { $data: `1/def/${name}` }]));
  return { $id: dataType, properties: { value: dataTypeSchema(dataType, limits) } };
}

/** One module of the code, with ours inlined. */
async function bundle(code: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: {
      contents: `${code}\nexport const validators = { ${SINGLE_TYPES.join(', ')} };`,
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
