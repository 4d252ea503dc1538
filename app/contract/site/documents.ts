/** The site's documents in display order (spec §2, «Desktop footer»). */
export const DOCUMENT_IDS = [
  'user-agreement',
  'privacy',
  'posting-rules',
  'paid-services',
  'licence',
] as const;

/** The last part of a document's address. */
export type DocumentId = (typeof DOCUMENT_IDS)[number];

/** Path of a document's page. */
export function documentPath(id: DocumentId): string {
  return `/documents/${id}`;
}

/** The document at an address; `null` for an unknown one. */
export function documentAt(id: string | undefined): DocumentId | null {
  return DOCUMENT_IDS.find((one) => one === id) ?? null;
}
