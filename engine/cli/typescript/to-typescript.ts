import type { Plan, PlanField } from '../../index.ts';
import { docComment, propertyName } from './ts-words.ts';
import { isLoadedOnDemand, SHARED_TYPES, valueType, type SharedType } from './value-type.ts';

/** Longest line of the output, in letters. */
const WIDTH = 100;

/** Names that every object has in TypeScript: an optional property would be inherited. */
const INHERITED = new Set([
  'constructor',
  'hasOwnProperty',
  'isPrototypeOf',
  'propertyIsEnumerable',
  'toLocaleString',
  'toString',
  'valueOf',
]);

/** What a declaration is made of. */
export interface PayloadOptionHelp {
  /** Name of the type. */
  readonly name: string;
  /** Sentences above it. */
  readonly comment: readonly string[];
}

/**
 * TypeScript for what the form of a plan sends: an interface with a property for each key.
 *
 * A property may be missing where its field may be hidden or may be left empty. Fields that share a
 * key share the property.
 */
export function toTypescript(plan: Plan, { name, comment }: PayloadOptionHelp): string {
  // A filter without a key is on no form.
  const properties = plan.fieldsBySlot
    .filter((_, slot) => plan.keys[slot] !== '')
    .map((indexes) => propertyOf(plan, indexes));
  const used = new Set(properties.flatMap(({ shared }) => shared));
  const shared = Object.entries(SHARED_TYPES)
    .filter(([type]) => Array.from(used).some((one) => one === type))
    .map(([, declaration]) => declaration);
  const body = properties.map(({ text }) => text).join('\n');
  const payload = `${docComment(comment, '')}\nexport interface ${name} {${body === '' ? '' : `\n${body}\n`}}`;
  return `${[payload, ...shared].join('\n\n')}\n`;
}

interface Property {
  readonly text: string;
  readonly shared: readonly SharedType[];
}

function propertyOf(plan: Plan, indexes: readonly number[]): Property {
  const fields = indexes.flatMap((index) => plan.fields[index] ?? []);
  const reachable = fields.filter((field) => isReachable(plan, field));
  const types = reachable.map((field) => valueType(field, plan.mode));
  const members = Array.from(new Set(types.flatMap((type) => type.members)));
  const key = fields[0]?.key ?? '';
  const [only, ...others] = reachable;
  const isSure = only !== undefined && others.length === 0 && isAlwaysSent(plan, only);
  const isInherited = !isSure && INHERITED.has(key);
  const head = `  readonly ${propertyName(key)}${isSure ? '' : '?'}:`;
  const help = [
    ...fields.flatMap((field) => fieldLines(plan, field)),
    ...(isInherited ? ['Every object inherits the name: ask Object.hasOwn first.'] : []),
  ];
  return {
    text: `${docComment(Array.from(new Set(help)), '  ')}\n${unionText(head, isInherited ? [...members, `Object['${key}']`] : members)}`,
    shared: types.flatMap((type) => type.shared),
  };
}

/** `head: a | b;` in one line where it fits, else a member a line. */
function unionText(head: string, members: readonly string[]): string {
  const line = `${head} ${members.length === 0 ? 'never' : members.join(' | ')};`;
  if (line.length <= WIDTH || members.length < 2) return line;
  return `${head}\n${members.map((member) => `    | ${member}`).join('\n')};`;
}

function fieldLines(plan: Plan, field: PlanField): readonly string[] {
  const { name, inputSuffix, key } = field;
  const label = name === '' ? key : name;
  const facts = [
    ...(inputSuffix === null ? [] : [endingInStop(`In ${inputSuffix}`)]),
    ...limitWords(field),
    ...(isLoadedOnDemand(field) ? ['Options load on demand.'] : []),
    ...(isReachable(plan, field) ? [] : ['Never shows.']),
    ...(isAlwaysShown(plan, field) ? [] : conditionWords(plan, field)),
  ];
  return [endingInStop(label), ...facts];
}

function endingInStop(text: string): string {
  return /[.!?…]$/.test(text.trim()) ? text : `${text}.`;
}

function limitWords({ minValue, maxValue, minLength, maxLength }: PlanField): readonly string[] {
  return [sidesWords('', minValue, maxValue), sidesWords(' letters', minLength, maxLength)].flatMap(
    (words) => words ?? [],
  );
}

function sidesWords(unit: string, min: number | null, max: number | null): string | null {
  if (min !== null && max !== null) return `From ${min} to ${max}${unit}.`;
  if (min !== null) return `At least ${min}${unit}.`;
  return max === null ? null : `At most ${max}${unit}.`;
}

function conditionWords(plan: Plan, field: PlanField): readonly string[] {
  const parent = field.parent === null ? undefined : plan.fields[field.parent];
  const waits = parent === undefined ? [] : [`${parent.key} is filled in`];
  const conditions = field.showIf.map(
    ({ key, values }) => `${key} is ${values.map((value) => JSON.stringify(value)).join(' or ')}`,
  );
  const words = [...waits, ...conditions];
  return words.length === 0 ? [] : [`Shows when ${words.join(', and ')}.`];
}

/** Whether every payload that is accepted has a value of the field. */
function isAlwaysSent(plan: Plan, field: PlanField): boolean {
  return (
    plan.mode === 'entry' && field.isRequired && field.type !== null && isAlwaysShown(plan, field)
  );
}

/** Whether it waits for nothing that may be missing: of parents, walked up without recursion. */
function isAlwaysShown(plan: Plan, field: PlanField): boolean {
  for (let at: PlanField | undefined = field; at !== undefined; at = parentOf(plan, at)) {
    const isShared = (plan.fieldsBySlot[at.slot] ?? []).length > 1;
    if (at.isUnreachable || at.showIf.length > 0 || isShared) return false;
    if (at.parent === null) return true;
    const parent = plan.fields[at.parent];
    if (plan.mode !== 'entry' || parent?.isRequired !== true || parent.type === null) return false;
  }
  return true;
}

/** Whether nothing in the definitions keeps it from ever showing. */
function isReachable(plan: Plan, field: PlanField): boolean {
  for (let at: PlanField | undefined = field; at !== undefined; at = parentOf(plan, at)) {
    const slots = plan.conditionSlots[at.index] ?? [];
    const isNever = at.showIf.some(({ values }) => values.length === 0);
    if (at.isUnreachable || slots.includes(null) || isNever) return false;
  }
  return true;
}

function parentOf(plan: Plan, { parent }: PlanField): PlanField | undefined {
  return parent === null ? undefined : plan.fields[parent];
}
