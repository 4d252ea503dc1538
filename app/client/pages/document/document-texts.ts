import type { DocumentId } from '../../../contract/plain.ts';
import type { DocumentText } from './document-text.ts';
import { licence } from './texts/licence.ru.ts';
import { paidServices } from './texts/paid-services.ru.ts';
import { postingRules } from './texts/posting-rules.ru.ts';
import { privacy } from './texts/privacy.ru.ts';
import { userAgreement } from './texts/user-agreement.ru.ts';

/** The documents by their ids. */
export const documentTexts: Readonly<Record<DocumentId, DocumentText>> = {
  'user-agreement': userAgreement,
  privacy,
  'posting-rules': postingRules,
  'paid-services': paidServices,
  licence,
};
