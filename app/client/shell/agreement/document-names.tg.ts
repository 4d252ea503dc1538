import type { DocumentId } from '../../../contract/plain.ts';

/** Titles of the documents; their texts are in Russian. */
export const documentNames: Readonly<Record<DocumentId, string>> = {
  'user-agreement': 'Созишномаи истифодабаранда',
  privacy: 'Сиёсати махфият',
  'posting-rules': 'Қоидаҳои эълондиҳӣ',
  'paid-services': 'Созишномаи хизматҳои пулакӣ',
  licence: 'Созишномаи истифодаи барнома',
};

/** Texts beside the documents. */
export const documentWords = {
  newTab: ', дар саҳифаи нав кушода мешавад',
  since: 'Аз 23 ноябри соли 2026 амал мекунад. Матн ҳоло танҳо ба забони русӣ аст.',
} as const;
