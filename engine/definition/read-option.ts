import type { DataTypeShape } from './data-type-shape.ts';
import { describeJson } from './describe-json.ts';
import type { Option, Point } from './field-definition.ts';
import { isJsonObject, isScalar, type Scalar } from './json.ts';
import { isIcon } from './read-icon.ts';
import { readFlag, readId, readText, toNumber, type Source } from './read-property.ts';

const MAX_LATITUDE = 90;
const MAX_LONGITUDE = 180;

/** Reads one entry of `values`; `null` when neither value, key nor id says what to store. */
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

/** `values[].value`; `null` where the key or the id must stand in. */
function readValue({ json, pointer, report }: Source): Scalar | null {
  const value = json['value'] ?? null;
  if (isScalar(value) && (typeof value !== 'number' || Number.isFinite(value))) return value;
  if (value === null) {
    report('option.value.missing', pointer, 'The value to store is absent; key or id stands in.');
  } else {
    const met = describeJson(value);
    report('option.value.type', `${pointer}/value`, `The value is ${met}; key or id stands in.`);
  }
  return null;
}

function castValue({ pointer, report }: Source, raw: Scalar, cast: DataTypeShape['cast']): Scalar {
  const value = cast(raw);
  if (value !== null) return value;
  const met = describeJson(raw);
  report('option.value.type', `${pointer}/value`, `${met} is not of the data type; kept as sent.`);
  return raw;
}

function readName(source: Source, value: Scalar): string {
  const name = readText(source, 'name');
  if (name !== null) return name;
  source.report('option.name.missing', source.pointer, `${describeJson(value)} has no name.`);
  return String(value);
}

function readIcon(source: Source): string | null {
  const icon = readText(source, 'icon');
  if (icon === null || isIcon(icon)) return icon;
  source.report(
    'option.icon.refused',
    `${source.pointer}/icon`,
    `${describeJson(icon)} is no picture.`,
  );
  return null;
}

function readLocation({ json, pointer, report }: Source): Point | null {
  const location = json['location'] ?? null;
  if (location === null) return null;
  const point = isJsonObject(location)
    ? toPoint(location['latitude'], location['longitude'])
    : null;
  if (point === null) {
    report('option.location.shape', `${pointer}/location`, 'The location is no point on Earth.');
  }
  return point;
}

function toPoint(latitude: unknown, longitude: unknown): Point | null {
  const [north, east] = [toNumber(latitude), toNumber(longitude)];
  if (north === null || east === null) return null;
  if (Math.abs(north) > MAX_LATITUDE || Math.abs(east) > MAX_LONGITUDE) return null;
  return Object.freeze({ latitude: north, longitude: east });
}
