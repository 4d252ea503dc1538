/** Texts of the wider searches. */
export const widerWords = {
  similar: 'Шояд шумо ҷустаед',
  wider: 'Васеъ кардани ҷустуҷӯ',
  nearby: 'Ҷои наздик',
  country: 'Дар тамоми Тоҷикистон',
  everywhere: 'Дар ҳамаи бахшҳо',
  instead: 'Филтр ба ҷои калимаҳо',
} as const;

/** Names a search without a filter. */
export function withoutFilter(text: string): string {
  return `Бе филтри «${text}»`;
}

/** What the search is narrowed to now. */
export function nowText(text: string): string {
  return `Ҳозир: ${text}`;
}
