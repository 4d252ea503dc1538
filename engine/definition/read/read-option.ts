import { MAX_LATITUDE, MAX_LONGITUDE, type Option, type Point } from '../field-definition.ts';
import { isJsonObject, isScalar, type Scalar } from '../json.ts';
import type { DataTypeShape } from './data-type-shape.ts';
import { isIcon } from './is-icon.ts';
import {
  noteProperty,
  readFlag,
  readId,
  readText,
  toNumber,
  type Source,
} from './read-property.ts';

/** Reads one entry of `values`; `null` when it has no value, key or id to store. */
export function readOption(source: Source, cast: DataTypeShape['cast']): Option | null {
  const id = readId(source, 'id');
  const key = readId(source, 'key');
  const raw = readValue(source) ?? key ?? id;
  if (raw === null) return null;

  const value = castValue(source, raw, cast);
  return Object.freeze({
    id,
    name: readName(source, value),
    value,
    key,
    isSelected: readFlag(source, 'selected'),
    isPopular: readFlag(source, 'is_popular'),
    icon: readIcon(source),
    location: readLocation(source),
  });
}

/** `values[].value`; `null` where the key or the id replaces it. */
function readValue(source: Source): Scalar | null {
  const value = source.json['value'] ?? null;
  if (isScalar(value) && (typeof value !== 'number' || Number.isFinite(value))) return value;
  noteProperty(source, 'value', value === null ? 'option.value.missing' : 'option.value.type');
  return null;
}

function castValue({ pointer, report }: Source, raw: Scalar, cast: DataTypeShape['cast']): Scalar {
  const value = cast(raw);
  if (value !== null) return value;
  report('option.value.type', `${pointer}/value`, raw);
  return raw;
}

function readName(source: Source, value: Scalar): string {
  const name = readText(source, 'name');
  if (name !== null) return name;
  noteProperty(source, 'name', 'option.name.missing');
  return String(value);
}

function readIcon(source: Source): string | null {
  const icon = readText(source, 'icon');
  if (icon === null || isIcon(icon)) return icon;
  noteProperty(source, 'icon', 'option.icon.refused');
  return null;
}

function readLocation(source: Source): Point | null {
  const location = source.json['location'] ?? null;
  if (location === null) return null;
  const point = isJsonObject(location)
    ? toPoint(location['latitude'], location['longitude'])
    : null;
  if (point === null) noteProperty(source, 'location', 'option.location.shape');
  return point;
}

function toPoint(latitude: unknown, longitude: unknown): Point | null {
  const [north, east] = [toNumber(latitude), toNumber(longitude)];
  if (north === null || east === null) return null;
  if (Math.abs(north) > MAX_LATITUDE || Math.abs(east) > MAX_LONGITUDE) return null;
  return Object.freeze({ latitude: north, longitude: east });
}
