import type { QueryClient } from '@tanstack/react-query';

import { createFilters } from '../../../api/definitions/create-filters.ts';
import { creationStructure } from '../../../api/definitions/filters.ts';
import { isTester } from '../../../api/is-tester.ts';
import { ApiFailure } from '../../../api/transport/api-failure.ts';
import { failureTexts } from '../../../api/transport/failure-text.ru.ts';
import type { AdPage } from '../ad-form.ts';

/** Which form is wanted, and whose it will be. */
interface PageRequest {
  readonly subcategoryId: string;
  readonly owner: string;
}

/**
 * Everything that the form of a subcategory needs, the parts that open and draw it included.
 *
 * @throws {ApiFailure} `subcategory.unknown`, `network` and the server's other refusals.
 */
export async function loadAdPage(queries: QueryClient, request: PageRequest): Promise<AdPage> {
  const { subcategoryId, owner } = request;
  const [structure, document, isRecorded] = await Promise.all([
    queries.ensureQueryData(creationStructure()),
    queries.ensureQueryData(createFilters(subcategoryId)),
    isTester(queries),
    loadFormParts(),
  ]);
  for (const category of structure.categories) {
    const found = category.subcategories.find(({ id }) => id === subcategoryId);
    if (found === undefined) continue;
    return {
      target: { categoryId: category.id, subcategoryId },
      categoryName: category.name,
      subcategoryName: found.name,
      limits: found.limits,
      document,
      owner,
      isRecorded,
    };
  }
  // The server has a form for it and does not list it: two answers that contradict each other.
  throw new ApiFailure('answer', failureTexts.answer);
}

/** Fetches what opens and draws a form, ahead of the press that needs it. */
export async function loadFormParts(): Promise<void> {
  await Promise.all([loadFormOpener(), loadFormView()]);
}

/** What opens a form: the engine. */
export function loadFormOpener() {
  return import('../form/open-ad-form.ts');
}

/** What draws it. */
export function loadFormView() {
  return import('../form/AdFormView.tsx');
}
