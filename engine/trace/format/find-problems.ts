import { describeJson, isJsonObject, isList, toPointer } from '../../json.ts';
import { problemMessage, type ProblemFault } from './problem-message.ts';
import type { SchemaNode, SchemaType } from './schema-node.ts';
import type { SchemaDocument } from './trace-schema.ts';

/** One way in which a file is no trace. */
export interface TraceProblem {
  /** JSON Pointer (RFC 6901) into the file. */
  readonly pointer: string;
  readonly fault: ProblemFault;
  /** What is there. */
  readonly message: string;
  /** What to do about it. */
  readonly hint: string;
}

/** A piece of JSON, its pointer, and its schema. */
interface Piece {
  readonly json: unknown;
  readonly pointer: string;
  readonly node: SchemaNode;
}

/** In which ways JSON is not what a schema asks; empty when it is. Never throws. */
export function findProblems(json: unknown, document: SchemaDocument): readonly TraceProblem[] {
  return problemsOf({ json, pointer: '', node: document });

  function problemsOf({ json, pointer, node }: Piece): readonly TraceProblem[] {
    const piece = { json, pointer, node: resolved(node) };
    const { oneOf, anyOf } = piece.node;
    if (oneOf !== undefined) return problemsOfKind(piece, oneOf);
    if (anyOf !== undefined && !anyOf.some((one) => fits({ json, pointer, node: one }))) {
      return [problem(piece, { code: 'shape.none' })];
    }
    const own = ownProblem(piece);
    if (own !== null) return [own];
    if (isList(json)) return memberProblems(piece, json);
    return isJsonObject(json) ? propertyProblems(piece, json) : [];
  }

  function fits(piece: Piece): boolean {
    return problemsOf(piece).length === 0;
  }

  function resolved(node: SchemaNode): SchemaNode {
    const name = node.$ref?.slice('#/$defs/'.length);
    return name === undefined ? node : (document.$defs[name] ?? {});
  }

  /** One of several objects, chosen by its `type`. */
  function problemsOfKind(piece: Piece, kinds: readonly SchemaNode[]): readonly TraceProblem[] {
    const { json, pointer } = piece;
    if (!isJsonObject(json)) return [problem(piece, noObject(json))];
    const type = Object.hasOwn(json, 'type') ? json['type'] : undefined;
    const node = kinds.find(({ properties }) => properties?.['type']?.const === type);
    if (node !== undefined) return problemsOf({ json, pointer, node });
    const known = kinds.map(({ properties }) => String(properties?.['type']?.const));
    const fault = { code: 'act.unknown', met: describeJson(type), known } as const;
    const hint = `Write one of ${known.join(', ')}.`;
    return [{ pointer: `${pointer}/type`, fault, message: problemMessage(fault), hint }];
  }

  function memberProblems({ pointer, node }: Piece, list: readonly unknown[]) {
    const { items } = node;
    if (items === undefined) return [];
    return list.flatMap((json, index) =>
      problemsOf({ json, pointer: toPointer(pointer, index), node: items }),
    );
  }

  function propertyProblems(piece: Piece, json: object): readonly TraceProblem[] {
    const { pointer, node } = piece;
    const missing = (node.required ?? [])
      .filter((name) => !Object.hasOwn(json, name))
      .map((name) => {
        const wanted = propertyNode(node, name);
        const at = { json: undefined, pointer: toPointer(pointer, name), node: wanted ?? {} };
        return problem({ ...at, node: resolved(at.node) }, { code: 'missing' });
      });
    const entries: readonly (readonly [string, unknown])[] = Object.entries(json);
    const wrong = entries.flatMap(([name, part]) => {
      const at = { json: part, pointer: toPointer(pointer, name) };
      const wanted = propertyNode(node, name);
      if (wanted === undefined) return [];
      return wanted === null ? [stranger(at.pointer, node)] : problemsOf({ ...at, node: wanted });
    });
    return [...missing, ...wrong];
  }
}

function noObject(json: unknown): ProblemFault {
  return { code: 'type.other', met: describeJson(json), wanted: ['object'] };
}

/** What a property has to be: anything (`undefined`), something, or not there at all (`null`). */
function propertyNode(node: SchemaNode, name: string): SchemaNode | null | undefined {
  const { properties = {}, additionalProperties } = node;
  if (Object.hasOwn(properties, name)) return properties[name];
  return additionalProperties === false ? null : additionalProperties;
}

function stranger(pointer: string, { properties = {} }: SchemaNode): TraceProblem {
  const known = Object.keys(properties);
  const fault = { code: 'name.unknown', known } as const;
  const hint =
    known.length === 0 ? 'Remove it.' : `Remove it, or write one of ${known.join(', ')}.`;
  return { pointer, fault, message: problemMessage(fault), hint };
}

/** What is wrong with JSON whatever is inside of it. */
function ownProblem(piece: Piece): TraceProblem | null {
  const { json, node } = piece;
  const met = describeJson(json);
  const types = typesOf(node);
  if (types.length > 0 && !types.some((type) => isOfType(json, type))) {
    return problem(piece, { code: 'type.other', met, wanted: types });
  }
  if (node.const !== undefined && json !== node.const) {
    return problem(piece, { code: 'value.other', met, wanted: JSON.stringify(node.const) });
  }
  if (node.enum !== undefined && !node.enum.some((one) => one === json)) {
    return problem(piece, { code: 'value.unknown', met, known: node.enum.map(String) });
  }
  const least = node.minimum ?? -Infinity;
  const isTooSmall = typeof json === 'number' && json < least;
  return isTooSmall ? problem(piece, { code: 'value.small', met, least }) : null;
}

function problem({ pointer, node }: Piece, fault: ProblemFault): TraceProblem {
  const hint = node.description ?? 'See trace.schema.json.';
  return { pointer, fault, message: problemMessage(fault), hint };
}

function typesOf({ type = [] }: SchemaNode): readonly SchemaType[] {
  return typeof type === 'string' ? [type] : type;
}

function isOfType(json: unknown, type: SchemaType): boolean {
  switch (type) {
    case 'null':
      return json === null;
    case 'integer':
      return Number.isInteger(json);
    case 'array':
      return isList(json);
    case 'object':
      return isJsonObject(json);
    case 'number':
      return Number.isFinite(json);
    case 'boolean':
    case 'string':
      return typeof json === type;
  }
}
