/** Text of the price line of an ad that may have a price but has none. */
export const NO_PRICE = 'Цена не указана';

/** Unit of an area that has a price per square metre. */
export const SQUARE_METRE = 'м²';

/** Between the key facts of a card's line. */
export const FACT_SEPARATOR = ' · ';

const BY_AGREEMENT = 'По договорённости';
/** Names of options that are periods: «В месяц», «За час»; «Договорная» is none. */
const PERIOD = /^(?:в|за) /i;

const NBSP = '\u00A0';
const DIRAMS_IN_SOMONI = 100;
/** Of « с.». */
const UNIT_LENGTH = 3;

const whole = /* @__PURE__ */ new Intl.NumberFormat('ru', { maximumFractionDigits: 0 });
const withDirams = /* @__PURE__ */ new Intl.NumberFormat('ru', { minimumFractionDigits: 2 });

/** Formats a price: «12 500 с.», «9,50 с.». The spaces do not break. */
export function priceText(dirams: number): string {
  const style = dirams % DIRAMS_IN_SOMONI === 0 ? whole : withDirams;
  return `${style.format(dirams / DIRAMS_IN_SOMONI).replaceAll(/\s/g, NBSP)}${NBSP}с.`;
}

/** A salary, its sides in dirams. */
interface Pay {
  readonly least: number | null;
  readonly most: number | null;
  readonly isNegotiable: boolean;
}

/** Formats a salary: «от 3 000 с. в месяц», «250–350 с. в день», «По договорённости». */
export function payText({ least, most, isNegotiable }: Pay, period: string | null): string {
  if (isNegotiable || (least === null && most === null)) return BY_AGREEMENT;
  return withPeriod(sidesText(least, most), period);
}

function sidesText(least: number | null, most: number | null): string {
  if (most === null) return `от${NBSP}${priceText(least ?? 0)}`;
  if (least === null) return `до${NBSP}${priceText(most)}`;
  if (least === most) return priceText(most);
  return `${priceText(least).slice(0, -UNIT_LENGTH)}–${priceText(most)}`;
}

/** Adds what a price is for: «80 с. за час». */
function withPeriod(price: string, period: string | null): string {
  return period === null ? price : `${price} ${period}`;
}

/** The price line of an ad: a price, a salary or the text for their absence. */
export function priceLine(price: {
  readonly priceDirams: number | null;
  readonly priceText: string | null;
  readonly pricePeriod: string | null;
}): string | null {
  const { priceDirams, pricePeriod } = price;
  return priceDirams === null ? price.priceText : withPeriod(priceText(priceDirams), pricePeriod);
}

/** The period of a price by the name of its option: «в месяц»; `null` for other options. */
export function periodText(option: string | null): string | null {
  if (option === null || !PERIOD.test(option)) return null;
  return `${option.slice(0, 1).toLowerCase()}${option.slice(1)}`.replaceAll(' ', NBSP);
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
