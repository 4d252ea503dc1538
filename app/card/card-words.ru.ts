/** Text of the price line of an ad that may have a price but has none. */
export const NO_PRICE = 'Цена не указана';

/** Unit of an area that has a price per square metre. */
export const SQUARE_METRE = 'м²';

const NBSP = '\u00A0';
const DIRAMS_IN_SOMONI = 100;

const whole = /* @__PURE__ */ new Intl.NumberFormat('ru', { maximumFractionDigits: 0 });
const withDirams = /* @__PURE__ */ new Intl.NumberFormat('ru', { minimumFractionDigits: 2 });

/** Formats a price: «12 500 с.», «9,50 с.». The spaces do not break. */
export function priceText(dirams: number): string {
  const style = dirams % DIRAMS_IN_SOMONI === 0 ? whole : withDirams;
  return `${style.format(dirams / DIRAMS_IN_SOMONI).replaceAll(/\s/g, NBSP)}${NBSP}с.`;
}

/** Formats a price per square metre without dirams: «9 800 с. / м²». */
export function areaPriceText(dirams: number): string {
  const somoni = Math.round(dirams / DIRAMS_IN_SOMONI) * DIRAMS_IN_SOMONI;
  return `${priceText(somoni)} / ${SQUARE_METRE}`;
}

/** Whether a text is an amount of money: «3 000 с.». */
export function isSum(text: string): boolean {
  return /^[\d\s,]*\d\sс\.$/.test(text);
}
