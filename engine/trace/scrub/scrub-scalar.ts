import { type FieldContext, type Scalar, type ShapeName, kindOf } from '../../index.ts';
import { IMEI_LENGTH, imei, parseNumber } from '../../rules.ts';
import type { StandIns } from './stand-ins.ts';

/** What a value is scrubbed by. */
export interface Scope {
  readonly standIns: StandIns;
  /** The field that holds the value; `null` for a key of no field. */
  readonly context: FieldContext | null;
  /** Texts that conditions on the field's key name: they stay. */
  readonly conditions: ReadonlySet<string>;
}

const DAY = /^\d{1,4}[-./]\d{1,2}[-./]\d{1,4}(?:[T,\s]\s*\d{1,2}:\d{1,2}(?::\d{1,2}(?:\.\d+)?)?)?$/;
const SCHEME_AND_HOST =
  /^\s*(?:https?:\/\/)?[\p{L}\p{M}\d-]+(?:\.[\p{L}\p{M}\d-]+)+(?::\d+)?(?=[/?#\s]|$)/iu;
/** A number long enough to be a telephone's. */
const LONG_NUMBER = /\d{4}/;
const MEMBER = /(?:\\[\\,\n]|[^,\n])+/g;

/** A text as it may be passed on; every shape has its own way. */
type Rule = (text: string, scope: Scope) => string;

/** Scrubs one value, or one member of a list. Flags stay, and numbers stay where they are. */
export function scrubScalar(value: Scalar, scope: Scope): Scalar {
  if (typeof value === 'string') return scrubText(value, scope);
  if (typeof value === 'boolean' || !LONG_NUMBER.test(String(value))) return value;
  if (scope.context === null) return Number(scope.standIns.of(String(value))) || 0;
  return scrubWireScalar(value, scope);
}

/** Scrubs what a server or a draft holds: it spells a text of digits as a number at times. */
export function scrubWireScalar(value: Scalar, scope: Scope): Scalar {
  if (typeof value === 'string') return scrubText(value, scope);
  if (scope.context === null) return scrubScalar(value, scope);
  const text = textIn(value, scope.context);
  const scrubbed = text === null ? null : scrubText(text, scope);
  return scrubbed === null || scrubbed === text ? value : scrubbed;
}

/** Scrubs one side of a range or of a salary: what is no number was written by mistake. */
export function scrubSide(side: string, { standIns }: Pick<Scope, 'standIns'>): string {
  return side.trim() === '' || parseNumber(side) !== null ? side : standIns.of(side);
}

function scrubText(text: string, scope: Scope): string {
  const { context, conditions, standIns } = scope;
  if (conditions.has(text.trim())) return text;
  if (context === null) return standIns.of(text);
  return rules[kindOf(context.field).shapeName(context.field, context.mode)](text, scope);
}

/** The text as which the field takes a number or a flag in; `null` where it takes it in as it is. */
function textIn(value: Scalar, context: FieldContext): string | null {
  const kind = kindOf(context.field);
  const input = kind.isChoice(context.field) ? null : kind.toInput(value, context);
  return typeof input === 'string' ? input : null;
}

const free: Rule = (text, { standIns }) => standIns.of(text);

/** Choices are the server's words. */
const chosen: Rule = (text) => text;

/** Numbers and days stay; what is neither was written by mistake. */
const measured: Rule = (text, { context, standIns }) => {
  const isMeasure = context !== null && isReadable(text, context);
  return isMeasure || DAY.test(text.trim()) ? text : standIns.of(text);
};

/** Whether the field reads a text, a number that is too long or has a fraction among them. */
function isReadable(text: string, context: FieldContext): boolean {
  const kind = kindOf(context.field);
  const code = kind.validate(text, context)?.code;
  return (
    code === 'number.too-long' || code === 'number.integer' || kind.toValue(text, context) !== null
  );
}

/** A host is public, what follows it need not be. */
const address: Rule = (text, { standIns }) => {
  const [site = ''] = SCHEME_AND_HOST.exec(text) ?? [];
  // Digits alone are a telephone number sooner than a site.
  const host = /\p{L}/u.test(site) ? site : '';
  return host + standIns.of(text.slice(host.length));
};

/** A right number replaces a right one, a wrong one for one that is wrong the same way. */
const phone: Rule = (text, { standIns }) => {
  const digits = text.trim();
  if (!/^\d+$/.test(digits) || digits.length !== IMEI_LENGTH) return standIns.of(text);
  standIns.forget(digits);
  const body = standIns.of(digits.slice(0, -1));
  const distance = Number(digits.at(-1)) - checkDigit(digits.slice(0, -1));
  const last = (checkDigit(body) + distance + 10) % 10;
  return text.replace(digits, `${body}${last}`);
};

/** The digit that makes an IMEI of the digits before it. */
function checkDigit(body: string): number {
  return [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].find((digit) => imei(`${body}${digit}`) === null) ?? 0;
}

const members: Rule = (text, scope) => {
  const { context, conditions } = scope;
  // A box for texts reads anything as one.
  const isFree = context !== null && kindOf(context.field).toValue('x', context) !== null;
  const rule = isFree ? free : measured;
  return text.replaceAll(MEMBER, (member) => {
    const plain = member.replaceAll(/\\([\\,\n])/g, '$1').trim();
    return conditions.has(plain) ? member : rule(member, scope);
  });
};

// A shape without a rule does not compile.
const rules: Readonly<Record<ShapeName, Rule>> = {
  choice: chosen,
  'choice-list': chosen,
  text: free,
  url: address,
  imei: phone,
  number: measured,
  date: measured,
  'date-time': measured,
  tick: (text, scope) => (['true', 'false'].includes(text) ? text : free(text, scope)),
  'text-list': members,
  range: scrubSide,
  salary: scrubSide,
  place: free,
  kept: free,
};
