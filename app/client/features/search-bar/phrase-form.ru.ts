import { fold } from '@bozor/form-engine/search';

/** Endings of folded Russian nouns and adjectives, after at least three letters. */
const ENDING =
  /(?<=[а-я]{3})(?:[ая]ми|[ыи]ми|[ое]го|[ое]му|[ая]х|[ая]м|[ое]в|[оеыи]и|ая|яя|[оеыи]е|[оеыи]м|ую|юю|[ыи]х|[аеиоуыэюяь])$/u;

/** What the forms of one phrase have in common: those of «flat» and «a flat's» are equal. */
export function phraseForm(text: string): string {
  return fold(text)
    .split(' ')
    .map((word) => word.replace(ENDING, ''))
    .join(' ');
}
