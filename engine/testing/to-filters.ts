import type { DataType, FieldType } from '../definition/field-definition.ts';
import type { Json, JsonObject } from '../definition/json.ts';
import type { ConditionDraft, FieldDraft, OptionDraft } from './field-draft.ts';
import { sampleScalar } from './sample-scalar.ts';

/** A filter before it is serialized, with what later filters need to point at it. */
interface Target {
  readonly id: Json;
  readonly key: string;
  readonly draft: FieldDraft;
}

const offersOptions: Readonly<Record<FieldType, (draft: FieldDraft) => boolean>> = {
  DROP_LIST: () => true,
  SEEK_BAR: () => false,
  RANGE_INPUT: () => false,
  LIST: () => true,
  LIST_ADAPTER: () => true,
  COLOR_LIST: () => true,
  EDIT_TEXT: () => false,
  LIST_RADIO_BUTTON: () => true,
  RADIO_BUTTON: () => true,
  SALARY: () => false,
  MAP: () => false,
  CHECKBOX: (draft) => draft.isGrouped,
  TEXT_AREA: () => false,
  DATE: () => false,
  URL: () => false,
  IMEI: () => false,
};

/**
 * Resolves drafts into definitions as a server sends them. Parents and conditions point at earlier
 * drafts only, so there is no cycle; the page order is the drafts' own (`index`).
 */
export function toFilters(drafts: readonly FieldDraft[]): readonly JsonObject[] {
  const targets: Target[] = [];
  const placed: { readonly index: number; readonly filter: JsonObject }[] = [];
  const withChildren = new Set(drafts.map((draft, n) => loadingParent(draft, n)));

  for (const [n, draft] of drafts.entries()) {
    const id = n % 2 === 0 ? 100 + n : `f${n}`;
    const key = freshKey(draft.key, targets);
    const filter = { ...toFilter(draft, targets), id, key, has_next_filter: withChildren.has(n) };
    const twins = toTwins(filter, draft, targets);
    placed.push(...twins.map((twin) => ({ index: draft.index, filter: twin })));
    targets.push({ id, key, draft });
  }
  return placed.toSorted((a, b) => a.index - b.index).map(({ filter }) => filter);
}

/** Index of the draft whose value this one's options load for; `null` when they come inline. */
function loadingParent(draft: FieldDraft, n: number): number | null {
  return draft.isLoaded && draft.parent !== null && n > 0 ? draft.parent % n : null;
}

function freshKey(key: string, targets: readonly Target[]): string {
  return targets.some((target) => target.key === key) ? `${key}_${targets.length}` : key;
}

function toFilter(draft: FieldDraft, targets: readonly Target[]): JsonObject {
  const [name = null, placeholder = null, suffix = null, error = null, none = null] = draft.words;
  const parent = draft.parent === null ? undefined : targets[draft.parent % targets.length];
  const isInline = offersOptions[draft.type](draft) && sendsOptions(draft, parent);
  const values = isInline ? toValues(draft) : [];

  return {
    parent_filter_id: parent?.id ?? null,
    name: name ?? 'Name',
    placeholder,
    input_suffix: suffix,
    type: draft.type,
    data_type: draft.dataType,
    has_popular: draft.hasPopular,
    is_multiselect: draft.isMultiselect || draft.dataType.endsWith('_LIST'),
    is_required: draft.isRequired,
    error_message: error,
    no_selection_message: none,
    ...toLimits(draft),
    ...toBound(draft, targets),
    show_if: draft.conditions.flatMap((condition) => toCondition(condition, targets)),
    values,
    groups: draft.isGrouped && isInline ? toGroups(draft) : [],
  };
}

/** At times some options are sent with a list that loads. */
function sendsOptions(draft: FieldDraft, parent: Target | undefined): boolean {
  return !draft.isLoaded || draft.isSent || parent === undefined;
}

function toLimits(draft: FieldDraft): JsonObject {
  const [minValue, maxValue] = draft.limits ?? [null, null];
  const [minLength, maxLength] = draft.lengths ?? [null, null];
  return {
    min_value: draft.sides === 'max' ? null : minValue,
    max_value: draft.sides === 'min' ? null : maxValue,
    min_length: draft.sides === 'max' ? null : minLength,
    max_length: draft.sides === 'min' ? null : maxLength,
  };
}

/** A bound between numbers; at times one that names something else, which never applies. */
function toBound({ bound, dataType }: FieldDraft, targets: readonly Target[]): JsonObject {
  const numbers = targets.filter(({ draft }) => isNumber(draft.dataType));
  const named = isNumber(dataType) && numbers.length > 0 ? numbers : targets;
  const target = bound === null ? undefined : named[bound.target % named.length];
  return bound === null || target === undefined ? {} : { [`${bound.side}_key`]: target.key };
}

function isNumber(dataType: DataType): boolean {
  return dataType === 'INTEGER' || dataType === 'FLOAT';
}

function toValues(draft: FieldDraft): readonly JsonObject[] {
  const isSingle = !draft.isMultiselect && !draft.dataType.endsWith('_LIST');
  const distinct = new Map(
    draft.options.map((option) => [String(sampleScalar(draft.dataType, option.n)), option]),
  );
  const selected = draft.options.find((option) => option.isSelected);

  return Array.from(distinct.values(), (option) => ({
    ...toValue(option, draft),
    selected: isSingle ? option === selected : option.isSelected,
  }));
}

function toValue(option: OptionDraft, draft: FieldDraft): JsonObject {
  const value = sampleScalar(draft.dataType, option.n);
  const spellings = { typed: value, text: String(value), key: null };
  return {
    id: 1000 + option.n,
    name: option.name,
    value: spellings[option.spelling],
    is_popular: option.isPopular,
    key: String(value),
    icon: option.icon,
    location: option.location,
  };
}

function toGroups(draft: FieldDraft): readonly JsonObject[] {
  const keys = draft.options.map((option) => String(sampleScalar(draft.dataType, option.n)));
  const half = Math.ceil(keys.length / 2);
  return [
    { group: 'A', value_keys: keys.slice(0, half) },
    { group: 'B', value_keys: keys.slice(half) },
  ];
}

function toCondition(condition: ConditionDraft, targets: readonly Target[]): JsonObject[] {
  const target = targets[condition.target % targets.length];
  if (target === undefined) return [];

  const values = condition.picks.map((pick) => conditionValue(target, pick));
  const written = condition.isText ? values.map(String) : values;
  return [{ key: target.key, value: written.length === 1 ? (written[0] ?? null) : written }];
}

function conditionValue({ draft }: Target, pick: number): string | number | boolean {
  const option = draft.options[pick % draft.options.length];
  if (draft.type === 'CHECKBOX' && !draft.isGrouped) return true;
  return sampleScalar(draft.dataType, option?.n ?? pick);
}

/** One filter, or two that share its key and are shown for different values of an earlier field. */
function toTwins(
  filter: JsonObject,
  draft: FieldDraft,
  targets: readonly Target[],
): readonly JsonObject[] {
  const target = targets[(draft.parent ?? 0) % targets.length];
  if (!draft.isTwin || target === undefined) return [filter];

  const [first, second] = [conditionValue(target, 0), conditionValue(target, 1)];
  if (String(first) === String(second)) return [filter];
  return [
    { ...filter, show_if: [{ key: target.key, value: first }] },
    { ...filter, id: `twin-${targets.length}`, show_if: [{ key: target.key, value: second }] },
  ];
}
