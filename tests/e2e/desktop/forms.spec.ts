import { recordedStructure } from '../forms/recorded.ts';
import { validateForm } from '../forms/validate-form.ts';
import { test } from '../people/person.ts';

/** Filled in every run; the forms of the other categories only by `npm run test:long`. */
const ALWAYS = 'cars';

for (const { id: category, name, subcategories } of recordedStructure().categories) {
  for (const { id } of subcategories.slice(0, 1)) {
    test(
      `a seller fills «${name}», and the server reads the same values`,
      { tag: category === ALWAYS ? [] : '@long' },
      ({ page }) => validateForm(page, id),
    );
  }
}
