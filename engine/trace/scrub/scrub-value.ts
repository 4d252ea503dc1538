import type { FieldInput, Json, Scalar } from '../../index.ts';
import { type JsonObject, isJsonObject, isScalar } from '../../json.ts';
import { parseNumber } from '../../rules.ts';
import type { Spot } from './create-coarse-map.ts';
import { type Scope, scrubScalar, scrubSide, scrubWireScalar } from './scrub-scalar.ts';

/** What any value is scrubbed by. */
export interface ValueScope extends Scope {
  readonly toCoarse: (spot: Spot) => Spot;
}

/** Scrubs what was put in a field. */
export function scrubInput(input: FieldInput, scope: ValueScope): FieldInput {
  if (input === null) return null;
  if (isScalar(input)) return scrubScalar(input, scope);
  if (isScalars(input)) return input.map((member) => scrubScalar(member, scope));
  if ('min' in input) {
    return { min: scrubSide(input.min, scope), max: scrubSide(input.max, scope) };
  }
  if ('is_negotiable' in input) {
    const [salary_min, salary_max] = [input.salary_min, input.salary_max].map((side) =>
      scrubSide(side, scope),
    );
    return { ...input, salary_min: salary_min ?? '', salary_max: salary_max ?? '' };
  }
  return { ...scope.toCoarse(input), address: scope.standIns.of(input.address) };
}

/** Scrubs what a server, a link or a draft holds for a field: any JSON. */
export function scrubWire(json: Json, scope: ValueScope): Json {
  if (isScalar(json)) return scrubWireScalar(json, scope);
  if (isMembers(json)) return json.map((member) => scrubWire(member, scope));
  return isJsonObject(json) ? scrubParts(json, scope) : json;
}

const SIDES: ReadonlySet<string> = new Set(['min', 'max', 'salary_min', 'salary_max']);

function scrubParts(json: JsonObject, scope: ValueScope): JsonObject {
  const spot = spotOf(json);
  const coarse = new Map<string, Json>(spot === null ? [] : Object.entries(scope.toCoarse(spot)));
  const parts = Object.entries<Json>(json).map(([name, part]) => {
    const text = typeof part === 'string' ? scrubPart(name, part, scope) : null;
    const rest = isScalar(part) ? part : scrubWire(part, scope);
    return [name, coarse.get(name) ?? text ?? rest] as const;
  });
  return Object.fromEntries(parts);
}

function scrubPart(name: string, part: string, scope: ValueScope): string {
  return SIDES.has(name) ? scrubSide(part, scope) : scope.standIns.of(part);
}

/** Where a place lies; `null` for any other object. Degrees may be texts. */
function spotOf({ latitude = null, longitude = null }: JsonObject): Spot | null {
  const [north, east] = [toDegrees(latitude), toDegrees(longitude)];
  return north === null || east === null ? null : { latitude: north, longitude: east };
}

function toDegrees(json: Json): number | null {
  if (typeof json === 'string') return parseNumber(json);
  return typeof json === 'number' ? json : null;
}

function isScalars(input: FieldInput): input is readonly Scalar[] {
  return Array.isArray(input);
}

function isMembers(json: Json): json is readonly Json[] {
  return Array.isArray(json);
}
