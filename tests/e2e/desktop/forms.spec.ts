import { judgeForm } from '../forms/judge-form.ts';
import { recordedStructure } from '../forms/recorded.ts';
import { test } from '../people/person.ts';

for (const { name, subcategories } of recordedStructure().categories) {
  for (const { id } of subcategories.slice(0, 1)) {
    test(`a seller fills «${name}», and the server reads it as it was filled`, ({ page }) =>
      judgeForm(page, id));
  }
}
