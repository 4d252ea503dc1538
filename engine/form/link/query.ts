import type { Plan } from '../../definition/plan.ts';
import type { FieldValue } from '../../fields/field-value.ts';
import { toLinkText } from '../../fields/link/link-text.ts';
import { fieldContext } from '../state/field-context.ts';
import type { FormState, LoadOptions, Payload } from '../state/form-state.ts';
import { indexOf, shownField } from '../state/plan-index.ts';
import { type OptionsAnswer, validate } from '../state/validate.ts';
import { QUERY_PREFIX } from './query-prefix.ts';
import { readLinkText, type LinkReading } from './read-link-text.ts';

/** An entry of an old link, or a member of its list, that this form cannot take. */
export interface DeadKey {
  readonly key: string;
  /** `unknown`: no field has the key; `value`: its field refuses the text, or was given one already. */
  readonly code: 'unknown' | 'value';
  readonly text: string;
}

/** Content of a link: initial values of a form, and the entries that it does not use. */
export interface LinkValues {
  readonly values: Readonly<Record<string, FieldValue>>;
  readonly dead: readonly DeadKey[];
}

/**
 * The payload as entries of a link, in the order of the page: `filter_{key}` and a text.
 * `fromQuery` reads them back to equal values, as long as no rule refuses them.
 */
export function toQuery(plan: Plan, payload: Payload): readonly (readonly [string, string])[] {
  const { state } = validate(plan, payload);
  return plan.keys.flatMap((key) => {
    const value = Object.hasOwn(payload, key) ? payload[key] : undefined;
    if (value === undefined) return [];
    const context = fieldContext(plan, state, readerOf(plan, state, key));
    return [[`${QUERY_PREFIX}${key}`, toLinkText(value, context)] as const];
  });
}

/**
 * Reads the `filter_…` entries of a link; others are not its business.
 *
 * Values of hidden fields are kept here and dropped when the form starts; a value whose options
 * load on demand is kept unseen. Every other value passes its field's rules.
 *
 * @param entries Name and text pairs, e.g. `URLSearchParams`; of equal names the first counts.
 */
export function fromQuery(
  plan: Plan,
  entries: Iterable<readonly [name: string, text: string]>,
): LinkValues {
  const texts = new Map<string, string>();
  const dead: DeadKey[] = [];

  for (const [name, text] of entries) {
    if (!name.startsWith(QUERY_PREFIX)) continue;
    const key = name.slice(QUERY_PREFIX.length);
    // The empty key is that of filters sent without one: they are on no form.
    const isKnown = key !== '' && indexOf(plan).slotByKey.has(key);
    if (!isKnown) dead.push({ key, code: 'unknown', text });
    else if (texts.has(key)) dead.push({ key, code: 'value', text });
    else texts.set(key, text);
  }

  const readings = readTexts(plan, texts);
  const lost = Array.from(readings).flatMap(([key, reading]) =>
    reading.lost.map((text) => ({ key, code: 'value' as const, text })),
  );
  return { values: valuesOf(readings), dead: [...dead, ...lost] };
}

type Readings = ReadonlyMap<string, LinkReading>;

/**
 * Reads every text with the field that shows its key, and with its options. Which of the fields
 * that share a key is shown, and whether its options are known, depends on values read before it;
 * so there are rounds, and each resolves one more link of the chain.
 */
function readTexts(plan: Plan, texts: ReadonlyMap<string, string>): Readings {
  let readings: Readings = new Map();
  let seen = '';
  for (let round = 0; round <= plan.fields.length; round += 1) {
    const { state } = validate(plan, valuesOf(readings), sentPage(plan));
    const next = new Map(
      Array.from(texts, ([key, text]) => {
        const context = fieldContext(plan, state, readerOf(plan, state, key));
        return [key, readLinkText(text, context)];
      }),
    );
    const text = JSON.stringify(valuesOf(next));
    readings = next;
    if (text === seen) break;
    seen = text;
  }
  return readings;
}

/** What was sent with a list that loads may be a page of it: a link may name any other option. */
function sentPage({ fields }: Plan): (effect: LoadOptions) => OptionsAnswer {
  return ({ field }) => {
    const { options = [], groups = [] } = fields[field] ?? {};
    return { options, groups, isComplete: false };
  };
}

/** Index of the field that reads a key's text: the one shown, else the first. */
function readerOf(plan: Plan, state: FormState, key: string): number {
  const slot = indexOf(plan).slotByKey.get(key) ?? 0;
  return shownField(plan, state, key)?.index ?? plan.fieldsBySlot[slot]?.[0] ?? 0;
}

function valuesOf(readings: Readings): Readonly<Record<string, FieldValue>> {
  const values = Array.from(readings).flatMap(([key, { value }]) =>
    value === null ? [] : [[key, value] as const],
  );
  return Object.fromEntries(values);
}
