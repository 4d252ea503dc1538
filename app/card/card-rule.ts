import type { CardRule } from '../contract/index.ts';
import { AD_KINDS, FACT_ICONS } from '../contract/plain.ts';

/** The rule of a subcategory without one: facts are then found by their form. */
export const NO_CARD_RULE: CardRule = {
  facts: [],
  price_period: null,
  periods: [],
  company: null,
  kind: 'GOODS',
};

/**
 * Reads the card's rule of a seller's page.
 *
 * @param page As the server stores or sends it.
 * @returns `NO_CARD_RULE` for a page without a valid rule.
 */
export function cardRuleOf(page: unknown): CardRule {
  const rule = propertyOf(page, 'card');
  const facts = propertyOf(rule, 'facts');
  if (!Array.isArray(facts)) return NO_CARD_RULE;
  const kind = propertyOf(rule, 'kind');
  return {
    facts: facts.flatMap((fact) => factOf(fact) ?? []),
    price_period: textOf(propertyOf(rule, 'price_period')),
    periods: periodsOf(propertyOf(rule, 'periods')),
    company: textOf(propertyOf(rule, 'company')),
    kind: AD_KINDS.find((known) => known === kind) ?? NO_CARD_RULE.kind,
  };
}

function factOf(json: unknown): CardRule['facts'][number] | null {
  const text = textOf(propertyOf(json, 'text'));
  if (text === null) return null;
  const icon = propertyOf(json, 'icon');
  return {
    text,
    name: textOf(propertyOf(json, 'name')),
    icon: FACT_ICONS.find((known) => known === icon) ?? null,
  };
}

function periodsOf(json: unknown): NonNullable<CardRule['periods']> {
  if (!Array.isArray(json)) return [];
  return json.flatMap((period: unknown) => {
    const text = textOf(propertyOf(period, 'text'));
    const when = propertyOf(period, 'when');
    const [key, value] = [textOf(propertyOf(when, 'key')), textOf(propertyOf(when, 'value'))];
    const isOfAll = when === null;
    if (text === null || (!isOfAll && (key === null || value === null))) return [];
    return [{ text, when: key === null || value === null ? null : { key, value } }];
  });
}

function propertyOf(json: unknown, key: string): unknown {
  if (typeof json !== 'object' || json === null || !Object.hasOwn(json, key)) return undefined;
  return Reflect.get(json, key);
}

function textOf(json: unknown): string | null {
  return typeof json === 'string' ? json : null;
}
