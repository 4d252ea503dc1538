import { adsCount } from '../ui/ads-count/ads-count.ru.ts';

/** Maximum length of a page's description, in characters: search engines show no more. */
const DESCRIPTION_LENGTH = 160;

/** Texts of a page's head. */
export const headWords = {
  site: 'Бозор',
  /** Of Open Graph. */
  locale: 'ru_RU',
  home: 'Главная',
  about: 'Объявления по всему Таджикистану: машины, жильё, работа, вещи и услуги.',
} as const;

/** Description of a results page. */
export function resultsDescription(title: string, count: number | null): string {
  const found = count === null ? 'Объявления' : adsCount(count);
  return cut(`${title}: ${found} в Таджикистане. Цены, фото, телефоны продавцов.`);
}

/** Description of a document. */
export function documentDescription(title: string): string {
  return `${title} площадки объявлений «${headWords.site}».`;
}

/** Description of an ad: price, facts, the start of its text. */
export function adDescription(parts: readonly (string | null)[]): string {
  const sentences = parts.flatMap((part) => (part === null || part === '' ? [] : [sentence(part)]));
  return cut(sentences.join(' '));
}

function sentence(text: string): string {
  return /[.!?…]$/.test(text) ? text : `${text}.`;
}

/** Cut at the end of a word, with an ellipsis where text is left out. */
function cut(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= DESCRIPTION_LENGTH) return line;
  const part = line.slice(0, DESCRIPTION_LENGTH - 1);
  const end = part.lastIndexOf(' ');
  return `${part.slice(0, end > 0 ? end : part.length).replace(/[\s.,;:·—-]+$/, '')}…`;
}
