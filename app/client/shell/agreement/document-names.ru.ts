import type { DocumentId } from '../../../contract/plain.ts';

/** Titles of the documents. */
export const documentNames: Readonly<Record<DocumentId, string>> = {
  'user-agreement': 'Пользовательское соглашение',
  privacy: 'Политика конфиденциальности',
  'posting-rules': 'Правила размещения объявлений',
  'paid-services': 'Соглашение о платных услугах',
  licence: 'Лицензионное соглашение',
};

/** Texts beside the documents. */
export const documentWords = {
  newTab: ', откроется в новой вкладке',
  since: 'Действует с 23 ноября 2026 года',
} as const;
