import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { createDiagnosticCollector } from '../diagnostics/report.ts';
import type { Option, OptionGroup } from '../field-definition.ts';
import { isJsonObject } from '../json.ts';
import type { PlanField } from '../plan.ts';
import { dataTypeShapes } from './data-type-shape.ts';
import { listIn, type RawOptions } from './raw-options.ts';
import { readGroups } from './read-groups.ts';
import { readOption } from './read-option.ts';

/** A list of options as read, with its titled parts. */
export interface ReadOptions {
  readonly options: readonly Option[];
  readonly groups: readonly OptionGroup[];
}

/** The same, with its diagnostics. */
export interface ReadAnswer extends ReadOptions {
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Reads the answer to a request for child values as a definition's own list is read.
 *
 * @param values The answer's `values`, any JSON.
 * @param groups The answer's `groups`, any JSON; `null` and absent are no groups.
 * @param field The field the list is for: its data type decides the JSON type of the values.
 * @returns Frozen options and groups; pointers of the diagnostics start at the answer. Never throws.
 */
export function toOptions(
  values: unknown,
  groups: unknown,
  field: Pick<PlanField, 'dataType'>,
): ReadAnswer {
  const { report, diagnostics } = createDiagnosticCollector();
  const read = readOptions({ values, groups, pointer: '', report }, field);
  return { ...read, diagnostics };
}

/** Reads `values` and `groups`; of values with the same text the first is kept. */
export function readOptions(
  raw: RawOptions,
  { dataType }: Pick<PlanField, 'dataType'>,
): ReadOptions {
  const { pointer, report } = raw;
  const { cast } = dataTypeShapes[dataType];
  const options = new Map<string, Option>();

  for (const [index, json] of listIn(raw, 'values').entries()) {
    const at = `${pointer}/values/${index}`;
    const option = isJsonObject(json) ? readOption({ json, pointer: at, report }, cast) : null;
    if (option === null) {
      report('option.shape', at, json);
    } else if (options.has(String(option.value))) {
      report('option.value.shared', at, option.value);
    } else {
      options.set(String(option.value), option);
    }
  }

  const list = Object.freeze(Array.from(options.values()));
  return { options: list, groups: readGroups(raw, list) };
}
