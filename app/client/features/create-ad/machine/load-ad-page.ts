import type { QueryClient } from '@tanstack/react-query';

import { refusalText } from '../../../../contract/plain.ts';
import { ownProfile } from '../../../api/account/own-profile.ts';
import { createFilters } from '../../../api/definitions/create-filters.ts';
import { creationStructure } from '../../../api/definitions/filters.ts';
import { isTester } from '../../../api/is-tester.ts';
import { ApiFailure } from '../../../api/transport/api-failure.ts';
import { failureTexts } from '../../../api/transport/failure-text.ru.ts';
import type { AdPage } from '../ad-form.ts';

/**
 * Loads the data and the code that the form of a subcategory needs.
 *
 * @throws {ApiFailure} `subcategory.unknown`, `sign-in.required`, `network` and the server's
 *   other refusals.
 */
export async function loadAdPage(queries: QueryClient, subcategoryId: string): Promise<AdPage> {
  const [structure, document, profile, isRecorded] = await Promise.all([
    queries.ensureQueryData(creationStructure()),
    queries.fetchQuery(createFilters(subcategoryId)),
    queries.fetchQuery(ownProfile()),
    isTester(queries),
    loadFormParts(),
  ]);
  if (profile === null) {
    throw new ApiFailure('sign-in.required', refusalText('sign-in.required'));
  }
  for (const category of structure.categories) {
    const found = category.subcategories.find(({ id }) => id === subcategoryId);
    if (found === undefined) continue;
    return {
      target: { categoryId: category.id, subcategoryId },
      categoryName: category.name,
      subcategoryName: found.name,
      limits: found.limits,
      document,
      author: { id: profile.id, name: profile.name },
      loadedAt: Date.now(),
      isRecorded,
    };
  }
  // The server has a form for it and does not list it: two contradictory answers.
  throw new ApiFailure('answer', failureTexts.answer);
}

/** Loads the code of the form ahead of the press that needs it. */
export async function loadFormParts(): Promise<void> {
  await Promise.all([loadFormOpener(), loadFormView()]);
}

/** Code that opens a form: the engine. */
export function loadFormOpener() {
  return import('../form/open-ad-form.ts');
}

/** Code that renders it. */
export function loadFormView() {
  return import('../form/AdFormView.tsx');
}
