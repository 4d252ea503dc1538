import { recordedStructure } from '../forms/recorded.ts';
import { validateForm } from '../forms/validate-form.ts';
import { test } from '../people/person.ts';

// In every run the whole way fills the form of cars, and the lab that of phones.
for (const { name, subcategories } of recordedStructure().categories) {
  for (const { id } of subcategories.slice(0, 1)) {
    test(
      `a seller fills «${name}», and the server reads the same values`,
      { tag: '@long' },
      ({ page }) => validateForm(page, id),
    );
  }
}
