import { BOUND_SIDES, DATA_TYPES, FIELD_TYPES } from '../field-definition.ts';
import type { DataType, FieldDefinition, FieldType, Option } from '../field-definition.ts';
import { isScalar } from '../json.ts';
import { dataTypeShapes } from './data-type-shape.ts';
import { readConditions, type ReadCondition } from './read-conditions.ts';
import { readOptions } from './read-options.ts';
import {
  noteProperty,
  readFlag,
  readId,
  readLength,
  readNumber,
  readText,
  type Source,
} from './read-property.ts';

/** A definition as read: its references to other filters are not resolved yet. */
export interface LooseDefinition extends FieldDefinition {
  readonly showIf: readonly ReadCondition[];
  readonly isMultiple: boolean;
}

/** Reads one filter: wrong properties are repaired or left out, each with a diagnostic. */
export function readDefinition(source: Source): LooseDefinition {
  const { json, pointer, report } = source;
  const key = readKey(source);
  const dataType = readDataType(source);
  const isMultiselect = readFlag(source, 'is_multiselect');
  const isMultiple = isMultiselect || dataTypeShapes[dataType].isList;
  if (isMultiple && !(isMultiselect && dataTypeShapes[dataType].isList)) {
    report('definition.multiselect.mismatch', `${pointer}/is_multiselect`, dataType);
  }
  const { values, groups } = json;
  const { options, groups: titled } = readOptions(
    { values, groups, pointer, report },
    { dataType },
  );

  return {
    pointer,
    id: readOwnId(source),
    parentId: readId(source, 'parent_filter_id'),
    key,
    name: readName(source, key),
    placeholder: readText(source, 'placeholder'),
    inputSuffix: readText(source, 'input_suffix'),
    type: readType(source),
    typeName: typeName(source),
    dataType,
    hasNextFilter: readFlag(source, 'has_next_filter'),
    hasPopular: readFlag(source, 'has_popular'),
    isMultiselect,
    isMultiple,
    isRequired: readFlag(source, 'is_required'),
    errorMessage: readText(source, 'error_message'),
    noSelectionMessage: readText(source, 'no_selection_message'),
    ...readLimits(source),
    bounds: BOUND_SIDES.flatMap((side) => {
      const key = readText(source, `${side}_key`);
      return key === null ? [] : { side, key };
    }),
    showIf: readConditions(source),
    options: isMultiple ? options : withOneSelected(source, options),
    groups: titled,
  };
}

/** The field's key; the empty text where it has none, which disables the field. */
function readKey(source: Source): string {
  const key = readText(source, 'key');
  if (key !== null) return key;
  noteProperty(source, 'key', 'definition.key.missing');
  return '';
}

function readOwnId(source: Source): string | null {
  const id = readId(source, 'id');
  if (id === null) noteProperty(source, 'id', 'definition.id.missing');
  return id;
}

function readName(source: Source, key: string): string {
  const name = readText(source, 'name');
  if (name !== null) return name;
  noteProperty(source, 'name', 'definition.name.missing');
  return key;
}

function readType(source: Source): FieldType | null {
  const name = typeName(source);
  const type = FIELD_TYPES.find((known) => known === name) ?? null;
  if (type === null) noteProperty(source, 'type', 'definition.type.unknown');
  return type;
}

function typeName({ json }: Source): string {
  const type = json['type'] ?? null;
  return isScalar(type) ? String(type) : '';
}

function readDataType(source: Source): DataType {
  const name = source.json['data_type'];
  const dataType = DATA_TYPES.find((known) => known === name);
  if (dataType !== undefined) return dataType;
  noteProperty(source, 'data_type', 'definition.data-type.unknown');
  return 'STRING';
}

type Limits = Pick<FieldDefinition, 'minValue' | 'maxValue' | 'minLength' | 'maxLength'>;

function readLimits(source: Source): Limits {
  const [minValue, maxValue] = uncrossed(source, 'value', [
    readNumber(source, 'min_value'),
    readNumber(source, 'max_value'),
  ]);
  const [minLength, maxLength] = uncrossed(source, 'length', [
    readLength(source, 'min_length'),
    readLength(source, 'max_length'),
  ]);
  return { minValue, maxValue, minLength, maxLength };
}

type Sides = readonly [min: number | null, max: number | null];

function uncrossed(source: Source, what: 'value' | 'length', sides: Sides): Sides {
  const [min, max] = sides;
  if (min === null || max === null || min <= max) return sides;
  noteProperty(source, `min_${what}`, 'definition.limits.crossed');
  return [null, null];
}

function withOneSelected(source: Source, options: readonly Option[]): readonly Option[] {
  const selected = options.filter(({ isSelected }) => isSelected);
  const [first] = selected;
  if (first === undefined || selected.length === 1) return options;
  source.report('option.selected.several', `${source.pointer}/values`, selected.length);
  return options.map((option) =>
    option.isSelected && option !== first ? { ...option, isSelected: false } : option,
  );
}
