import type { CardRule } from '../contract/index.ts';

/** The rule of a subcategory without one: facts are then found by their form. */
export const NO_CARD_RULE: CardRule = { facts: [], price_period: null, company: null };

/**
 * Reads the card's rule of a seller's page.
 *
 * @param page As the server stores or sends it.
 * @returns `NO_CARD_RULE` for a page without a valid rule.
 */
export function cardRuleOf(page: unknown): CardRule {
  const rule = propertyOf(page, 'card');
  const facts = propertyOf(rule, 'facts');
  if (!Array.isArray(facts) || !facts.every(isText)) return NO_CARD_RULE;
  const [period, company] = [propertyOf(rule, 'price_period'), propertyOf(rule, 'company')];
  return {
    facts,
    price_period: isText(period) ? period : null,
    company: isText(company) ? company : null,
  };
}

function propertyOf(json: unknown, key: string): unknown {
  if (typeof json !== 'object' || json === null || !Object.hasOwn(json, key)) return undefined;
  return Reflect.get(json, key);
}

function isText(json: unknown): json is string {
  return typeof json === 'string';
}
