import { recordedStructure } from '../forms/recorded.ts';
import { validateForm } from '../forms/validate-form.ts';
import { test } from '../people/person.ts';

for (const { name, subcategories } of recordedStructure().categories) {
  for (const { id } of subcategories.slice(0, 1)) {
    test(`a seller fills «${name}», and the server reads the same values`, ({ page }) =>
      validateForm(page, id));
  }
}
