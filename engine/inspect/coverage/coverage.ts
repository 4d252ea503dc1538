import { DATA_TYPES, FIELD_TYPES } from '../../index.ts';
import type { DataType, FaultCode, FieldType, Plan, PlanField } from '../../index.ts';
import { FEATURES, featuresOf, type Feature } from './features.ts';
import { possibleFaults } from './possible-faults.ts';

/** Pages that a cell names where no other number is given. */
const NAMED = 5;

/** A page of definitions and its name, for example that of its file. */
export interface NamedPlan {
  readonly name: string;
  readonly plan: Plan;
}

/** How often something occurs, and where. */
export interface CoverageCell {
  /** Fields. */
  readonly count: number;
  /** Names of pages that have such a field: the first few by name. */
  readonly pages: readonly string[];
}

/** A cell under the heading `of`. */
export interface HeadedCell<Heading> extends CoverageCell {
  readonly of: Heading;
}

/** What the definitions of one type have. */
export interface CoverageRow {
  /** `null`: types that this engine does not know. */
  readonly type: FieldType | null;
  readonly total: CoverageCell;
  /** One for each of `FEATURES`, in their order. */
  readonly features: readonly HeadedCell<Feature>[];
  /** One for each of the ten data types, in their order. */
  readonly dataTypes: readonly HeadedCell<DataType>[];
  /** Codes of the rules that a value of these fields may break, sorted. */
  readonly faults: readonly FaultCode[];
}

/** What a set of pages covers of all that definitions may have. */
export interface Coverage {
  readonly pages: number;
  readonly fields: number;
  /** One for each of the sixteen types, in their order, and one for types unknown. */
  readonly rows: readonly CoverageRow[];
}

/** Level of detail of a coverage. */
export interface CoverageOptions {
  /** Pages that a cell names at most; 5 when left out. */
  readonly names?: number;
}

/** Counts what the definitions of many pages have, type by type. The order of the pages is all one. */
export function coverage(
  pages: readonly NamedPlan[],
  { names = NAMED }: CoverageOptions = {},
): Coverage {
  const sorted = pages.toSorted((one, other) => (one.name < other.name ? -1 : 1));
  const all = sorted.flatMap((page) => page.plan.fields.map((field) => ({ page, field })));
  const byType = Map.groupBy(all, ({ field }) => field.type);
  return {
    pages: pages.length,
    fields: all.length,
    rows: [...FIELD_TYPES, null].map((type) => toRow(type, byType.get(type) ?? [], names)),
  };
}

/** A field, and the page it is on. */
interface PlannedField {
  readonly page: NamedPlan;
  readonly field: PlanField;
}

function toRow(
  type: FieldType | null,
  fields: readonly PlannedField[],
  names: number,
): CoverageRow {
  const had = fields.flatMap((one) =>
    featuresOf(one.page.plan, one.field).map((feature) => ({ feature, one })),
  );
  const byFeature = Map.groupBy(had, ({ feature }) => feature);
  const byDataType = Map.groupBy(fields, ({ field }) => field.dataType);
  const faults = fields.flatMap(({ page, field }) => possibleFaults(page.plan, field));
  return {
    type,
    total: toCell(fields, names),
    features: FEATURES.map((of) => ({
      of,
      ...toCell(byFeature.get(of)?.map(({ one }) => one) ?? [], names),
    })),
    dataTypes: DATA_TYPES.map((of) => ({ of, ...toCell(byDataType.get(of) ?? [], names) })),
    faults: Array.from(new Set(faults)).toSorted(),
  };
}

function toCell(fields: readonly PlannedField[], names: number): CoverageCell {
  const pages = new Set(fields.map(({ page }) => page.name));
  return { count: fields.length, pages: Array.from(pages).slice(0, names) };
}
